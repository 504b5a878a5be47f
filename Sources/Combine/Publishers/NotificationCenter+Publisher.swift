import Foundation

extension NotificationCenter {
    /// Publishes the notifications of a name, from one sender or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications. One that nobody demands is lost.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        /// The sender listened to; nil is everybody.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let conduit = NotificationConduit(downstream: subscriber, center: center)
            conduit.observe(name, object: object)
            conduit.start(subscriber)
        }
    }
}

// A lock guards everything in it.
private final class NotificationConduit: SerialConduit<Notification, Never>, @unchecked Sendable {
    private let center: NotificationCenter
    private var observer: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init<Downstream: Subscriber>(downstream: Downstream, center: NotificationCenter)
    where Downstream.Input == Notification, Downstream.Failure == Never {
        self.center = center
        super.init(downstream: downstream)
    }

    func observe(_ name: Notification.Name, object: AnyObject?) {
        let observer = center.addObserver(forName: name, object: object, queue: nil) { [self] notification in
            lock.lock()
            guard demand > .none else {
                lock.unlock()
                return
            }
            demand -= 1
            unlockAndDeliver(notification)
        }
        lock.withLock { self.observer = observer }
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    override func cancel() {
        let (observer, downstream) = lock.withLock {
            let before = (self.observer, forgetDownstream())
            self.observer = nil
            return before
        }
        if let observer {
            center.removeObserver(observer)
        }
        withExtendedLifetime(downstream) {}
    }
}
