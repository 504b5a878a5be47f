/// Publishes one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(
            subscription: ElementsConduit(CollectionOfOne(output).makeIterator(), downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}

extension Optional {
    /// Publishes the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }

    /// Publishes the value of an optional, if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty<Wrapped, Never>().receive(subscriber: subscriber)
            }
        }
    }
}

extension Result {
    /// Publishes the value and finishes, or fails with the error.
    public var publisher: Publisher { Publisher(self) }

    /// Publishes the value of a result and finishes, or fails with its error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        public init(_ output: Success) {
            result = .success(output)
        }

        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                subscriber.receive(
                    subscription: ElementsConduit(CollectionOfOne(output).makeIterator(), downstream: subscriber))
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}
