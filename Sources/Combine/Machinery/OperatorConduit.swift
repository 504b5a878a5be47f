/// What an operator does with one value.
enum Step<Output, Failure: Error> {
    case emit(Output)
    case skip
    case emitAndFinish(Output)
    case finish(Subscribers.Completion<Failure>)

    /// Runs a closure that may throw, as the operators named `try…` do.
    static func attempt(_ body: () throws -> Step) -> Step where Failure == any Error {
        do {
            return try body()
        } catch {
            return .finish(.failure(error))
        }
    }
}

/// How an operator ends: with a last value, or without.
struct Ending<Output, Failure: Error> {
    var last: Output?
    var completion: Subscribers.Completion<Failure>
}

/// How the demand of an operator's subscriber is handed on.
enum DemandPolicy {
    /// As it is; every value sent answers a value received.
    case passes
    /// As it is, and counted, since a last value may have no counterpart.
    case counts
    /// Not at all: the operator asks for everything and sends one value at its end.
    case gathers
}

/// The inside of the operators with one publisher before and one subscriber after them.
///
/// An operator is two functions here, of a value and of a completion. They are never called at the same time, and
/// may keep state of their own.
final class OperatorConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias ValueStep = (Input) -> Step<Downstream.Input, Downstream.Failure>
    typealias CompletionStep = (Subscribers.Completion<Failure>) -> Ending<Downstream.Input, Downstream.Failure>

    private let policy: DemandPolicy
    private let onValue: ValueStep
    private let onCompletion: CompletionStep

    private let lock = Lock()
    private var state = SubscriptionState.awaiting
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var ending: Ending<Downstream.Input, Downstream.Failure>?

    init(
        _ downstream: Downstream, policy: DemandPolicy = .passes,
        onCompletion: @escaping CompletionStep, onValue: @escaping ValueStep
    ) {
        self.downstream = downstream
        self.policy = policy
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    /// For operators that end as their publisher does.
    convenience init(_ downstream: Downstream, onValue: @escaping ValueStep) where Downstream.Failure == Failure {
        self.init(downstream, onCompletion: { Ending(completion: $0) }, onValue: onValue)
    }

    /// For operators whose closure may throw.
    convenience init(
        throwing downstream: Downstream, onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    )
    where Downstream.Failure == any Error {
        self.init(
            downstream, onCompletion: { Ending(completion: $0.erased) },
            onValue: { input in .attempt { try onValue(input) } })
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let downstream, state.accept(subscription) else {
            lock.unlock()
            subscription.cancel()
            return
        }
        lock.unlock()
        downstream.receive(subscription: self)
        if policy == .gathers {
            subscription.request(.unlimited)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream, let subscription = state.subscription else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        switch onValue(input) {
        case .emit(let output):
            guard policy == .counts else { return downstream.receive(output) }
            lock.withLock { demand -= 1 }
            let more = downstream.receive(output)
            lock.withLock { demand += more }
            return more
        case .skip:
            return .max(1)
        case .emitAndFinish(let output):
            subscription.cancel()
            // The value answers one that was demanded, unless everything was asked for.
            end(Ending(last: output, completion: .finished), isDemanded: policy != .gathers)
            return .none
        case .finish(let completion):
            subscription.cancel()
            end(Ending(completion: completion))
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ downstream != nil && !state.isTerminated }) else { return }
        end(onCompletion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        if policy != .passes {
            self.demand += demand
            if let ending, self.demand > .none {
                self.ending = nil
                lock.unlock()
                deliver(ending)
                return
            }
        }
        let subscription = policy == .gathers ? nil : state.subscription
        lock.unlock()
        subscription?.request(demand)
    }

    func cancel() {
        let released = lock.withLock {
            let released = (state.terminate(), downstream, ending)
            downstream = nil
            ending = nil
            return released
        }
        released.0.subscription?.cancel()
    }

    private func end(_ ending: Ending<Downstream.Input, Downstream.Failure>, isDemanded: Bool = false) {
        let (before, isDue) = lock.withLock {
            let isDue = ending.last == nil || isDemanded || demand > .none
            if !isDue {
                self.ending = ending
            }
            return (state.terminate(), isDue)
        }
        if isDue, !before.isTerminated {
            deliver(ending)
        }
    }

    private func deliver(_ ending: Ending<Downstream.Input, Downstream.Failure>) {
        if let last = ending.last, let downstream = lock.withLock({ self.downstream }) {
            _ = downstream.receive(last)
        }
        let downstream = lock.withLock {
            let downstream = self.downstream
            self.downstream = nil
            return downstream
        }
        downstream?.receive(completion: ending.completion)
    }
}
