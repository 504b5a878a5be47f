extension Publisher {
    /// Gathers all values, and publishes them as one array when there are no more.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Publishes arrays of so many values each; the last one may have fewer.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Publishes the number of values when there are no more.
    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }
}

extension Publishers {
    /// Gathers all values into one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            upstream.subscribe(
                OperatorConduit(
                    subscriber, policy: .gathers,
                    onCompletion: { $0.ending(with: values) },
                    onValue: { value in
                        values.append(value)
                        return .skip
                    }))
        }
    }

    /// Gathers values into arrays of a given size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            // An array was demanded, and its first value counts for it; the others are asked for one by one.
            upstream.subscribe(
                OperatorConduit(
                    subscriber, policy: .counts,
                    onCompletion: { $0.ending(with: values.isEmpty ? nil : values) },
                    onValue: { [count] value in
                        values.append(value)
                        guard values.count >= count else { return .skip }
                        defer { values = [] }
                        return .emit(values)
                    }))
        }
    }
}
