/// Where a subscriber stands with its publisher: it takes one subscription, and keeps it until the end.
enum SubscriptionState {
    case awaiting
    case subscribed(any Subscription)
    case terminated

    /// Takes the subscription if it is the first; else it is the caller's to cancel.
    mutating func accept(_ subscription: any Subscription) -> Bool {
        guard case .awaiting = self else { return false }
        self = .subscribed(subscription)
        return true
    }

    /// Ends it.
    /// - Returns: What it was before.
    mutating func terminate() -> SubscriptionState {
        defer { self = .terminated }
        return self
    }

    var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    var isTerminated: Bool {
        if case .terminated = self { true } else { false }
    }
}
