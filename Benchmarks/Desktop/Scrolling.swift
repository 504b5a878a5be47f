#if Desktop
    import CAdwaita
    import Foundation

    /// Waits for a program's first frame, scrolls the list in its window frame by frame, tells what that cost, and ends
    /// the process.
    @MainActor
    enum Scrolling {
        /// Frames, and points in each.
        private static let (frames, distance) = (300, 120.0)
        private static var count = 0
        private static var first = Costs()

        struct Costs: Codable {
            /// Of the processor's time, in milliseconds.
            var time = 0.0
            /// In megabytes.
            var memory = 0.0

            static var now: Costs {
                var time = timespec()
                clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
                let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
                    .split(separator: " ").dropFirst().first.flatMap { Double($0) }
                return Costs(
                    time: Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6,
                    memory: (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576)
            }
        }

        struct Figures: Codable {
            /// Until the first frame was drawn.
            var start: Costs
            /// Of one frame, and the memory after the last.
            var frame: Costs
        }

        /// To be called before the program's main loop runs.
        static func begin() {
            g_timeout_add(1, { _ in MainActor.assumeIsolated { Scrolling.followFrames() ? 0 : 1 } }, nil)
        }

        private typealias Widget = UnsafeMutablePointer<GtkWidget>

        /// False: there is no window yet.
        private static func followFrames() -> Bool {
            guard let window, let list = scrolledWindow(in: window), let clock = gtk_widget_get_frame_clock(window)
            else { return false }
            adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list))
            follow(UnsafeMutableRawPointer(clock))
            return true
        }

        private static var window: Widget? {
            let windows = gtk_window_get_toplevels()
            return g_list_model_get_item(windows, 0).map { $0.assumingMemoryBound(to: GtkWidget.self) }
        }

        private static let afterPaint: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _ in
            MainActor.assumeIsolated { frameWasDrawn() }
        }

        private static func follow(_ clock: UnsafeMutableRawPointer) {
            let handler = unsafeBitCast(afterPaint, to: GCallback.self)
            g_signal_connect_data(clock, "after-paint", handler, nil, nil, GConnectFlags(0))
        }

        private static var adjustment: UnsafeMutablePointer<GtkAdjustment>?

        private static func scrolledWindow(in widget: UnsafeMutablePointer<GtkWidget>)
            -> UnsafeMutablePointer<GtkWidget>?
        {
            let name = String(
                cString: g_type_name_from_instance(
                    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
            if name == "GtkScrolledWindow" { return widget }
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                if let found = scrolledWindow(in: current) { return found }
                child = gtk_widget_get_next_sibling(current)
            }
            return nil
        }

        private static func frameWasDrawn() {
            if count == 0 { first = .now }
            if count == frames {
                let last = Costs.now
                let figures = Figures(
                    start: first, frame: Costs(time: (last.time - first.time) / Double(frames), memory: last.memory))
                FileHandle.standardOutput.write(try! JSONEncoder().encode(figures))
                exit(0)
            }
            count += 1
            gtk_adjustment_set_value(adjustment, Double(count) * distance)
        }
    }
#endif
