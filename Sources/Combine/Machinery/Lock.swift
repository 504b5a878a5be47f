import Synchronization

/// A mutual exclusion around whatever its owner says it guards.
///
/// `Mutex` owns what it guards, and insists that it leaves the lock only by `sending`; publishers hand on values of
/// which nothing is known, so the lock and the values stand side by side here. It is never held while foreign code runs.
@usableFromInline
struct Lock: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex = Mutex<Void>(())

    @inlinable
    init() {}

    @inlinable @inline(__always)
    func lock() {
        mutex._unsafeLock()
    }

    @inlinable @inline(__always)
    func unlock() {
        mutex._unsafeUnlock()
    }

    @inlinable @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
