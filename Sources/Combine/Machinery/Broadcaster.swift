/// Sends values to any number of subscribers, in the order they subscribed: what subjects are made of.
class Broadcaster<Output, Failure: Error> {
    final let lock = Lock()
    // Guarded by the lock. Those that left leave gaps, so that leaving takes the same time however many there are.
    // The element type is a fixed one, since that of the conduits would be looked up by the runtime upon every send.
    @exclusivity(unchecked) private final var conduits: [AnyObject?] = []
    private final var gaps = 0
    @exclusivity(unchecked) private final var isComplete = false
    private final var completion: Subscribers.Completion<Failure>?
    private final var upstreams: [any Subscription] = []
    private final var isDemanded: Bool

    /// - Parameter isDemanded: Whether publishers are asked for values before any subscriber has asked.
    init(isDemanded: Bool = false) {
        self.isDemanded = isDemanded
    }

    deinit {
        for upstream in upstreams {
            upstream.cancel()
        }
    }

    /// What a subscriber gets that missed a value for want of demand, or is new; nil if such values are gone.
    func latest() -> Output? { nil }

    /// Remembers a value that is about to be sent. Runs under the lock.
    func store(_ value: Output) {}

    /// - Parameter owner: What lives as long as the subscription.
    func subscribe<Downstream: Subscriber>(_ downstream: Downstream, keeping owner: AnyObject? = nil)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let conduit = SubscriberConduit(downstream: downstream, broadcaster: self, owner: owner)
        let completion = lock.withLock {
            if self.completion == nil {
                conduit.position = conduits.count
                conduits.append(conduit)
            }
            return self.completion
        }
        if let completion {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            conduit.start(downstream)
        }
    }

    final func send(_ value: Output) {
        lock.lock()
        guard !isComplete else {
            lock.unlock()
            return
        }
        store(value)
        let receivers = conduits
        lock.unlock()
        for case let receiver? in receivers {
            unsafeDowncast(receiver, to: SubscriberConduit<Output, Failure>.self).offer(value)
        }
    }

    final func send(completion: Subscribers.Completion<Failure>) {
        let (receivers, upstreams): ([AnyObject?], [any Subscription]) = lock.withLock {
            guard self.completion == nil else { return ([], []) }
            isComplete = true
            self.completion = completion
            let all = (conduits, self.upstreams)
            conduits = []
            gaps = 0
            self.upstreams = []
            return all
        }
        for case let receiver? in receivers {
            unsafeDowncast(receiver, to: SubscriberConduit<Output, Failure>.self).finish(completion)
        }
        withExtendedLifetime(upstreams) {}
    }

    final func send(subscription: any Subscription) {
        let (isOver, isDemanded) = lock.withLock {
            if completion == nil {
                upstreams.append(subscription)
            }
            return (completion != nil, self.isDemanded)
        }
        if isOver {
            subscription.cancel()
        } else if isDemanded {
            subscription.request(.unlimited)
        }
    }

    /// Called by a conduit when its subscriber asks for the first time.
    final func demand() {
        let upstreams = lock.withLock {
            defer { isDemanded = true }
            return isDemanded ? [] : self.upstreams
        }
        for upstream in upstreams {
            upstream.request(.unlimited)
        }
    }

    fileprivate final func remove(_ conduit: SubscriberConduit<Output, Failure>) {
        // The array is let go after the lock is: a subscriber that is released with it may come back here.
        let before = lock.withLock {
            let before = conduits
            guard conduit.position < conduits.count, conduits[conduit.position] === conduit else { return before }
            conduits[conduit.position] = nil
            gaps += 1
            if gaps > 16, gaps * 2 > conduits.count {
                conduits.removeAll { $0 == nil }
                gaps = 0
                for case let (position, conduit?) in conduits.enumerated() {
                    unsafeDowncast(conduit, to: SubscriberConduit<Output, Failure>.self).position = position
                }
            }
            return before
        }
        withExtendedLifetime(before) {}
    }
}

/// The way from a broadcaster to one of its subscribers.
private final class SubscriberConduit<Output, Failure: Error>: SerialConduit<Output, Failure> {
    /// Where the broadcaster keeps it; guarded by the broadcaster's lock.
    @exclusivity(unchecked) var position = 0
    @exclusivity(unchecked) private var broadcaster: Broadcaster<Output, Failure>?
    @exclusivity(unchecked) private var owner: AnyObject?
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var hasAsked = false
    @exclusivity(unchecked) private var hasMissedLatest = true

    init<Downstream: Subscriber>(
        downstream: Downstream, broadcaster: Broadcaster<Output, Failure>, owner: AnyObject?
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
        self.broadcaster = broadcaster
        self.owner = owner
        super.init(downstream: downstream)
    }

    func offer(_ value: Output) {
        lock.lock()
        guard broadcaster != nil else {
            lock.unlock()
            return
        }
        guard demand > .none else {
            hasMissedLatest = true
            lock.unlock()
            return
        }
        demand -= 1
        hasMissedLatest = false
        unlockAndDeliver(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard broadcaster != nil else {
            lock.unlock()
            return
        }
        let released = (broadcaster, owner)
        broadcaster = nil
        owner = nil
        unlockAndDeliver(completion)
        withExtendedLifetime(released) {}
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard let broadcaster else {
            lock.unlock()
            return
        }
        let isFirst = !hasAsked
        hasAsked = true
        self.demand += demand
        if hasMissedLatest, self.demand > .none, let latest = broadcaster.latest() {
            hasMissedLatest = false
            self.demand -= 1
            unlockAndDeliver(latest)
        } else {
            lock.unlock()
        }
        if isFirst {
            broadcaster.demand()
        }
    }

    override func cancel() {
        lock.lock()
        let released = (broadcaster, owner, forgetDownstream())
        broadcaster = nil
        owner = nil
        lock.unlock()
        released.0?.remove(self)
    }
}
