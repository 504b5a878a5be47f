extension Publisher {
    /// Makes a publisher of each value, and publishes what they publish, as it comes.
    ///
    /// - Parameter maxPublishers: How many of them run at the same time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// As `flatMap`, for a publisher that can't fail of its own.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// As `flatMap`, with publishers that can't fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// As `flatMap`, where nothing can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes what the latest of its publishers publishes; the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// As `switchToLatest`, for a publisher that can't fail of its own.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// As `switchToLatest`, where nothing can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publishers {
    /// Makes a publisher of each value, and publishes what they publish.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = FlatteningConduit(subscriber)
            conduit.start(subscriber)
            upstream.subscribe(
                FlatteningSource(conduit: conduit, demand: maxPublishers) { [transform] value in
                    conduit.add(transform(value), onFinish: conduit.requestFromSource)
                })
        }
    }

    /// Publishes what the latest of its publishers publishes.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = FlatteningConduit(subscriber, keepsLatestOnly: true)
            conduit.start(subscriber)
            upstream.subscribe(FlatteningSource(conduit: conduit, demand: .unlimited) { conduit.add($0) })
        }
    }
}

/// Receives what publishers are made of.
private final class FlatteningSource<Input, Output, Failure: Error>: Subscriber {
    private let conduit: FlatteningConduit<Output, Failure>
    private let demand: Subscribers.Demand
    private let add: (Input) -> Void

    init(conduit: FlatteningConduit<Output, Failure>, demand: Subscribers.Demand, add: @escaping (Input) -> Void) {
        self.conduit = conduit
        self.demand = demand
        self.add = add
    }

    func receive(subscription: any Subscription) {
        conduit.receive(source: subscription, demand: demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        add(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        conduit.receive(sourceCompletion: completion)
    }
}
