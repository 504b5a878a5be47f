import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        addOperation { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.now.advanced(by: .seconds(Swift.max(0, date.date.timeIntervalSinceNow)))) {
            self.schedule(options: options, action)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.now.advanced(by: .seconds(Swift.max(0, date.date.timeIntervalSinceNow))),
            interval: .seconds(interval.magnitude), tolerance: .seconds(tolerance.magnitude)
        ) {
            self.schedule(options: options, action)
        }
    }
}
