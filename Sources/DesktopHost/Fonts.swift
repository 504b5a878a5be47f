#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// The user's font, and the fonts of the display list over it.
    @MainActor
    final class Fonts {
        /// The family of everything that asks for no other.
        let family: String
        /// The size of body text in points of the display list, which are the pixels of an unscaled display.
        let bodySize: CGFloat
        let context: OpaquePointer
        private var descriptions: [DisplayFont: OpaquePointer] = [:]

        /// - Parameter name: Of another font than the user's, with its size, as in `Inter 11`: drawn as everywhere, and not
        ///   as the user's display is set up.
        init(for widget: Widget, named name: String? = nil) {
            context = gtk_widget_create_pango_context(widget)
            if let name {
                (family, bodySize) = Self.font(name, dpi: 96 * 1024)
                drawAsEverywhere()
                return
            }
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
            var name = "Sans 11"
            var dpi: Int32 = 96 * 1024
            withValue(of: .string) { value in
                g_object_get_property(settings, "gtk-font-name", value)
                if let set = g_value_get_string(value) { name = String(cString: set) }
            }
            withValue(of: .int) { value in
                g_object_get_property(settings, "gtk-xft-dpi", value)
                if g_value_get_int(value) > 0 { dpi = g_value_get_int(value) }
            }
            (family, bodySize) = Self.font(Self.installed(name, settings), dpi: dpi)
        }

        /// Fonts where there is no display.
        init(named name: String?) {
            context = pango_font_map_create_context(pango_cairo_font_map_get_default())
            (family, bodySize) = Self.font(name ?? "Sans 11", dpi: 96 * 1024)
            drawAsEverywhere()
        }

        private func drawAsEverywhere() {
            let options = cairo_font_options_create()
            defer { cairo_font_options_destroy(options) }
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            pango_cairo_context_set_font_options(context, options)
            pango_context_set_round_glyph_positions(context, 0)
        }

        /// Whether there is the font of this name, without another in its place.
        static func isInstalled(_ name: String) -> Bool {
            families().contains(font(name, dpi: 96 * 1024).family)
        }

        isolated deinit {
            g_object_unref(UnsafeMutableRawPointer(context))
            for description in descriptions.values { pango_font_description_free(description) }
        }

        private static func font(_ name: String, dpi: Int32) -> (family: String, bodySize: CGFloat) {
            let font = pango_font_description_from_string(name)!
            defer { pango_font_description_free(font) }
            let family = pango_font_description_get_family(font).map { String(cString: $0) } ?? "Sans"
            let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
            // A name without a size.
            if size == 0 { return (family, 11 * CGFloat(dpi) / 1024 / 72) }
            let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
            return (family, isAbsolute ? size : size * CGFloat(dpi) / 1024 / 72)
        }

        /// Native widgets have another font than the user's.
        private static var hasSubstitute = false

        /// When the user chooses a font, what stands for the former one would hide that.
        private static let followsUser: Void = {
            connect(gdk_display_get_default(), "setting-changed") { arguments in
                guard hasSubstitute, arguments.string(0) == "gtk-font-name" else { return }
                hasSubstitute = false
                gtk_settings_reset_property(gtk_settings_get_default(), "gtk-font-name")
            }
        }()

        /// The user's font, or, where the system has only its fallback to offer, one that is made for screens.
        private static func installed(
            _ name: String, _ settings: UnsafeMutablePointer<GObject>
        ) -> String {
            let asked = pango_font_description_from_string(name)!
            defer { pango_font_description_free(asked) }
            let families = families()
            let family = pango_font_description_get_family(asked).map { String(cString: $0) } ?? ""
            guard family == "Sans" || !families.contains(family),
                let other = ["Cantarell", "Inter"].first(where: families.contains)
            else {
                return name
            }
            hasSubstitute = true
            followsUser
            withValue(of: .string) { value in
                // Native widgets have it from there.
                g_value_set_string(value, "\(other) 11")
                g_object_set_property(settings, "gtk-font-name", value)
            }
            return "\(other) 11"
        }

        private static func families() -> Set<String> {
            var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
            var count: Int32 = 0
            pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
            defer { g_free(list) }
            return Set(
                (0..<Int(count)).compactMap { list?[$0].map { String(cString: pango_font_family_get_name($0)) } })
        }

        func family(of font: DisplayFont) -> String {
            switch font.family {
            case .standard, .rounded: family
            case .serif: "serif"
            case .monospaced: "monospace"
            case .named(let name): name
            }
        }

        func description(_ font: DisplayFont) -> OpaquePointer {
            if let known = descriptions[font] { return known }
            let description = pango_font_description_new()!
            pango_font_description_set_family(description, family(of: font))
            pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
            pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
            if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
            descriptions[font] = description
            return description
        }

        func pointSize(of style: TextStyleSize) -> CGFloat {
            let share: CGFloat =
                switch style {
                case .largeTitle: 1.81
                case .title: 1.6
                case .title2: 1.36
                case .title3: 1.18
                case .headline, .body: 1
                case .callout: 0.95
                case .subheadline: 0.92
                case .footnote: 0.85
                case .caption: 0.82
                case .caption2: 0.75
                }
            return (bodySize * share * 2).rounded() / 2
        }
    }
#endif
