import Foundation

/// A value that holds for what runs inside of a call, on its thread.
///
/// A task-local value would be inherited by the tasks that are started inside, long after the call.
package final class CallScoped<Value>: @unchecked Sendable {
    private var active: (thread: pthread_t, value: Value)?

    package init() {}

    package var value: Value? {
        guard let active, pthread_equal(active.thread, pthread_self()) != 0 else { return nil }
        return active.value
    }

    /// Runs `body`, for which the value holds. Only on the main actor: elsewhere `body` runs without.
    package func with<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
        guard MainExecutor.isCurrent else { return try body() }
        let outer = active
        active = (pthread_self(), value)
        defer { active = outer }
        return try body()
    }
}
