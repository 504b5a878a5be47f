#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Shows a scene in a window of the desktop.
    @MainActor
    public enum DesktopHost {
        /// Opens the display that the environment names; false where that can't be done.
        public static func open() -> Bool {
            if g_get_application_name() == nil { g_set_application_name(ProcessInfo.processInfo.processName) }
            // A second call says yes even where the first one found no display.
            return gtk_init_check() != 0 && gdk_display_get_default() != nil
        }

        /// Shows the scene until the user closes its window, and ends the process with status 0. To be called from `main`,
        /// after `open()`, and not from a task, since a task would keep the main queue from running.
        ///
        /// - Parameters:
        ///   - id: The program's id on the desktop, such as `org.example.Books`.
        ///   - size: Of the window when it is first shown, in points.
        public static func run(_ scene: any DisplayScene, id: String, size: CGSize) -> Never {
            g_set_prgname(id)
            let application = adw_application_new(id, G_APPLICATION_NON_UNIQUE)!
            g_application_register(application.of(), nil, nil)
            StyleSheet.install()
            let loop = MainLoop()
            let window = DesktopWindow(scene, size: size, application: application.of())
            window.onClose = { loop.quit() }
            window.present(size: size)
            loop.run()
            exit(0)
        }
    }
#endif
