import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure in the loop's next turn.
    ///
    /// The main run loop takes it by way of the main queue, which it serves in all its modes, and which is served
    /// even in programs and tests where nobody runs that loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === RunLoop.main {
            DispatchQueue.main.schedule(options: nil, action)
        } else {
            // Adding a timer wakes a sleeping loop up; `perform` does not.
            start(Timer(fire: Date(), interval: 0, repeats: false, block: Self.block(action)))
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            queue.schedule(after: queue.time(of: date), tolerance: .seconds(tolerance.magnitude), action)
        } else {
            start(
                Timer(fire: date.date, interval: 0, repeats: false, block: Self.block(action)),
                tolerance: tolerance)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeats(from: date, interval: interval, tolerance: tolerance, mode: .default, action)
    }

    /// Runs a closure again and again, in a mode of the loop; the main run loop serves it in all of them.
    func repeats(
        from date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        mode: RunLoop.Mode, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            return queue.schedule(
                after: queue.time(of: date), interval: .seconds(interval.magnitude),
                tolerance: .seconds(tolerance.magnitude), action)
        }
        let timer = Timer(
            fire: date.date, interval: interval.timeInterval, repeats: true, block: Self.block(action))
        start(timer, tolerance: tolerance, mode: mode)
        let stop = ScheduledAction(run: timer.invalidate)
        return AnyCancellable { stop.run() }
    }

    private static func block(_ action: @escaping () -> Void) -> @Sendable (Timer) -> Void {
        let action = ScheduledAction(run: action)
        return { _ in action.run() }
    }

    private func start(
        _ timer: Timer, tolerance: SchedulerTimeType.Stride = 0, mode: RunLoop.Mode = .default
    ) {
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: mode)
    }
}

extension DispatchQueue {
    /// The queue's time of a date, as far from now as that is.
    fileprivate func time(of date: _DateSchedulerTime) -> SchedulerTimeType {
        now.advanced(by: .seconds(Swift.max(0, date.date.timeIntervalSinceNow)))
    }
}
