extension Publisher {
    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher after an error, or fails with an error that the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes anew after an error, as many times as given.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = SuccessionConduit(subscriber)
            conduit.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return .finished }
                conduit.follow(handler(error)) { $0 }
                return nil
            }
        }
    }

    /// Goes on with another publisher after an error, unless the closure throws one.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let conduit = SuccessionConduit(subscriber)
            conduit.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return .finished }
                do {
                    conduit.follow(try handler(error)) { $0.erased }
                    return nil
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    /// Subscribes anew after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many times; nil is for ever.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attempt(SuccessionConduit(subscriber), remaining: retries)
        }

        private func attempt<S: Subscriber>(_ conduit: SuccessionConduit<S>, remaining: Int?)
        where S.Input == Output, S.Failure == Failure {
            conduit.follow(upstream) { completion in
                guard case .failure = completion, remaining != 0 else { return completion }
                attempt(conduit, remaining: remaining.map { $0 - 1 })
                return nil
            }
        }
    }
}
