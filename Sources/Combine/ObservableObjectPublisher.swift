/// The publisher that tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcaster = Broadcaster<Void, Never>()

    public init() {}

    /// Tells the subscribers that the object is about to change.
    public func send() {
        broadcaster.send(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcaster.subscribe(subscriber)
    }
}
