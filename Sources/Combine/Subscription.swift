/// The connection of one subscriber to one publisher. Cancelling it is final.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for the subscriptions that serve everybody.
public enum Subscriptions {
    /// A subscription that never sends anything, for publishers that complete at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
