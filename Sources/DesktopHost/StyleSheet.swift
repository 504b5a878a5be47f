#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// What the toolkit's own looks are changed by, so that our layout alone says where things are.
    @MainActor
    enum StyleSheet {
        private static let text = """
            button.oriel { padding: 0; }
            button.oriel.bare {
                background: none; box-shadow: none; border-radius: 4px; min-height: 0; min-width: 0;
                font-weight: inherit;
            }
            button.oriel.bare:hover { opacity: 0.8; }
            button.oriel.bare:active { opacity: 0.6; }
            button.oriel.accent-text { color: @accent_color; }
            button.oriel.destructive-text { color: @destructive_color; }
            button.oriel { font-weight: inherit; }
            entry.plain {
                background: none; border-radius: 0; box-shadow: none; outline: none; min-height: 0; padding: 0;
            }
            scrolledwindow.text-area { background: none; }
            scrolledwindow.text-area.boxed {
                border-radius: 6px; background-color: alpha(currentColor, 0.1);
            }
            scrolledwindow.text-area textview, scrolledwindow.text-area textview text { background: none; }
            scrolledwindow.text-area.boxed:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
            """

        private static var isInstalled = false

        static func install() {
            guard !isInstalled else { return }
            isInstalled = true
            add(text)
        }

        private static var fonts: [String: String] = [:]

        /// A style class for widgets in another font than the user's.
        static func className(family: String, size: CGFloat) -> String {
            let family = family.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
            let rule = "font-family: \"\(family)\"; font-size: \(size)px;"
            if let known = fonts[rule] { return known }
            let name = "oriel-font-\(fonts.count)"
            add(".\(name) { \(rule) }")
            fonts[rule] = name
            return name
        }

        static func add(_ text: String) {
            let provider = gtk_css_provider_new()
            gtk_css_provider_load_from_data(provider, text, -1)
            gtk_style_context_add_provider_for_display(
                gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            g_object_unref(provider)
        }
    }

    /// Style classes for the fonts of texts of several lines, which the toolkit takes from nowhere else.
    @MainActor
    enum FontStyles {
        private static var known: [String: String] = [:]

        static func name(of font: DisplayFont, _ fonts: Fonts) -> String {
            let family = fonts.family(of: font)
                .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
            let rule = """
                font-family: "\(family)"; font-size: \(font.size)px; font-weight: \(font.weight);
                font-style: \(font.isItalic ? "italic" : "normal");
                """
            if let name = known[rule] { return name }
            let name = "font-\(known.count)"
            known[rule] = name
            StyleSheet.add("textview.\(name) { \(rule) }")
            return name
        }
    }

    /// Style classes for the colours that programs choose.
    @MainActor
    enum Tints {
        private static var known: Set<String> = []

        /// For a label in this colour.
        static func ink(_ color: DisplayColor) -> String {
            name("ink", color) { "button.oriel.\($0) { color: \(css(color)); }" }
        }

        /// For a prominent button in this colour.
        static func ground(_ color: DisplayColor) -> String {
            let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            let letters = brightness > 0.7 ? "rgba(0, 0, 0, 0.8)" : "white"
            return name("ground", color) {
                "button.oriel.\($0) { background-color: \(css(color)); color: \(letters); }"
            }
        }

        private static func css(_ color: DisplayColor) -> String {
            func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
            return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.opacity))"
        }

        private static func name(_ use: String, _ color: DisplayColor, _ rule: (String) -> String) -> String {
            let parts = [color.red, color.green, color.blue, color.opacity].map { String(Int(($0 * 255).rounded())) }
            let name = "\(use)-\(parts.joined(separator: "-"))"
            if known.insert(name).inserted { StyleSheet.add(rule(name)) }
            return name
        }
    }
#endif
