extension Publishers {
    /// Publishes the elements of a sequence, as many as demanded, and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = ElementsConduit(sequence.makeIterator(), downstream: subscriber)
            if conduit.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            } else {
                subscriber.receive(subscription: conduit)
            }
        }
    }
}

extension Sequence {
    /// Publishes the elements.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

/// Sends elements as they are demanded.
final class ElementsConduit<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Iterator.Element {
    private let lock = Lock()
    private var iterator: Iterator
    // One ahead, so that the completion follows the last element without another demand.
    private var next: Iterator.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ iterator: Iterator, downstream: Downstream) {
        self.iterator = iterator
        self.downstream = downstream
        next = self.iterator.next()
    }

    var isEmpty: Bool { next == nil }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        // A demand from within a delivery is served by the loop that delivers.
        guard !isSending else {
            lock.unlock()
            return
        }
        isSending = true
        while let downstream, let element = next, self.demand > .none {
            self.demand -= 1
            lock.unlock()
            let following = iterator.next()
            lock.lock()
            next = following
            guard self.downstream != nil else { break }
            lock.unlock()
            let more = downstream.receive(element)
            lock.lock()
            self.demand += more
        }
        isSending = false
        guard next == nil, let downstream else {
            lock.unlock()
            return
        }
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: .finished)
    }

    func cancel() {
        let released = lock.withLock {
            let released = downstream
            downstream = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}
