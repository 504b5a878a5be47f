/// The inside of the operators that subscribe to one publisher after the other and carry the demand along.
final class SuccessionConduit<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    private var isStarted = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Subscribes to a publisher.
    ///
    /// - Parameter next: What comes after it: a completion, or nil if the closure followed another one.
    func follow<P: Publisher>(
        _ publisher: P,
        next: @escaping (Subscribers.Completion<P.Failure>) -> Subscribers.Completion<Downstream.Failure>?
    ) where P.Output == Downstream.Input {
        publisher.subscribe(Link(conduit: self, next: next))
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let released = lock.withLock {
            let released = (current, downstream)
            current = nil
            downstream = nil
            return released
        }
        released.0?.cancel()
    }

    private func begin(_ subscription: any Subscription) {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        current = subscription
        let demand = demand
        let isFirst = !isStarted
        isStarted = true
        lock.unlock()
        if isFirst {
            downstream.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    private func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = lock.withLock {
            let downstream = self.downstream
            self.downstream = nil
            return downstream
        }
        downstream?.receive(completion: completion)
    }

    private final class Link<Failure: Error>: Subscriber {
        private let conduit: SuccessionConduit
        private let next: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?

        init(
            conduit: SuccessionConduit,
            next: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?
        ) {
            self.conduit = conduit
            self.next = next
        }

        func receive(subscription: any Subscription) {
            conduit.begin(subscription)
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            conduit.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let over = conduit.lock.withLock {
                conduit.current = nil
                return conduit.downstream == nil
            }
            if !over, let completion = next(completion) {
                conduit.end(completion)
            }
        }
    }
}
