import Foundation

/// What waits for the time of a clock that tests advance, in the order in which it is due.
final class ClockQueue: @unchecked Sendable {
    /// One that waits. It is changed under the lock of its queue only.
    final class Entry: @unchecked Sendable {
        fileprivate(set) var deadline: Duration
        /// After which time it is due again, for what repeats.
        let interval: Duration?
        let isSleeper: Bool
        fileprivate var isCancelled = false
        /// Called, outside of the lock, when the time has come, or with true when that is cancelled.
        fileprivate var wake: ((_ isCancelled: Bool) -> Void)?

        init(deadline: Duration, interval: Duration? = nil, isSleeper: Bool) {
            self.deadline = deadline
            self.interval = interval
            self.isSleeper = isSleeper
        }
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var time = Duration.zero
    private var changes = 0

    var now: Duration { lock.withLock { time } }

    /// Differs from what it was when something has come, gone or been woken since.
    var changeCount: Int { lock.withLock { changes } }

    /// Waits for its time; what is past already is woken at once, as is what was cancelled before it came here.
    func add(_ entry: Entry, wake: @escaping (_ isCancelled: Bool) -> Void) {
        lock.lock()
        let isWaiting = !entry.isCancelled && entry.deadline > time
        let isCancelled = entry.isCancelled
        if isWaiting {
            entry.wake = wake
            changes += 1
            insert(entry)
        }
        lock.unlock()
        if !isWaiting { wake(isCancelled) }
    }

    func cancel(_ entry: Entry) {
        lock.lock()
        entry.isCancelled = true
        let wake = entry.wake
        entry.wake = nil
        let count = entries.count
        entries.removeAll { $0 === entry }
        if entries.count != count { changes += 1 }
        lock.unlock()
        wake?(true)
    }

    /// Takes the next that is due up to `limit`, and lets time go on to its deadline.
    func takeNext(upTo limit: Duration) -> (() -> Void)? {
        lock.withLock {
            guard let entry = entries.first, entry.deadline <= limit else { return nil }
            entries.removeFirst()
            changes += 1
            time = max(time, entry.deadline)
            let wake = entry.wake
            if let interval = entry.interval {
                entry.deadline += max(interval, .nanoseconds(1))
                insert(entry)
            } else {
                entry.wake = nil
            }
            return wake.map { wake in { wake(false) } }
        }
    }

    /// Time never goes back.
    func advance(to limit: Duration) {
        lock.withLock { time = max(time, limit) }
    }

    /// How many of a kind wait, and when the first of them is due. What repeats never ends, and isn't waited for.
    func waiting(isSleeper: Bool? = nil) -> (count: Int, deadline: Duration)? {
        lock.withLock {
            let waiting = entries.filter { $0.interval == nil && (isSleeper == nil || $0.isSleeper == isSleeper) }
            return waiting.first.map { (waiting.count, $0.deadline) }
        }
    }

    private func insert(_ entry: Entry) {
        // Behind those with the same deadline.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline <= entry.deadline { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
    }
}
