#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Shows a program in windows of the desktop.
    @MainActor
    public enum DesktopHost {
        /// Opens the display that the environment names; false where that can't be done.
        public static func open() -> Bool {
            if g_get_application_name() == nil { g_set_application_name(ProcessInfo.processInfo.processName) }
            // A second call says yes even where the first one found no display.
            return gtk_init_check() != 0 && gdk_display_get_default() != nil
        }

        /// Shows the program until its last window is closed, and ends the process with status 0. To be called from `main`,
        /// after `open()`, and not from a task, since a task would keep the main queue from running.
        ///
        /// - Parameter id: The program's id on the desktop, such as `org.example.Books`.
        public static func run(_ program: any DisplayProgram, id: String) -> Never {
            g_set_prgname(id)
            let application = adw_application_new(id, G_APPLICATION_NON_UNIQUE)!
            g_application_register(application.of(), nil, nil)
            StyleSheet.install()
            let loop = MainLoop()
            let windows = DesktopWindows(of: program, in: application.of())
            windows.onEnd = { loop.quit() }
            program.start(in: windows)
            loop.run()
            exit(0)
        }
    }
#endif
