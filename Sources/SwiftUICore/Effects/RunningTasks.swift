import Foundation

/// The tasks of a scene's views that have not ended, for tests: what a scene waits for can then be named.
@MainActor
final class RunningTasks {
    private struct Entry {
        let task: Task<Void, Never>
        let view: Any.Type
        let start: ContinuousClock.Instant
    }

    private var entries: [Int: Entry] = [:]
    private var count = 0

    /// The task itself is as it is in a program; another one waits for its end.
    func add(_ task: Task<Void, Never>, of view: Any.Type, priority: TaskPriority) {
        count += 1
        let number = count
        entries[number] = Entry(task: task, view: view, start: .now)
        Task(priority: priority) { [weak self] in
            await task.value
            self?.entries[number] = nil
        }
    }

    /// In the order in which they were started.
    var all: [(view: Any.Type, start: ContinuousClock.Instant, isCancelled: Bool)] {
        entries.sorted { $0.key < $1.key }.map { ($0.value.view, $0.value.start, $0.value.task.isCancelled) }
    }
}
