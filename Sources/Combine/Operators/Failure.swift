extension Publisher {
    /// Changes the error by a closure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// Publishes a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Publishes a value if the publisher finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Stops the program at an error, which is thereby declared a programmer's error.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that can't fail a failure type, to match others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// Changes the error by a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            transform = map
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorConduit<_, Upstream.Failure, _>(
                    subscriber, onCompletion: { [transform] in Ending(completion: $0.mapError(transform)) },
                    onValue: { .emit($0) }))
        }
    }

    /// Publishes a value in place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(
                OperatorConduit<_, Upstream.Failure, _>(
                    subscriber, policy: .counts,
                    onCompletion: { [output] completion in
                        if case .failure = completion {
                            Ending(last: output, completion: .finished)
                        } else {
                            Ending(completion: .finished)
                        }
                    },
                    onValue: { .emit($0) }))
        }
    }

    /// Publishes a value if the publisher finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.subscribe(
                OperatorConduit(
                    subscriber, policy: .counts,
                    onCompletion: { [output] in $0.ending(with: isEmpty ? output : nil) },
                    onValue: { value in
                        isEmpty = false
                        return .emit(value)
                    }))
        }
    }

    /// Stops the program at an error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt

        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(
                OperatorConduit<_, Upstream.Failure, _>(
                    subscriber,
                    onCompletion: { [prefix, file, line] completion in
                        if case .failure(let error) = completion {
                            let start = prefix.isEmpty ? "" : "\(prefix): "
                            fatalError("\(start)\(error)", file: file, line: line)
                        }
                        return Ending(completion: .finished)
                    },
                    onValue: { .emit($0) }))
        }
    }

    /// Gives a publisher that can't fail a failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorConduit<_, Never, _>(
                    subscriber, onCompletion: { _ in Ending(completion: .finished) }, onValue: { .emit($0) }))
        }
    }
}
