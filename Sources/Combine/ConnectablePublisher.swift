/// A publisher that starts when it is told to, rather than when somebody subscribes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing.
    ///
    /// - Returns: What stops it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber, and stops when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that starts when it is told to.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}

extension Publishers {
    /// Starts when it is told to.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) {
            multicast = upstream.multicast(subject: PassthroughSubject())
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }

    /// Starts with the first subscriber, and stops when the last one has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.handleEvents(receiveCancel: leave).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isUnused = lock.withLock {
                // The only subscriber may have cancelled at its first value already.
                guard subscribers > 0 else { return true }
                self.connection = connection
                return false
            }
            if isUnused {
                connection.cancel()
            }
        }

        private func leave() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}
