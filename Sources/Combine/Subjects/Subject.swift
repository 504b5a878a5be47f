/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Ends the subject; it sends nothing more.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands over the subscription to a publisher that the subject passes on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells the subscribers that something happened that carries no value.
    public func send() {
        send(())
    }
}

/// Passes on what a publisher sends to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
    private let lock = Lock()
    private var state = SubscriptionState.awaiting
    private var subject: S?

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock { state.accept(subscription) ? self.subject : nil }
        if let subject {
            subject.send(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        terminate().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { state.subscription }?.request(demand)
    }

    func cancel() {
        terminate().state.subscription?.cancel()
    }

    private func terminate() -> (state: SubscriptionState, subject: S?) {
        lock.withLock {
            let before = (state.terminate(), subject)
            subject = nil
            return before
        }
    }
}
