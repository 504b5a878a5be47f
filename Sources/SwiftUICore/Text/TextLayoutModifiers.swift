import DisplayList
import Foundation

/// How the lines of several-line texts lie to each other.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    var source: TextSource.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// How texts are broken and cut.
nonisolated struct TextFitting: Equatable, Sendable {
    var lineLimit: Int?
    var reservesSpace = false
    /// Of a text field that grows with its text.
    var leastLines = 1
    var truncation = TextSource.Truncation.tail
    var alignment = TextAlignment.leading
    var lineSpacing: CGFloat = 0
    var textCase: Text.Case?
}

private enum TextFittingKey: EnvironmentKey {
    static var defaultValue: TextFitting { TextFitting() }
}

extension EnvironmentValues {
    var textFitting: TextFitting {
        get { self[TextFittingKey.self] }
        set { self[TextFittingKey.self] = newValue }
    }

    /// The most lines a text has; nil: as many as it needs.
    public var lineLimit: Int? {
        get { textFitting.lineLimit }
        set { textFitting.lineLimit = newValue.map { max($0, 1) } }
    }

    /// Where a text that doesn't fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { Text.TruncationMode(textFitting.truncation) }
        set { textFitting.truncation = newValue.source }
    }

    public var multilineTextAlignment: TextAlignment {
        get { textFitting.alignment }
        set { textFitting.alignment = newValue }
    }

    /// Added between lines, in points.
    public var lineSpacing: CGFloat {
        get { textFitting.lineSpacing }
        set { textFitting.lineSpacing = newValue }
    }

    /// Whether texts are shown in capitals or small letters; nil: as they are.
    public var textCase: Text.Case? {
        get { textFitting.textCase }
        set { textFitting.textCase = newValue }
    }
}

extension View {
    /// Limits how many lines texts in this view have; nil: as many as they need.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.textFitting) {
            $0.lineLimit = number.map { max($0, 1) }
            $0.reservesSpace = false
            $0.leastLines = 1
        }
    }

    /// Limits how many lines texts in this view have to the upper bound; the lower bound matters to text fields only.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        transformEnvironment(\.textFitting) {
            $0.lineLimit = max(limit.upperBound, 1)
            $0.reservesSpace = false
            $0.leastLines = max(limit.lowerBound, 1)
        }
    }

    /// Limits how many lines texts in this view have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Lets texts in this view have as many lines as they need; the lower bound matters to text fields only.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        transformEnvironment(\.textFitting) {
            $0.lineLimit = nil
            $0.reservesSpace = false
            $0.leastLines = max(limit.lowerBound, 1)
        }
    }

    /// Limits how many lines texts in this view have.
    ///
    /// - Parameter reservesSpace: They are as high as with that many lines whatever they hold.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        transformEnvironment(\.textFitting) {
            $0.lineLimit = max(limit, 1)
            $0.reservesSpace = reservesSpace
            $0.leastLines = reservesSpace ? max(limit, 1) : 1
        }
    }

    /// Sets where texts that don't fit are cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets how the lines of texts in this view lie to each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets what is added between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Shows texts in this view in capitals or small letters; nil: as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Lets texts shrink before they are cut. Without effect in the hosts of Oriel, which cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        self
    }

    /// Lets letters move closer before a text is cut. Without effect in the hosts of Oriel, which cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        self
    }
}
