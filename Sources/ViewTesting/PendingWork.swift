import Foundation

/// Something that a scene still has to do, or waits for.
public enum PendingWork: Equatable, Sendable, CustomStringConvertible {
    /// A task that a `.task` modifier in the body of a view has started, and that has not ended since. One that was
    /// cancelled should have.
    case task(view: String, elapsed: Duration, isCancelled: Bool)

    /// Tasks that sleep on the scene's clock, and how long until the first of them is woken.
    case sleepers(count: Int, due: Duration)

    /// What schedulers of the scene's clock are to run, and how long until the first of it; timers, which never end,
    /// are not counted.
    case scheduled(count: Int, due: Duration)

    public var description: String {
        switch self {
        case .task(let view, let elapsed, let isCancelled):
            let seconds = String(format: "%.1f s", elapsed.seconds)
            return "task of \(view), " + (isCancelled ? "cancelled but running" : "running") + " for \(seconds)"
        case .sleepers(let count, let due):
            return "\(count) sleeper\(count == 1 ? "" : "s") on the scene's clock, due in \(due.inSeconds): "
                + "advance the clock"
        case .scheduled(let count, let due):
            return "\(count) action\(count == 1 ? "" : "s") scheduled on the scene's clock, due in \(due.inSeconds): "
                + "advance the clock"
        }
    }
}

extension TestScene {
    /// What the scene waits for. After ``settle(timeout:fileID:line:)`` it is what waits for something outside: a task
    /// for a stream or a network, a sleeper for the clock to be advanced.
    ///
    /// Known are the tasks of `.task` modifiers, and who uses the scene's ``clock``; not tasks that an action starts by
    /// itself.
    public var pendingWork: [PendingWork] {
        let now = ContinuousClock.now
        return scene.runningTasks.map { task in
            .task(view: String(describing: task.view), elapsed: now - task.start, isCancelled: task.isCancelled)
        } + clock.pendingWork
    }

    /// For messages.
    var pendingDescription: String {
        let pending = pendingWork
        guard !pending.isEmpty else { return "\nNothing that the scene knows of is pending." }
        let shown = pending.prefix(5).map { "\n    \($0)" }.joined()
        let more = pending.count > 5 ? "\n    and \(pending.count - 5) more" : ""
        return "\nStill pending:" + shown + more
    }
}

extension TestClock {
    var pendingWork: [PendingWork] {
        let now = queue.now
        let sleepers = queue.waiting(isSleeper: true).map {
            PendingWork.sleepers(count: $0.count, due: $0.deadline - now)
        }
        let scheduled = queue.waiting(isSleeper: false).map {
            PendingWork.scheduled(count: $0.count, due: $0.deadline - now)
        }
        return [sleepers, scheduled].compactMap { $0 }
    }
}

extension Duration {
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Such as "0.3 s".
    var inSeconds: String {
        String(format: "%.10g s", seconds)
    }
}
