/// What the storage of all published properties has in common, whatever their type.
@usableFromInline
class PublishedStorage {
    @usableFromInline final let lock = Lock()
    // Guarded by the lock, and so not checked for exclusive access once more.
    @exclusivity(unchecked) fileprivate final var objectWillChange: ObservableObjectPublisher?
    final let isMadeInBody: Bool
    @exclusivity(unchecked) final var wasWritten = false

    init() {
        isMadeInBody = _ObservationHooks.isInBody?() ?? false
    }

    /// The storage of the published property at an offset within an object.
    static func at(_ offset: Int, of object: AnyObject) -> PublishedStorage {
        withExtendedLifetime(object) {
            Unmanaged.passUnretained(object).toOpaque().advanced(by: offset)
                .assumingMemoryBound(to: PublishedStorage.self).pointee
        }
    }

    /// The publisher told of changes; the given one if there is none yet.
    final func objectWillChange(
        orInstall publisher: @autoclosure () -> ObservableObjectPublisher
    ) -> (publisher: ObservableObjectPublisher, isNew: Bool) {
        lock.withLock {
            if let objectWillChange { return (objectWillChange, false) }
            let publisher = publisher()
            objectWillChange = publisher
            return (publisher, true)
        }
    }
}

/// The storage of a published property.
@usableFromInline
final class PublishedBox<Value>: PublishedStorage {
    // Guarded by the lock, and so not checked for exclusive access once more.
    @exclusivity(unchecked) @usableFromInline var value: Value
    @exclusivity(unchecked) private var broadcaster: PublishedBroadcaster<Value>?
    private var assignments: [AnyCancellable] = []
    private weak var owner: AnyObject?

    init(_ value: Value) {
        self.value = value
    }

    @inlinable @inline(__always)
    func read() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    /// - Parameter object: The object that has the property, where known.
    @usableFromInline
    func write(_ newValue: Value, in object: AnyObject?) {
        if let willChange = _ObservationHooks.willChange, let object {
            willChange(object, Value.self)
        }
        lock.lock()
        wasWritten = true
        let objectWillChange = self.objectWillChange
        let broadcaster = self.broadcaster
        lock.unlock()
        objectWillChange?.send()
        broadcaster?.send(newValue)
        // The old value is let go after the lock is, as that may run any code.
        var released = newValue
        lock.lock()
        swap(&value, &released)
        lock.unlock()
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let source = lock.withLock {
            let source = broadcaster ?? PublishedBroadcaster(self)
            broadcaster = source
            return source
        }
        source.subscribe(subscriber, keeping: self)
    }

    /// Writes what a publisher sends, until it completes or the storage is released.
    func takeValues<P: Publisher>(of publisher: P) where P.Output == Value, P.Failure == Never {
        let subscription = publisher.sink { [weak self] value in
            guard let self else { return }
            write(value, in: lock.withLock { owner })
        }
        lock.withLock { assignments.append(subscription) }
    }

    /// Remembers whose property it is, for writes that come from a publisher.
    @usableFromInline
    func belongs(to object: AnyObject) {
        lock.withLock { owner = object }
    }
}

private final class PublishedBroadcaster<Value>: Broadcaster<Value, Never> {
    private weak var box: PublishedBox<Value>?

    init(_ box: PublishedBox<Value>) {
        self.box = box
        super.init(isDemanded: true)
    }

    override func latest() -> Value? { box?.read() }
}
