extension Publisher {
    /// Runs closures when something happens between publisher and subscriber, before it is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// Runs closures when something happens between publisher and subscriber.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Listener(events: self, downstream: subscriber))
        }

        private final class Listener<Downstream: Subscriber>: Subscriber, Subscription
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let lock = Lock()
            private var state = SubscriptionState.awaiting
            private var events: HandleEvents?
            private let downstream: Downstream

            init(events: HandleEvents, downstream: Downstream) {
                self.events = events
                self.downstream = downstream
            }

            func receive(subscription: any Subscription) {
                guard lock.withLock({ state.accept(subscription) }) else {
                    subscription.cancel()
                    return
                }
                lock.withLock { events }?.receiveSubscription?(subscription)
                downstream.receive(subscription: self)
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                guard let events = lock.withLock({ events }) else { return .none }
                events.receiveOutput?(input)
                let more = downstream.receive(input)
                if more > .none {
                    events.receiveRequest?(more)
                }
                return more
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                guard let events = terminate().events else { return }
                events.receiveCompletion?(completion)
                downstream.receive(completion: completion)
            }

            func request(_ demand: Subscribers.Demand) {
                let (events, subscription) = lock.withLock { (self.events, state.subscription) }
                events?.receiveRequest?(demand)
                subscription?.request(demand)
            }

            func cancel() {
                let before = terminate()
                before.events?.receiveCancel?()
                before.state.subscription?.cancel()
            }

            private func terminate() -> (state: SubscriptionState, events: HandleEvents?) {
                lock.withLock {
                    let before = (state.terminate(), events)
                    events = nil
                    return before
                }
            }
        }
    }
}
