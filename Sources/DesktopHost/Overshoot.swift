#if Desktop
    import CAdwaita

    /// What a wheel has scrolled beyond the end swings back after a moment. By then the toolkit takes it for granted that
    /// the scrolled window is still in a window, and complains if it isn't; so in one that is taken away, nothing is left
    /// that could swing.
    @MainActor
    enum Overshoot {
        static func endsWithPlace(of scrolled: Widget) {
            connect(scrolled, "unrealize") { _ in end(in: scrolled) }
        }

        private static func end(in scrolled: Widget) {
            // A swing that goes on is stopped by the wheel, even by a turn of nothing. Then the true place counts again,
            // and one more turn finds it within the ends and forgets what was to come.
            turnWheel(of: scrolled)
            for adjustment in [
                gtk_scrolled_window_get_hadjustment(scrolled.opaque)!,
                gtk_scrolled_window_get_vadjustment(scrolled.opaque)!,
            ] {
                emit("value-changed", of: adjustment)
            }
            turnWheel(of: scrolled)
        }

        /// - Parameter steps: Down.
        static func turnWheel(of scrolled: Widget, steps: Double = 0) {
            for controller in scrolled.controllers(gtk_event_controller_scroll_get_type()) {
                emit("scroll", of: UnsafeMutableRawPointer(controller), 0, steps)
            }
        }
    }
#endif
