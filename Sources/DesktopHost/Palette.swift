#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Colours as they are at a widget: what has a meaning follows the user's theme.
    @MainActor
    struct Palette {
        private let style: UnsafeMutablePointer<GtkStyleContext>?
        private let names: [String: GdkRGBA]
        /// The colour of text there.
        let foreground: GdkRGBA

        init(at widget: Widget) {
            style = gtk_widget_get_style_context(widget)
            names = [:]
            var color = GdkRGBA()
            gtk_style_context_get_color(style, &color)
            foreground = color
        }

        // The toolkit's colours, where there is no display to ask.
        static let light = Palette(
            foreground: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.8),
            [
                "accent_color": GdkRGBA(hex: 0x1C71D8), "accent_bg_color": GdkRGBA(hex: 0x3584E4),
                "window_bg_color": GdkRGBA(hex: 0xFAFAFA),
            ])
        static let dark = Palette(
            foreground: GdkRGBA(hex: 0xFFFFFF),
            [
                "accent_color": GdkRGBA(hex: 0x78AEED), "accent_bg_color": GdkRGBA(hex: 0x3584E4),
                "window_bg_color": GdkRGBA(hex: 0x242424),
            ])

        private init(foreground: GdkRGBA, _ names: [String: GdkRGBA]) {
            style = nil
            self.foreground = foreground
            self.names = names
        }

        func named(_ name: String) -> GdkRGBA? {
            guard let style else { return names[name] }
            var color = GdkRGBA()
            return gtk_style_context_lookup_color(style, name, &color) != 0 ? color : nil
        }

        var windowColor: GdkRGBA { named("window_bg_color") ?? GdkRGBA(hex: 0xFAFAFA) }

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
        fileprivate init(hex: UInt32) {
            func part(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
            self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }

        init(_ color: DisplayColor) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
        }
    }
#endif
