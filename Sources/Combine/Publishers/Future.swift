/// Publishes one value, or fails, whenever the work it was made with says so.
///
/// The work begins when the future is made, and happens once, whoever subscribes and whenever.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the work calls with its result; calls after the first do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: any FutureConduit<Output, Failure>] = [:]

    /// Begins the work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubscriberConduit(future: self, downstream: subscriber)
        let result = lock.withLock {
            if self.result == nil {
                waiting[ObjectIdentifier(conduit)] = conduit
            }
            return self.result
        }
        subscriber.receive(subscription: conduit)
        if let result {
            conduit.fulfill(result)
        }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let conduits = lock.withLock {
            guard self.result == nil else { return [ObjectIdentifier: any FutureConduit<Output, Failure>]() }
            self.result = result
            let conduits = waiting
            waiting = [:]
            return conduits
        }
        for conduit in conduits.values {
            conduit.fulfill(result)
        }
    }

    private func remove(_ conduit: AnyObject) {
        let released = lock.withLock { waiting.removeValue(forKey: ObjectIdentifier(conduit)) }
        withExtendedLifetime(released) {}
    }

    private final class SubscriberConduit<Downstream: Subscriber>: FutureConduit, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = Lock()
        private var future: Future?
        private var downstream: Downstream?
        private var hasDemand = false
        private var result: Result<Output, Failure>?

        init(future: Future, downstream: Downstream) {
            self.future = future
            self.downstream = downstream
        }

        func fulfill(_ result: Result<Output, Failure>) {
            lock.withLock { self.result = result }
            sendIfDue()
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock.withLock { hasDemand = true }
            sendIfDue()
        }

        func cancel() {
            let released = end()
            released.future?.remove(self)
        }

        private func sendIfDue() {
            lock.lock()
            guard let result, let downstream else {
                lock.unlock()
                return
            }
            switch result {
            case .success(let output):
                guard hasDemand else {
                    lock.unlock()
                    return
                }
                // Another thread that comes here finds nothing to send.
                self.result = nil
                lock.unlock()
                _ = downstream.receive(output)
                end().downstream?.receive(completion: .finished)
            case .failure(let error):
                lock.unlock()
                end().downstream?.receive(completion: .failure(error))
            }
        }

        private func end() -> (future: Future?, downstream: Downstream?) {
            lock.withLock {
                let before = (future, downstream)
                future = nil
                downstream = nil
                return before
            }
        }
    }
}

extension Future: @unchecked Sendable where Output: Sendable {}

private protocol FutureConduit<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func fulfill(_ result: Result<Output, Failure>)
}
