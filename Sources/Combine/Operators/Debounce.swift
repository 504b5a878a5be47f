extension Publisher {
    /// Delivers a value when no other has come for a span of time.
    ///
    /// A value that still waits when the publisher completes is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Delivers one value in each span of time: the latest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// Delivers a value when no other has come for a span of time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebouncingConduit(subscriber, debounce: self))
        }

        private final class DebouncingConduit: TimedConduit<Output, Failure> {
            private let debounce: Debounce
            // Guarded by the lock.
            private var latest: Output?
            private var arrivals = 0

            init<S: Subscriber>(_ downstream: S, debounce: Debounce) where S.Input == Output, S.Failure == Failure {
                self.debounce = debounce
                super.init(downstream, requestsAll: true)
            }

            override func arrive(_ input: Output) {
                let (arrival, _) = lock.withLock {
                    let before = latest
                    latest = input
                    arrivals += 1
                    return (arrivals, before)
                }
                let scheduler = debounce.scheduler
                scheduler.schedule(
                    after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance,
                    options: debounce.options
                ) { [weak self] in self?.deliver(ifStillAt: arrival) }
            }

            override func arrive(_ completion: Subscribers.Completion<Failure>) {
                lock.withLock { arrivals += 1 }
                debounce.scheduler.schedule(options: debounce.options) { [self] in
                    lock.lock()
                    unlockAndDeliver(completion)
                }
            }

            override func stop() {
                arrivals += 1
            }

            private func deliver(ifStillAt arrival: Int) {
                lock.lock()
                guard arrival == arrivals, let value = latest else {
                    lock.unlock()
                    return
                }
                latest = nil
                unlockAndDeliverIfDemanded(value)
            }
        }
    }

    /// Delivers one value in each span of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether the latest value of a span is delivered, rather than the first.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottlingConduit(subscriber, throttle: self))
        }

        private final class ThrottlingConduit: TimedConduit<Output, Failure> {
            private let throttle: Throttle
            // Guarded by the lock.
            private var pending: Output?
            private var completion: Subscribers.Completion<Failure>?
            private var isScheduled = false
            private var lastDelivery: Context.SchedulerTimeType?

            init<S: Subscriber>(_ downstream: S, throttle: Throttle) where S.Input == Output, S.Failure == Failure {
                self.throttle = throttle
                super.init(downstream, requestsAll: true)
            }

            override func arrive(_ input: Output) {
                let now = throttle.scheduler.now
                lock.lock()
                if isScheduled {
                    let replaced = pending
                    if throttle.latest {
                        pending = input
                    }
                    lock.unlock()
                    withExtendedLifetime(replaced) {}
                    return
                }
                pending = input
                isScheduled = true
                let earliest = lastDelivery?.advanced(by: throttle.interval)
                lock.unlock()
                if let earliest, earliest > now {
                    throttle.scheduler.schedule(after: earliest) { [weak self] in self?.deliver() }
                } else {
                    throttle.scheduler.schedule { [weak self] in self?.deliver() }
                }
            }

            // A value that waits for its time comes right before the completion, which waits with it.
            override func arrive(_ completion: Subscribers.Completion<Failure>) {
                let waits = lock.withLock {
                    self.completion = completion
                    return isScheduled
                }
                if waits {
                    keepUntilDelivered = self
                } else {
                    throttle.scheduler.schedule { [self] in deliver() }
                }
            }

            // The publisher lets go of this after its completion, though a delivery is due.
            private var keepUntilDelivered: ThrottlingConduit?

            override func stop() {
                pending = nil
                completion = nil
            }

            private func deliver() {
                let now = throttle.scheduler.now
                defer { keepUntilDelivered = nil }
                lock.lock()
                isScheduled = false
                let value = pending
                pending = nil
                if let value {
                    lastDelivery = now
                    unlockAndDeliverIfDemanded(value)
                } else {
                    lock.unlock()
                }
                lock.lock()
                if let completion {
                    self.completion = nil
                    unlockAndDeliver(completion)
                } else {
                    lock.unlock()
                }
            }
        }
    }
}
