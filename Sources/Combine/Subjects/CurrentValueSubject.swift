/// A subject that has a value at any time; a new subscriber receives that one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcaster: CurrentValueBroadcaster<Output, Failure>

    /// Makes a subject that has a value to begin with.
    public init(_ value: Output) {
        broadcaster = CurrentValueBroadcaster(value)
    }

    /// The current value. Writing it sends it; after a completion a write does nothing.
    public var value: Output {
        get { broadcaster.value }
        set { broadcaster.send(newValue) }
    }

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
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}

private final class CurrentValueBroadcaster<Output, Failure: Error>: Broadcaster<Output, Failure> {
    private var current: Output

    init(_ value: Output) {
        current = value
        super.init(isDemanded: true)
    }

    var value: Output { lock.withLock { current } }

    override func latest() -> Output? { value }

    override func store(_ value: Output) {
        current = value
    }
}
