import Combine
import Foundation

/// A scheduler whose time moves when a test says so. Its unit is the second.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var pending:
        [(date: SchedulerTimeType, order: Int, interval: SchedulerTimeType.Stride?, token: Int, action: () -> Void)] =
            []
    private var order = 0
    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SchedulerTimeType.Stride = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(now, nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(date, nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let token = add(date, interval, action)
        return AnyCancellable { self.pending.removeAll { $0.token == token } }
    }

    @discardableResult
    private func add(
        _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
    ) -> Int {
        order += 1
        pending.append((date, order, interval, order, action))
        return order
    }

    /// Moves time on, and runs what becomes due, in order.
    func advance(by stride: SchedulerTimeType.Stride = 0) {
        let end = now.advanced(by: stride)
        while let index = pending.indices.filter({ pending[$0].date <= end }).min(by: {
            (pending[$0].date, pending[$0].order) < (pending[$1].date, pending[$1].order)
        }) {
            let due = pending.remove(at: index)
            now = max(now, due.date)
            if let interval = due.interval {
                pending.append((due.date.advanced(by: interval), due.order, interval, due.token, due.action))
            }
            due.action()
        }
        now = end
    }
}
