extension Publisher {
    /// Delivers values and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the completion after a span of time.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DeferringConduit(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
        }
    }

    /// Delivers after a span of time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DeferringConduit(subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Subscribes on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let schedule = { [scheduler, options] in scheduler.schedule(options: options, $0) }
            schedule { [upstream] in
                upstream.subscribe(RequestingConduit(subscriber, schedule: schedule))
            }
        }
    }
}

/// Leaves every delivery to a scheduler, in the order of arrival whatever order the scheduler keeps.
private final class DeferringConduit<Input, Failure: Error>: TimedConduit<Input, Failure> {
    private let schedule: (@escaping () -> Void) -> Void
    // Guarded by the lock.
    private var values: [Input] = []
    private var completion: Subscribers.Completion<Failure>?

    init<Downstream: Subscriber>(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void)
    where Downstream.Input == Input, Downstream.Failure == Failure {
        self.schedule = schedule
        super.init(downstream, requestsAll: false)
    }

    override func arrive(_ input: Input) {
        lock.withLock { values.append(input) }
        schedule { self.deliverNext() }
    }

    override func arrive(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { self.completion = completion }
        schedule { self.deliverNext() }
    }

    private func deliverNext() {
        lock.lock()
        if isActive, !values.isEmpty {
            unlockAndDeliverIfDemanded(values.removeFirst())
        } else if isActive, let completion {
            unlockAndDeliver(completion)
        } else {
            lock.unlock()
        }
    }
}

/// Leaves every request to a scheduler.
private final class RequestingConduit<Downstream: Subscriber>: Subscriber, Subscription {
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = Lock()
    private var state = SubscriptionState.awaiting
    private var downstream: Downstream?

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        guard let downstream = lock.withLock({ state.accept(subscription) ? self.downstream : nil }) else {
            subscription.cancel()
            return
        }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ self.downstream }) else { return .none }
        let more = downstream.receive(input)
        if more > .none {
            request(more)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        terminate().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { self.lock.withLock { self.state.subscription }?.request(demand) }
    }

    func cancel() {
        let subscription = terminate().state.subscription
        schedule { subscription?.cancel() }
    }

    private func terminate() -> (state: SubscriptionState, downstream: Downstream?) {
        lock.withLock {
            let before = (state.terminate(), downstream)
            downstream = nil
            return before
        }
    }
}
