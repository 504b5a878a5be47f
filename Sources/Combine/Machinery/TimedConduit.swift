/// The inside of the operators that deliver later than they receive.
///
/// Subclasses decide when; what they deliver is serialized even where their scheduler runs closures in parallel.
class TimedConduit<Input, Failure: Error>: SerialConduit<Input, Failure>, Subscriber {
    private let begin: (TimedConduit) -> Void
    private let requestsAll: Bool
    // Guarded by the lock, here and in subclasses.
    private final var state = SubscriptionState.awaiting
    private final var demand = Subscribers.Demand.none

    /// - Parameter requestsAll: Whether everything is asked for at once, and the demand observed at delivery only.
    init<Downstream: Subscriber>(_ downstream: Downstream, requestsAll: Bool)
    where Downstream.Input == Input, Downstream.Failure == Failure {
        begin = { $0.start(downstream) }
        self.requestsAll = requestsAll
        super.init(downstream: downstream)
    }

    /// Takes a value, with the lock free.
    func arrive(_ input: Input) {}

    /// Takes the completion, with the lock free.
    func arrive(_ completion: Subscribers.Completion<Failure>) {}

    /// Ends what is under way, under the lock.
    func stop() {}

    final var isActive: Bool { receiveValue != nil }

    /// Delivers a value if it is demanded. The lock is held on entry, and free on return.
    final func unlockAndDeliverIfDemanded(_ value: Input) {
        guard !requestsAll || demand > .none else {
            lock.unlock()
            return
        }
        if requestsAll {
            demand -= 1
        }
        unlockAndDeliver(value)
    }

    final func receive(subscription: any Subscription) {
        guard lock.withLock({ isActive && state.accept(subscription) }) else {
            subscription.cancel()
            return
        }
        begin(self)
        if requestsAll {
            subscription.request(.unlimited)
        }
    }

    final func receive(_ input: Input) -> Subscribers.Demand {
        if lock.withLock({ isActive && !state.isTerminated }) {
            arrive(input)
        }
        return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        let before = lock.withLock { state.terminate() }
        if !before.isTerminated {
            arrive(completion)
        }
    }

    override final func request(_ demand: Subscribers.Demand) {
        guard requestsAll else {
            lock.withLock { state.subscription }?.request(demand)
            return
        }
        lock.withLock { self.demand += demand }
    }

    override final func cancel() {
        let (before, downstream) = lock.withLock {
            stop()
            return (state.terminate(), forgetDownstream())
        }
        before.subscription?.cancel()
        withExtendedLifetime(downstream) {}
    }
}
