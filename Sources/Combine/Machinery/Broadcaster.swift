/// Sends values to any number of subscribers, in the order they subscribed: what subjects are made of.
class Broadcaster<Output, Failure: Error> {
    let lock = Lock()
    // Guarded by the lock. Those that left leave gaps, so that leaving takes the same time however many there are.
    private var conduits: [Conduit<Output, Failure>?] = []
    private var gaps = 0
    private(set) var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isDemanded: Bool

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
            conduit.start()
        }
    }

    final func send(_ value: Output) {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            return
        }
        store(value)
        let receivers = conduits
        lock.unlock()
        for receiver in receivers {
            receiver?.offer(value)
        }
    }

    final func send(completion: Subscribers.Completion<Failure>) {
        let (receivers, upstreams) = lock.withLock {
            guard self.completion == nil else { return ([Conduit<Output, Failure>?](), [any Subscription]()) }
            self.completion = completion
            let all = (conduits, self.upstreams)
            conduits = []
            gaps = 0
            self.upstreams = []
            return all
        }
        for receiver in receivers {
            receiver?.finish(completion)
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

    final func remove(_ conduit: Conduit<Output, Failure>) {
        // The array is let go after the lock is: a subscriber that is released with it may come back here.
        let before = lock.withLock {
            let before = conduits
            guard conduit.position < conduits.count, conduits[conduit.position] === conduit else { return before }
            conduits[conduit.position] = nil
            gaps += 1
            if gaps > 16, gaps * 2 > conduits.count {
                conduits.removeAll { $0 == nil }
                gaps = 0
                for (position, conduit) in conduits.enumerated() {
                    conduit?.position = position
                }
            }
            return before
        }
        withExtendedLifetime(before) {}
    }
}

/// The way from a broadcaster to one of its subscribers, whatever its type.
class Conduit<Output, Failure: Error> {
    /// Where the broadcaster keeps it; guarded by the broadcaster's lock.
    final var position = 0

    func offer(_ value: Output) {}

    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

private final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
    Subscription
{
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var broadcaster: Broadcaster<Downstream.Input, Downstream.Failure>?
    private var owner: AnyObject?
    private var demand = Subscribers.Demand.none
    private var hasAsked = false
    private var hasMissedLatest = true
    private var delivery = SerialDelivery<Event>()

    init(
        downstream: Downstream, broadcaster: Broadcaster<Downstream.Input, Downstream.Failure>, owner: AnyObject?
    ) {
        self.downstream = downstream
        self.broadcaster = broadcaster
        self.owner = owner
        delivery.hold()
    }

    /// Hands the subscriber its subscription; what other threads send meanwhile comes after it.
    func start() {
        guard let downstream = lock.withLock({ self.downstream }) else { return }
        downstream.receive(subscription: self)
        deliverWaiting(to: downstream)
    }

    override func offer(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, broadcaster != nil else {
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
        unlockAndDeliver(.value(value), to: downstream)
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard let downstream, let broadcaster else {
            lock.unlock()
            return
        }
        self.broadcaster = nil
        unlockAndDeliver(.completion(completion), to: downstream)
        withExtendedLifetime(broadcaster) {}
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard let downstream, let broadcaster else {
            lock.unlock()
            return
        }
        let isFirst = !hasAsked
        hasAsked = true
        self.demand += demand
        if hasMissedLatest, self.demand > .none, let latest = broadcaster.latest() {
            hasMissedLatest = false
            self.demand -= 1
            unlockAndDeliver(.value(latest), to: downstream)
        } else {
            lock.unlock()
        }
        if isFirst {
            broadcaster.demand()
        }
    }

    func cancel() {
        let released = lock.withLock {
            let released = (downstream, broadcaster, owner)
            downstream = nil
            broadcaster = nil
            owner = nil
            return released
        }
        released.1?.remove(self)
    }

    private func unlockAndDeliver(_ event: Event, to downstream: Downstream) {
        let turn = delivery.begin(event)
        lock.unlock()
        guard turn != .waits else { return }
        deliver(event, to: downstream)
        if turn == .delivers {
            deliverWaiting(to: downstream)
        }
    }

    private func deliverWaiting(to downstream: Downstream) {
        while let event = lock.withLock({ delivery.next() }) {
            guard lock.withLock({ self.downstream != nil }) else { continue }
            deliver(event, to: downstream)
        }
    }

    private func deliver(_ event: Event, to downstream: Downstream) {
        switch event {
        case .value(let value):
            let more = downstream.receive(value)
            if more > .none {
                request(more)
            }
        case .completion(let completion):
            let released = lock.withLock {
                let released = (self.downstream, owner)
                self.downstream = nil
                owner = nil
                return released
            }
            downstream.receive(completion: completion)
            withExtendedLifetime(released) {}
        }
    }
}
