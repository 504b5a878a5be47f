import Foundation

extension Timer {
    /// Publishes the date again and again, once connected: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: Seconds from one date to the next.
    ///   - tolerance: Seconds a date may be late.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date again and again, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceNow: interval))
            return runLoop.repeats(
                from: start, interval: .seconds(interval), tolerance: .seconds(tolerance ?? 0), mode: mode
            ) { [subject] in subject.send(Date()) }
        }
    }
}
