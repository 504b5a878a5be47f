extension Subscribers {
    /// How many values a subscriber asks for: a number, or no limit.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        // Unlimited is the one number that `max` can't make, so that all arithmetic is that of one word.
        private let rawValue: UInt

        private init(rawValue: UInt) {
            self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
        }

        /// As many values as there are.
        public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

        /// No values.
        public static let none = Demand(rawValue: 0)

        /// At most so many values. A negative number is a programmer's error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative: \(value)")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values, or nil without a limit.
        public var max: Int? {
            self == .unlimited ? nil : Int(rawValue)
        }

        public var description: String {
            max.map { "max(\($0))" } ?? "unlimited"
        }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            Demand(rawValue: lhs.rawValue + rhs.rawValue)
        }

        public static func += (lhs: inout Demand, rhs: Demand) {
            lhs = lhs + rhs
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs - (0 - rhs) : lhs + .max(rhs)
        }

        public static func += (lhs: inout Demand, rhs: Int) {
            lhs = lhs + rhs
        }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            if lhs == .unlimited { return .unlimited }
            let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
            return overflow ? .unlimited : Demand(rawValue: product)
        }

        public static func *= (lhs: inout Demand, rhs: Int) {
            lhs = lhs * rhs
        }

        /// What is left; less than nothing is nothing, and unlimited stays unlimited.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return Demand(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
        }

        public static func -= (lhs: inout Demand, rhs: Demand) {
            lhs = lhs - rhs
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs + (0 - rhs) : lhs - .max(rhs)
        }

        public static func -= (lhs: inout Demand, rhs: Int) {
            lhs = lhs - rhs
        }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }

        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }

        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }

        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

        public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }

        public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }

        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }

        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }

        public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }

        public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    }
}
