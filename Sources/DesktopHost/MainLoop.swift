#if Desktop
    import CAdwaita
    import CMainLoop
    import Foundation

    /// The toolkit's main loop with all else in it that runs on the main thread: Dispatch's main queue, with it all
    /// main-actor tasks, and Foundation's timers.
    @MainActor
    final class MainLoop {
        private var isRunning = false
        private var timer: UnsafeMutablePointer<GSource>?

        /// As urgent as drawing: a queue that never gets empty still leaves every frame its turn.
        private static let priority = G_PRIORITY_HIGH_IDLE + 20

        func run() {
            isRunning = true
            watchMainQueue()
            while isRunning {
                waitForTimers()
                g_main_context_iteration(nil, 1)
            }
        }

        func quit() {
            isRunning = false
        }

        private func watchMainQueue() {
            let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)!
            g_source_set_priority(source, Self.priority)
            let drain: GUnixFDSourceFunc = { descriptor, _, _ in
                var value: UInt64 = 0
                _ = read(descriptor, &value, 8)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }
            g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
            g_source_attach(source, nil)
            g_source_unref(source)
        }

        /// Fires the timers that are due, and has the loop wake for the next one.
        private func waitForTimers() {
            if let timer {
                g_source_destroy(timer)
                g_source_unref(timer)
                self.timer = nil
            }
            guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else { return }
            let milliseconds = min(max((next.timeIntervalSinceNow * 1000).rounded(.up), 0), 1e9)
            let source = g_timeout_source_new(guint(milliseconds))!
            g_source_set_callback(source, { _ in 0 }, nil, nil)
            g_source_attach(source, nil)
            timer = source
        }
    }
#endif
