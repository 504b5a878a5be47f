/// Something that can be stopped before it ends by itself.
public protocol Cancellable {
    /// Stops the activity. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this cancellable in a collection, for as long as the collection lives.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this cancellable in a set, for as long as the set lives.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// A cancellable that cancels by itself when it is released.
///
/// Unlike Apple's it may cross isolation boundaries, as it is guarded by a lock.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Makes a cancellable that runs a closure, once, when it is cancelled or released.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Makes a cancellable that cancels another one when it is cancelled or released.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    public func cancel() {
        let pending = lock.withLock {
            let pending = action
            action = nil
            return pending
        }
        pending?()
    }

    /// Keeps this cancellable in a collection, for as long as the collection lives.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this cancellable in a set, for as long as the set lives.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
