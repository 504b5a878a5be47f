import Combine
import Foundation

/// A scheduler that runs what is due when a ``TestClock`` is advanced, in the place of a run loop or a queue.
///
/// A program takes the scheduler from outside, as one of a kind that its times are of:
///
/// ```swift
/// final class SearchModel<S: Scheduler>: ObservableObject where S.SchedulerTimeType == RunLoop.SchedulerTimeType {
///     init(scheduler: S) {
///         $text.debounce(for: .seconds(0.3), scheduler: scheduler) …
/// ```
///
/// It is made by ``TestClock/scheduler`` or ``TestClock/scheduler(like:)``. What is scheduled runs on the main actor;
/// what is scheduled for now or the past, in its next turn, without an advance of the clock.
public struct TestScheduler<Base: Scheduler>: Scheduler where Base.SchedulerTimeType: TestClockTime {
    public typealias SchedulerTimeType = Base.SchedulerTimeType
    public typealias SchedulerOptions = Base.SchedulerOptions

    fileprivate let clock: TestClock

    public var now: SchedulerTimeType { SchedulerTimeType(sinceStart: clock.queue.now) }

    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard date.sinceStart > clock.queue.now else { return schedule(options: options, action) }
        clock.queue.add(ClockQueue.Entry(deadline: date.sinceStart, isSleeper: false)) { isCancelled in
            if !isCancelled { action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let interval = date.advanced(by: interval).sinceStart - date.sinceStart
        // The queue would run what is due, but once only, and here and now.
        let start = max(date.sinceStart, clock.queue.now + .nanoseconds(1))
        let entry = ClockQueue.Entry(deadline: start, interval: interval, isSleeper: false)
        clock.queue.add(entry) { isCancelled in
            if !isCancelled { action() }
        }
        return AnyCancellable { [clock] in clock.queue.cancel(entry) }
    }
}

extension TestClock {
    /// A scheduler for a program that takes one in the place of `RunLoop.main`. Its first date is the reference date,
    /// 1 January 2001.
    public var scheduler: TestScheduler<RunLoop> { TestScheduler(clock: self) }

    /// A scheduler for a program that takes one in the place of another: `clock.scheduler(like: DispatchQueue.main)`.
    public func scheduler<Base: Scheduler>(like base: Base) -> TestScheduler<Base>
    where Base.SchedulerTimeType: TestClockTime {
        TestScheduler(clock: self)
    }

    /// Publishes the date of ``scheduler`` again and again to each who subscribes, for a program that takes what it
    /// otherwise gets from `Timer.publish(every:on:in:).autoconnect()`.
    public func timer(every interval: Duration) -> AnyPublisher<Date, Never> {
        Deferred { [self] in
            let subject = PassthroughSubject<Date, Never>()
            let scheduler = scheduler
            let stride = RunLoop.SchedulerTimeType.Stride(interval.seconds)
            let repetition = scheduler.schedule(after: scheduler.now.advanced(by: stride), interval: stride) {
                subject.send(scheduler.now.date)
            }
            return subject.handleEvents(receiveCancel: { repetition.cancel() })
        }
        .eraseToAnyPublisher()
    }
}

/// The time of a scheduler that a ``TestClock`` can stand in for: of run loops, operation queues and dispatch queues.
public protocol TestClockTime: Strideable where Stride: SchedulerTimeIntervalConvertible {
    init(sinceStart: Duration)

    var sinceStart: Duration { get }
}

extension RunLoop.SchedulerTimeType: TestClockTime {
    public init(sinceStart: Duration) {
        self.init(Date(timeIntervalSinceReferenceDate: sinceStart.seconds))
    }

    /// In whole microseconds: dates can't tell more, and what is due together is to be equal.
    public var sinceStart: Duration {
        .microseconds(Int64((date.timeIntervalSinceReferenceDate * 1e6).rounded()))
    }
}

extension DispatchQueue.SchedulerTimeType: TestClockTime {
    /// Zero would mean now.
    private static var start: UInt64 { 1_000_000_000 }

    public init(sinceStart: Duration) {
        let (seconds, attoseconds) = sinceStart.components
        let nanoseconds = UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000)
        self.init(DispatchTime(uptimeNanoseconds: Self.start + nanoseconds))
    }

    public var sinceStart: Duration {
        .nanoseconds(Int64(dispatchTime.uptimeNanoseconds)) - .nanoseconds(Int64(Self.start))
    }
}
