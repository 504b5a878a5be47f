extension Publisher {
    /// Publishes pairs of the next values of both publishers, each value used once.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes what a closure makes of the next values of all publishers, each value used once.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the next values of three publishers together, each value used once.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the next values of all publishers, each value used once.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the next values of four publishers together, each value used once.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the next values of all publishers, each value used once.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers {
    /// Publishes tuples of the next values of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slot = CombiningConduit<Output, Failure>.Slot
            let conduit = CombiningConduit(subscriber, rule: .next)
            let slotA = Slot<A.Output>()
            let slotB = Slot<B.Output>()
            conduit.start(
                subscriber,
                publishers: [
                    conduit.side(of: a, slot: slotA),
                    conduit.side(of: b, slot: slotB),
                ],
                assemble: {
                    guard let a = slotA.first, let b = slotB.first else { return nil }
                    return (a, b)
                })
        }
    }

    /// Publishes tuples of the next values of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slot = CombiningConduit<Output, Failure>.Slot
            let conduit = CombiningConduit(subscriber, rule: .next)
            let slotA = Slot<A.Output>()
            let slotB = Slot<B.Output>()
            let slotC = Slot<C.Output>()
            conduit.start(
                subscriber,
                publishers: [
                    conduit.side(of: a, slot: slotA),
                    conduit.side(of: b, slot: slotB),
                    conduit.side(of: c, slot: slotC),
                ],
                assemble: {
                    guard let a = slotA.first, let b = slotB.first, let c = slotC.first else { return nil }
                    return (a, b, c)
                })
        }
    }

    /// Publishes tuples of the next values of four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slot = CombiningConduit<Output, Failure>.Slot
            let conduit = CombiningConduit(subscriber, rule: .next)
            let slotA = Slot<A.Output>()
            let slotB = Slot<B.Output>()
            let slotC = Slot<C.Output>()
            let slotD = Slot<D.Output>()
            conduit.start(
                subscriber,
                publishers: [
                    conduit.side(of: a, slot: slotA),
                    conduit.side(of: b, slot: slotB),
                    conduit.side(of: c, slot: slotC),
                    conduit.side(of: d, slot: slotD),
                ],
                assemble: {
                    guard let a = slotA.first, let b = slotB.first, let c = slotC.first, let d = slotD.first else {
                        return nil
                    }
                    return (a, b, c, d)
                })
        }
    }
}
