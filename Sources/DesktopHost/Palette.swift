#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Colours as they are at a widget: what has a meaning follows the user's theme.
    @MainActor
    struct Palette {
        private let style: UnsafeMutablePointer<GtkStyleContext>
        /// The colour of text there.
        let foreground: GdkRGBA

        init(at widget: Widget) {
            style = gtk_widget_get_style_context(widget)
            var color = GdkRGBA()
            gtk_style_context_get_color(style, &color)
            foreground = color
        }

        func named(_ name: String) -> GdkRGBA? {
            var color = GdkRGBA()
            return gtk_style_context_lookup_color(style, name, &color) != 0 ? color : nil
        }

        /// For letters, lines and symbols.
        func ink(_ color: DisplayColor) -> GdkRGBA {
            resolve(color, accent: "accent_color", background: "window_bg_color")
        }

        /// For areas.
        func fill(_ color: DisplayColor) -> GdkRGBA {
            resolve(color, accent: "accent_bg_color", background: "window_bg_color")
        }

        private func resolve(_ color: DisplayColor, accent: String, background: String) -> GdkRGBA {
            var resolved: GdkRGBA?
            switch color.role {
            case .primary, .secondary, .tertiary, .quaternary: resolved = foreground
            case .accent: resolved = named(accent)
            case .background: resolved = named(background)
            case nil: break
            }
            guard var resolved else { return GdkRGBA(color) }
            resolved.alpha *= Float(color.opacity)
            return resolved
        }

        /// The colour of text, more or less see-through.
        func foreground(_ share: Float) -> GdkRGBA {
            var color = foreground
            color.alpha *= share
            return color
        }
    }

    extension GdkRGBA {
        init(_ color: DisplayColor) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
        }
    }
#endif
