/// Receives values from a publisher, as many as it demanded.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of errors received; `Never` for a subscriber that can't receive errors.
    associatedtype Failure: Error

    /// Tells the subscriber that it is subscribed, and hands it what it demands values by.
    func receive(subscription: any Subscription)

    /// Tells the subscriber that there is a value.
    ///
    /// - Returns: How many values it expects beyond those it has demanded already.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher is done; nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that something happened that carries no value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// A namespace for the types that serve as subscribers.
public enum Subscribers {}
