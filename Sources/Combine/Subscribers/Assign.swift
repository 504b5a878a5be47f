extension Subscribers {
    /// A subscriber that writes each value to a property of an object, which it holds until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = Lock()
        private var state = SubscriptionState.awaiting
        private var root: Root?

        /// The object written to, or nil after the end.
        public var object: Root? { lock.withLock { root } }

        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber that writes to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            if lock.withLock({ state.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            _ = terminate()
        }

        public func cancel() {
            terminate().state.subscription?.cancel()
        }

        // What is let go is handed out, so that it is released after the lock is.
        private func terminate() -> (state: SubscriptionState, root: Root?) {
            lock.withLock {
                let before = (state.terminate(), root)
                root = nil
                return before
            }
        }

        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object. The object is held until the subscription ends.
    ///
    /// - Returns: The subscription; it ends when this value is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    /// Writes each value to a `@Published` property: `publisher.assign(to: &$property)`.
    ///
    /// The subscription ends by itself when the object that has the property is released.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.box.takeValues(of: self)
    }
}
