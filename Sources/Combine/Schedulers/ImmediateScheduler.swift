/// Runs closures at once, on the caller's thread, whatever the date.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The time of a scheduler that has none: all its points are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The span between two points: nothing.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            public var magnitude: Int

            public init(_ value: Int) {
                magnitude = value
            }

            public init(integerLiteral value: Int) {
                magnitude = value
            }

            public init(floatLiteral value: Double) {
                magnitude = Int(value)
            }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Stride { 0 }

            public static func seconds(_ s: Double) -> Stride { 0 }

            public static func milliseconds(_ ms: Int) -> Stride { 0 }

            public static func microseconds(_ us: Int) -> Stride { 0 }

            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        // The default of `Strideable` asks for the distance, which is always 0.
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { false }

        public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { true }
    }

    public typealias SchedulerOptions = Never

    /// The only immediate scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
