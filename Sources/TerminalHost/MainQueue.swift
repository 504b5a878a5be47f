import CMainLoop
import Foundation

/// What else runs on the main thread: Dispatch's main queue, with it all main-actor tasks, and Foundation's run loop.
@MainActor
struct MainQueue {
    /// Becomes readable when the queue has work.
    let descriptor = _dispatch_get_main_queue_handle_4CF()

    /// Runs what the queue holds.
    func drain() {
        var value: UInt64 = 0
        _ = read(descriptor, &value, 8)
        _dispatch_main_queue_callback_4CF(nil)
    }

    /// Fires the timers that are due, and says when the next one is.
    func runTimers() -> Date? {
        let next = RunLoop.main.limitDate(forMode: .default)
        return next == .distantFuture ? nil : next
    }
}

/// The milliseconds for `poll` until the earliest of some dates: -1, for ever, where there is none.
func pollTimeout(until dates: [Date?]) -> Int32 {
    guard let earliest = dates.compactMap(\.self).min() else { return -1 }
    // Rounded up: waking too early would only mean to wait again.
    let milliseconds = (earliest.timeIntervalSinceNow * 1000).rounded(.up)
    return Int32(min(max(milliseconds, 0), 1_000_000_000))
}
