import Foundation

/// A point in the time of run loops and operation queues, which know dates.
///
/// Known as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The point as a date.
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: _DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> _DateSchedulerTime {
        _DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
    }

    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Hashable, Sendable
    {
        /// Seconds.
        public var magnitude: TimeInterval

        /// Seconds.
        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        public init(floatLiteral value: TimeInterval) {
            magnitude = value
        }

        public init(integerLiteral value: TimeInterval) {
            magnitude = value
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }

        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }

        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}
