import Foundation

/// Decides which thread delivers to a subscriber, so that it gets one event at a time though no lock is held meanwhile.
///
/// Who finds the subscriber busy with another thread's event leaves its own to that thread. An event that comes
/// from within a delivery on the same thread is delivered at once, nested, as its sender expects.
///
/// Its owner guards it by the lock it guards its own state with.
struct SerialDelivery {
    private var holder: pthread_t?
    private var waiting: [() -> Void] = []

    /// Whether the caller may deliver now. Who gets `.delivers` calls ``next()`` until that returns nil.
    mutating func begin() -> Turn {
        guard let holder else {
            self.holder = pthread_self()
            return .delivers
        }
        return pthread_equal(holder, pthread_self()) == 0 ? .waits : .isNested
    }

    /// Leaves a delivery to the thread that has the turn.
    mutating func wait(_ delivery: @escaping () -> Void) {
        waiting.append(delivery)
    }

    /// The next delivery that came meanwhile; nil gives up the turn.
    mutating func next() -> (() -> Void)? {
        guard !waiting.isEmpty else {
            holder = nil
            return nil
        }
        return waiting.removeFirst()
    }

    enum Turn {
        case delivers
        case isNested
        case waits
    }
}
