/// The inside of `flatMap`, `merge` and `switchToLatest`: passes on the values of publishers that come and go.
final class FlatteningConduit<Output, Failure: Error>: SerialConduit<Output, Failure> {
    // Guarded by the lock.
    private var children: [ObjectIdentifier: Child] = [:]
    // What came with nobody asking for it: one value of each child at most.
    private var waiting: [(child: Child, value: Output)] = []
    private var demand = Subscribers.Demand.none
    private var source: (any Subscription)?
    private var isSourceDone = false
    private var isShutDown = false
    private let keepsLatestOnly: Bool

    init<Downstream: Subscriber>(_ downstream: Downstream, keepsLatestOnly: Bool = false)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        self.keepsLatestOnly = keepsLatestOnly
        super.init(downstream: downstream)
    }

    /// Adds a publisher.
    ///
    /// - Parameter onFinish: Runs when the publisher has finished.
    func add<P: Publisher>(_ publisher: P, onFinish: @escaping () -> Void = {})
    where P.Output == Output, P.Failure == Failure {
        let child = Child(conduit: self, onFinish: onFinish)
        lock.lock()
        guard !isShutDown else {
            lock.unlock()
            return
        }
        var replaced: [Child] = []
        if keepsLatestOnly {
            replaced = Array(children.values)
            children = [:]
            waiting = []
        }
        children[ObjectIdentifier(child)] = child
        lock.unlock()
        for child in replaced {
            child.cancel()
        }
        publisher.subscribe(child)
    }

    /// Takes the subscription to the publisher of publishers.
    func receive(source subscription: any Subscription, demand: Subscribers.Demand) {
        lock.lock()
        guard !isShutDown, source == nil, !isSourceDone else {
            lock.unlock()
            subscription.cancel()
            return
        }
        source = subscription
        lock.unlock()
        subscription.request(demand)
    }

    /// Takes the end of the publisher of publishers.
    func receive(sourceCompletion completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isShutDown else {
            lock.unlock()
            return
        }
        isSourceDone = true
        source = nil
        switch completion {
        case .failure: finish(completion)
        case .finished: finishIfThrough()
        }
    }

    /// Asks the publisher of publishers for one more.
    func requestFromSource() {
        lock.withLock { source }?.request(.max(1))
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        let becomesUnlimited = !wasUnlimited && self.demand == .unlimited
        lock.unlock()
        while sendWaiting() {}
        if becomesUnlimited {
            for child in lock.withLock({ Array(children.values) }) {
                child.request(.unlimited)
            }
        }
        lock.lock()
        finishIfThrough()
    }

    override func cancel() {
        let (released, downstream) = lock.withLock { (shutDown(), forgetDownstream()) }
        released.source?.cancel()
        for child in released.children {
            child.cancel()
        }
        withExtendedLifetime(downstream) {}
    }

    private func sendWaiting() -> Bool {
        lock.lock()
        guard demand > .none, !waiting.isEmpty else {
            lock.unlock()
            return false
        }
        let (child, value) = waiting.removeFirst()
        demand -= 1
        unlockAndDeliver(value)
        child.request(.max(1))
        return true
    }

    /// Forgets everything, under the lock; what it was is to be released outside of it.
    private func shutDown() -> (source: (any Subscription)?, children: [Child]) {
        let before = (source, Array(children.values))
        source = nil
        children = [:]
        waiting = []
        isShutDown = true
        return before
    }

    /// Finishes when nothing can come any more. The lock is held on entry, and free on return.
    private func finishIfThrough() {
        if !isShutDown, isSourceDone, children.isEmpty, waiting.isEmpty {
            finish(.finished)
        } else {
            lock.unlock()
        }
    }

    /// Ends all. The lock is held on entry, and free on return.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let before = shutDown()
        unlockAndDeliver(completion)
        before.source?.cancel()
        for child in before.children {
            child.cancel()
        }
    }

    private final class Child: Subscriber {
        typealias Input = Output

        private let conduit: FlatteningConduit
        private let onFinish: () -> Void
        private let lock = Lock()
        private var state = SubscriptionState.awaiting

        init(conduit: FlatteningConduit, onFinish: @escaping () -> Void) {
            self.conduit = conduit
            self.onFinish = onFinish
        }

        func receive(subscription: any Subscription) {
            guard lock.withLock({ state.accept(subscription) }) else {
                subscription.cancel()
                return
            }
            let isUnlimited = conduit.lock.withLock { conduit.demand == .unlimited }
            subscription.request(isUnlimited ? .unlimited : .max(1))
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            conduit.lock.lock()
            guard conduit.children[ObjectIdentifier(self)] != nil else {
                conduit.lock.unlock()
                return .none
            }
            guard conduit.demand > .none else {
                conduit.waiting.append((self, input))
                conduit.lock.unlock()
                return .none
            }
            conduit.demand -= 1
            conduit.unlockAndDeliver(input)
            return .max(1)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            _ = lock.withLock { state.terminate() }
            conduit.lock.lock()
            guard conduit.children.removeValue(forKey: ObjectIdentifier(self)) != nil else {
                conduit.lock.unlock()
                return
            }
            switch completion {
            case .failure:
                conduit.finish(completion)
            case .finished:
                conduit.finishIfThrough()
                onFinish()
            }
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { state.subscription }?.request(demand)
        }

        func cancel() {
            lock.withLock { state.terminate() }.subscription?.cancel()
        }
    }
}
