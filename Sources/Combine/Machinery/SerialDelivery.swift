import Foundation

/// Delivers events to one subscriber, one at a time, whatever threads they come from, and holds no lock meanwhile.
///
/// Who finds the subscriber busy with another thread's event leaves its own to that thread. An event that comes
/// from within a delivery on the same thread is delivered at once, nested, as its sender expects.
///
/// Its owner guards it by the lock it guards its own state with.
struct SerialDelivery<Event> {
    private var holder: pthread_t?
    private var waiting: [Event] = []

    /// Takes the turn for the calling thread before anything can come.
    mutating func hold() {
        holder = pthread_self()
    }

    /// Whether the caller may deliver now. If not, the event waits for the thread that is delivering.
    /// Who got `.delivers` calls ``next()`` until that returns nil.
    mutating func begin(_ event: @autoclosure () -> Event) -> Turn {
        guard let holder else {
            self.holder = pthread_self()
            return .delivers
        }
        guard pthread_equal(holder, pthread_self()) == 0 else { return .isNested }
        waiting.append(event())
        return .waits
    }

    /// The next event that came meanwhile; nil gives up the turn.
    mutating func next() -> Event? {
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
