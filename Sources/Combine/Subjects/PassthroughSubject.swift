/// A subject that remembers nothing: who isn't subscribed, or has demanded nothing, misses what is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcaster = Broadcaster<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
        broadcaster.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcaster.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        broadcaster.send(subscription: subscription)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcaster.subscribe(subscriber)
    }
}

// A lock guards everything in it.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
