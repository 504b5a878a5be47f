/// The inside of `combineLatest` and `zip`: makes one value out of those of several publishers.
final class CombiningConduit<Output, Failure: Error>: SerialConduit<Output, Failure> {
    enum Rule {
        /// The latest value of each publisher, whenever one comes.
        case latest
        /// The next value of each publisher, each used once.
        case next
    }

    /// What waits of one publisher's values; guarded by the conduit's lock.
    final class Slot<Value> {
        fileprivate var values: [Value] = []

        var first: Value? { values.first }
    }

    private class Side {
        var subscription: (any Subscription)?
        var isDone = false
        var isEmpty: Bool { true }
        func use() {}
    }

    private let rule: Rule
    private var sides: [Side] = []
    private var assemble: (() -> Output?)?
    // All that was ever asked for, for publishers that send their subscription late.
    private var asked = Subscribers.Demand.none
    private var demand = Subscribers.Demand.none
    private var hasUnsent = false
    private var isShutDown = false

    init<Downstream: Subscriber>(_ downstream: Downstream, rule: Rule)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        self.rule = rule
        super.init(downstream: downstream)
    }

    /// Starts with the function that makes a value out of the slots, or nil as long as one is empty.
    /// Subscribing to the publishers follows.
    func start(_ downstream: some Subscriber, publishers: [() -> Void], assemble: @escaping () -> Output?) {
        self.assemble = assemble
        start(downstream)
        for subscribe in publishers {
            subscribe()
        }
    }

    /// What subscribes to a publisher, whose values go to the slot.
    func side<P: Publisher>(of publisher: P, slot: Slot<P.Output>) -> () -> Void
    where P.Failure == Failure {
        let side = Receiver(conduit: self, slot: slot)
        sides.append(side)
        return { publisher.subscribe(side) }
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        asked += demand
        self.demand += demand
        let subscriptions = sides.compactMap(\.subscription)
        if hasUnsent {
            emit()
        } else {
            lock.unlock()
        }
        for subscription in subscriptions {
            subscription.request(demand)
        }
    }

    override func cancel() {
        let (released, downstream) = lock.withLock { (shutDown(), forgetDownstream()) }
        for subscription in released.subscriptions {
            subscription.cancel()
        }
        withExtendedLifetime(downstream) {}
    }

    /// Forgets everything, under the lock; what it was is to be released outside of it.
    private func shutDown() -> (
        subscriptions: [any Subscription], sides: [Side], assemble: (() -> Output?)?
    ) {
        let before = (sides.compactMap(\.subscription), sides, assemble)
        for side in sides {
            side.subscription = nil
        }
        sides = []
        assemble = nil
        isShutDown = true
        return before
    }

    private var isThrough: Bool {
        guard !hasUnsent else { return false }
        return switch rule {
        case .latest: sides.allSatisfy(\.isDone)
        case .next: sides.contains { $0.isDone && $0.isEmpty }
        }
    }

    /// Sends what can be made of the slots. The lock is held on entry, and free on return.
    private func emit() {
        guard let value = assemble?() else {
            lock.unlock()
            return
        }
        guard demand > .none else {
            hasUnsent = true
            lock.unlock()
            return
        }
        demand -= 1
        hasUnsent = false
        if rule == .next {
            for side in sides {
                side.use()
            }
        }
        unlockAndDeliver(value)
        finishIfThrough()
    }

    private func finishIfThrough() {
        lock.lock()
        if !isShutDown, isThrough {
            finish(.finished)
        } else {
            lock.unlock()
        }
    }

    /// Ends all. The lock is held on entry, and free on return.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let before = shutDown()
        unlockAndDeliver(completion)
        for subscription in before.subscriptions {
            subscription.cancel()
        }
    }

    private final class Receiver<Input>: Side, Subscriber {
        private let conduit: CombiningConduit
        private let slot: Slot<Input>

        init(conduit: CombiningConduit, slot: Slot<Input>) {
            self.conduit = conduit
            self.slot = slot
        }

        override var isEmpty: Bool { slot.values.isEmpty }

        override func use() {
            slot.values.removeFirst()
        }

        func receive(subscription: any Subscription) {
            conduit.lock.lock()
            guard !conduit.isShutDown, self.subscription == nil, !isDone else {
                conduit.lock.unlock()
                subscription.cancel()
                return
            }
            self.subscription = subscription
            let asked = conduit.asked
            conduit.lock.unlock()
            if asked > .none {
                subscription.request(asked)
            }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            conduit.lock.lock()
            guard !conduit.isShutDown, !isDone else {
                conduit.lock.unlock()
                return .none
            }
            let released = slot.values
            if conduit.rule == .latest {
                slot.values = [input]
            } else {
                slot.values.append(input)
            }
            conduit.emit()
            withExtendedLifetime(released) {}
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            conduit.lock.lock()
            guard !conduit.isShutDown, !isDone else {
                conduit.lock.unlock()
                return
            }
            isDone = true
            subscription = nil
            switch completion {
            case .failure:
                conduit.finish(completion)
            case .finished:
                conduit.lock.unlock()
                conduit.finishIfThrough()
            }
        }
    }
}
