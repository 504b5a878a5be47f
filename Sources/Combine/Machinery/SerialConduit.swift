/// The end of an operator, or of a subject, that faces a subscriber and serves it from several threads.
///
/// Subclasses guard their own state by the same lock. The subscriber is kept as closures and its type forgotten:
/// their layout is known at compile time, where an optional of any type costs a look-up each time it is touched. For
/// the same reason what the lock guards is not checked for exclusive access a second time.
class SerialConduit<Output, Failure: Error>: Subscription {
    final let lock = Lock()
    /// What takes values; nil once all was cancelled or is complete.
    @exclusivity(unchecked) final var receiveValue: ((Output) -> Subscribers.Demand)?
    @exclusivity(unchecked) private final var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    @exclusivity(unchecked) private final var delivery = SerialDelivery()

    init<Downstream: Subscriber>(downstream: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        receiveValue = downstream.receive(_:)
        receiveCompletion = downstream.receive(completion:)
        // What other threads send before `start` comes after the subscription.
        _ = delivery.begin()
    }

    /// Hands the subscriber its subscription.
    final func start<Downstream: Subscriber>(_ downstream: Downstream) {
        downstream.receive(subscription: self)
        deliverWaiting()
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}

    /// Forgets the subscriber, under the lock; what is returned is to be released outside of it.
    final func forgetDownstream() -> (
        ((Output) -> Subscribers.Demand)?, ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        let before = (receiveValue, receiveCompletion)
        receiveValue = nil
        receiveCompletion = nil
        return before
    }

    /// Delivers a value with the lock held on entry, and free on return.
    final func unlockAndDeliver(_ value: Output) {
        guard let receiveValue else {
            lock.unlock()
            return
        }
        let turn = delivery.begin()
        if turn == .waits {
            delivery.wait { [self] in
                if let receiveValue = lock.withLock({ self.receiveValue }) {
                    deliver(value, to: receiveValue)
                }
            }
            lock.unlock()
            return
        }
        lock.unlock()
        deliver(value, to: receiveValue)
        if turn == .delivers {
            deliverWaiting()
        }
    }

    /// Delivers a completion with the lock held on entry, and free on return.
    final func unlockAndDeliver(_ completion: Subscribers.Completion<Failure>) {
        let turn = delivery.begin()
        if turn == .waits {
            delivery.wait { [self] in deliver(completion) }
            lock.unlock()
            return
        }
        lock.unlock()
        deliver(completion)
        if turn == .delivers {
            deliverWaiting()
        }
    }

    private final func deliverWaiting() {
        while true {
            lock.lock()
            let next = delivery.next()
            lock.unlock()
            guard let next else { return }
            next()
        }
    }

    private final func deliver(_ value: Output, to receiveValue: (Output) -> Subscribers.Demand) {
        let more = receiveValue(value)
        if more > .none {
            request(more)
        }
    }

    private final func deliver(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let receiveCompletion = receiveCompletion
        let released = forgetDownstream()
        lock.unlock()
        receiveCompletion?(completion)
        withExtendedLifetime(released) {}
    }
}
