extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws when the publisher fails.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values as an asynchronous sequence. Each turn of the loop demands one value.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes; the subscription ends when the iterator is released, or its task cancelled.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let values: AsyncValues<P.Output, Never>
        private let subscription: AnyCancellable

        fileprivate init(_ publisher: P) {
            values = AsyncValues()
            subscription = AnyCancellable(values.cancel)
            publisher.subscribe(values)
        }

        public mutating func next() async -> P.Output? {
            await next(isolation: nil)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await values.next(isolation: actor) {
            case .success(let value): value
            }
        }
    }
}

/// A publisher's values as an asynchronous sequence, which throws when the publisher fails.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = any Error

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes; the subscription ends when the iterator is released, or its task cancelled.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let values: AsyncValues<P.Output, P.Failure>
        private let subscription: AnyCancellable

        fileprivate init(_ publisher: P) {
            values = AsyncValues()
            subscription = AnyCancellable(values.cancel)
            publisher.subscribe(values)
        }

        public mutating func next() async throws -> P.Output? {
            try await next(isolation: nil)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await values.next(isolation: actor).get()
        }
    }
}

/// Hands a publisher's values to those who wait for them. A lock guards everything in it.
private final class AsyncValues<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    // Publishers and sequences hand values on whether they are `Sendable` or not.
    private struct Transfer: @unchecked Sendable {
        let result: Result<Input?, Failure>
    }

    private let lock = Lock()
    private var state = SubscriptionState.awaiting
    private var waiting: [CheckedContinuation<Transfer, Never>] = []
    private var values: [Input] = []
    private var completion: Subscribers.Completion<Failure>?
    // What was waited for before there was a subscription.
    private var demand = Subscribers.Demand.none

    func next(isolation actor: isolated (any Actor)?) async -> Result<Input?, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { wait($0) }
        } onCancel: {
            cancel()
        }.result
    }

    private func wait(_ continuation: CheckedContinuation<Transfer, Never>) {
        lock.lock()
        if !values.isEmpty {
            let value = values.removeFirst()
            lock.unlock()
            continuation.resume(returning: Transfer(result: .success(value)))
        } else if let completion {
            // An error is thrown once; after it the sequence is over.
            self.completion = .finished
            lock.unlock()
            continuation.resume(returning: Self.end(completion))
        } else {
            waiting.append(continuation)
            let subscription = state.subscription
            if subscription == nil {
                demand += 1
            }
            lock.unlock()
            subscription?.request(.max(1))
        }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard state.accept(subscription) else {
            lock.unlock()
            subscription.cancel()
            return
        }
        let demand = demand
        lock.unlock()
        if demand > .none {
            subscription.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard !state.isTerminated else {
            lock.unlock()
            return .none
        }
        guard !waiting.isEmpty else {
            values.append(input)
            lock.unlock()
            return .none
        }
        let continuation = waiting.removeFirst()
        lock.unlock()
        continuation.resume(returning: Transfer(result: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = end(with: completion)
    }

    func cancel() {
        end(with: .finished).subscription?.cancel()
    }

    private func end(with completion: Subscribers.Completion<Failure>) -> SubscriptionState {
        let (before, waiting) = lock.withLock {
            let before = state.terminate()
            guard !before.isTerminated else { return (before, [CheckedContinuation<Transfer, Never>]()) }
            let waiting = self.waiting
            self.waiting = []
            // Who waits first gets the error; the others find the sequence over.
            self.completion = waiting.isEmpty ? completion : .finished
            return (before, waiting)
        }
        for (index, continuation) in waiting.enumerated() {
            continuation.resume(returning: Self.end(index == 0 ? completion : .finished))
        }
        return before
    }

    private static func end(_ completion: Subscribers.Completion<Failure>) -> Transfer {
        switch completion {
        case .finished: Transfer(result: .success(nil))
        case .failure(let error): Transfer(result: .failure(error))
        }
    }
}
