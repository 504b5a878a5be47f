import Foundation

/// The key of a text in a string table, with the values that are put into it.
///
/// A string literal where a `LocalizedStringKey` is expected becomes one; the literal itself is shown where no table
/// has the key. Emphasis, code, strikethrough and links may be written in Markdown.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// With a placeholder for each argument.
    let key: String
    let arguments: [Argument]

    /// A value that is put into a text.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        /// Put in with a printf specifier.
        indirect case specified(Argument, String)
        indirect case text(Text)
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    nonisolated public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            // A percent sign begins a placeholder.
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        /// A number as the locale writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(T._specifier, argument(value))
        }

        /// A number in a printf format such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .specified(argument(value), specifier))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// A value as a formatter writes it; empty where it can't.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? ""))
        }

        /// A date; see `Text(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        /// A text with its own look.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// A symbol between letters.
        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        private mutating func append(_ placeholder: String, _ argument: Argument) {
            key += placeholder
            arguments.append(argument)
        }

        private func argument<T: _FormatSpecifiable>(_ value: T) -> Argument {
            switch value._arg {
            case let value as Int64: .integer(value)
            case let value as UInt64: .unsigned(value)
            case let value as Double: .double(value)
            case let value: .string("\(value)")
            }
        }
    }
}

/// A number that can be put into a localized text.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    public var _arg: Int64 { Int64(self) }
    public static var _specifier: String { bitWidth == 64 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    public var _arg: UInt64 { UInt64(self) }
    public static var _specifier: String { bitWidth == 64 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public static var _specifier: String { "%lf" }
}
