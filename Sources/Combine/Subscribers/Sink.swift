extension Subscribers {
    /// A subscriber that demands everything at once and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = Lock()
        private var state = SubscriptionState.awaiting
        // Guarded by the lock, and so not checked for exclusive access once more.
        @exclusivity(unchecked) private var handlers:
            (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

        /// What is done with a value.
        public var receiveValue: (Input) -> Void {
            lock.withLock { handlers }?.value ?? { _ in }
        }

        /// What is done with the completion.
        public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { handlers }?.completion ?? { _ in }
        }

        /// Makes a sink out of closures, which it lets go when it is cancelled or the publisher is done.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = (receiveValue, receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            if lock.withLock({ state.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public func receive(_ input: Input) -> Demand {
            lock.lock()
            let receiveValue = handlers?.value
            lock.unlock()
            receiveValue?(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            terminate().handlers?.completion(completion)
        }

        public func cancel() {
            terminate().state.subscription?.cancel()
        }

        // What is let go is handed out, so that it is released after the lock is.
        private func terminate() -> (
            state: SubscriptionState, handlers: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?
        ) {
            lock.withLock {
                let before = (state.terminate(), handlers)
                handlers = nil
                return before
            }
        }

        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Runs closures with every value and with the completion.
    ///
    /// - Returns: The subscription; it ends when this value is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure with every value.
    ///
    /// - Returns: The subscription; it ends when this value is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
