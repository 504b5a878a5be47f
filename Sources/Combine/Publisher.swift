/// Delivers a sequence of values over time, and at most one completion, to those who subscribe.
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output

    /// The kind of errors published; `Never` for a publisher that can't fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by ``subscribe(_:)-(Subscriber)``; call that instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which receives a subscription first and values as it demands them.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on everything it receives.
    ///
    /// - Returns: The attachment; it ends when this value is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}

/// A namespace for the types that serve as publishers.
public enum Publishers {}
