#if Desktop
    import CAdwaita
    import Foundation

    /// How pictures are drawn, whatever the user has chosen: for pictures that are compared.
    ///
    /// The first picture with a look sets the toolkit's settings of the whole process (font, resolution, smoothing of
    /// letters, icons, no animations), and they stay.
    public struct PictureLook: Hashable, Sendable {
        /// Of all that asks for no other, with its size, as in `Inter 11`.
        public var font: String
        public var isDark: Bool

        public init(font: String, isDark: Bool = false) {
            self.font = font
            self.isDark = isDark
        }

        @MainActor var isFontInstalled: Bool { Fonts.isInstalled(font) }

        /// Has the toolkit draw in this look from now on.
        @MainActor
        func hold() {
            guard DesktopHost.open() else { return }
            adw_init()
            Self.set("gtk-font-name", font)
            Self.set("gtk-xft-hintstyle", "hintslight")
            Self.set("gtk-xft-rgba", "none")
            Self.set("gtk-icon-theme-name", "Adwaita")
            Self.set("gtk-xft-antialias", 1)
            Self.set("gtk-xft-hinting", 1)
            Self.set("gtk-xft-dpi", 96 * 1024)
            Self.set("gtk-enable-animations", false)
            let scheme = isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
            adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
        }

        /// The user's colours hold again.
        @MainActor
        static func releaseColors() {
            guard gdk_display_get_default() != nil else { return }
            adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
        }

        // MARK: Settings

        @MainActor private static var settings: UnsafeMutablePointer<GObject> { gtk_settings_get_default()!.of() }

        @MainActor
        private static func set(_ name: String, _ text: String) {
            set(name, .string, unless: { g_value_get_string($0).map { String(cString: $0) } == text }) {
                g_value_set_string($0, text)
            }
        }

        @MainActor
        private static func set(_ name: String, _ number: Int32) {
            set(name, .int, unless: { g_value_get_int($0) == number }) { g_value_set_int($0, number) }
        }

        @MainActor
        private static func set(_ name: String, _ isOn: Bool) {
            set(name, .boolean, unless: { (g_value_get_boolean($0) != 0) == isOn }) {
                g_value_set_boolean($0, isOn ? 1 : 0)
            }
        }

        /// Even the value that a setting has already would make the toolkit measure everything anew.
        @MainActor
        private static func set(
            _ name: String, _ type: GType, unless isSet: (UnsafeMutablePointer<GValue>) -> Bool,
            _ write: (UnsafeMutablePointer<GValue>) -> Void
        ) {
            withValue(of: type) { value in
                g_object_get_property(settings, name, value)
                guard !isSet(value) else { return }
                write(value)
                g_object_set_property(settings, name, value)
            }
        }
    }
#endif
