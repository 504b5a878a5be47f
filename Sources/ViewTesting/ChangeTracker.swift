import Combine
import Foundation
import Observation
import SwiftUICore

/// Tells of each change of what a closure reads, before it happens and on the thread that makes it.
final class ChangeTracker<Value>: @unchecked Sendable {
    private let read: @MainActor () -> Value
    private let willChange: (_ old: Value) -> Void
    private let lock = NSLock()
    private var isStopped = false
    private var subscription: AnyCancellable?

    /// Follows the observable properties that `read` reads.
    init(_ read: @escaping @MainActor () -> Value, willChange: @escaping (_ old: Value) -> Void) {
        self.read = read
        self.willChange = willChange
        _ = arm()
    }

    /// Follows an object.
    init<Object: ObservableObject>(
        _ object: Object, _ read: @escaping @MainActor () -> Value, willChange: @escaping (_ old: Value) -> Void
    ) {
        self.read = read
        self.willChange = willChange
        subscription = object.objectWillChange.sink { [weak self] _ in
            guard let self, isActive else { return }
            willChange(current)
        }
    }

    func stop() {
        lock.withLock { isStopped = true }
        subscription?.cancel()
    }

    /// What is read now. A change elsewhere than on the main actor is about to write what is read here, on its thread.
    var current: Value {
        assumingMainActor { read() }
    }

    private var isActive: Bool { lock.withLock { !isStopped } }

    /// The next change is told of, too: it is asked for before the last one has happened.
    private func arm() -> Value {
        // Weakly: the objects that are read would else keep the closure, and that them.
        withObservationTracking {
            current
        } onChange: { [weak self] in
            guard let self, isActive else { return }
            willChange(arm())
        }
    }
}
