import Combine

/// A subscriber that records what it receives and demands what it is told to.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let demand: Subscribers.Demand
    private let further: Subscribers.Demand

    /// - Parameters:
    ///   - demand: What is demanded upon subscription.
    ///   - further: What is demanded upon each value.
    init(demand: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none) {
        self.demand = demand
        self.further = further
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > .none {
            subscription.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return further
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
    }
}
