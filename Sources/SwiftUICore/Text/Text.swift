import DisplayList
import Foundation

/// One or more lines of text that can't be edited.
nonisolated public struct Text: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case string(String)
        case key(LocalizedStringKey, table: String?, bundle: URL?)
        case attributed(AttributedString)
        case joined(Text, Text)
        case image(Image)
        case value(TextValue)
    }

    let content: Content
    /// Apart from the text: most have none, and all are copied often.
    private var ownStyling: StylingBox?

    private final class StylingBox: Equatable, Sendable {
        let styling: TextStyling

        init(_ styling: TextStyling) {
            self.styling = styling
        }

        static func == (a: StylingBox, b: StylingBox) -> Bool {
            a === b || a.styling == b.styling
        }
    }

    var styling: TextStyling? { ownStyling?.styling }

    init(_ content: Content) {
        self.content = content
    }

    /// A text that is looked up in the string tables of a bundle, and shown as it is where there is none.
    ///
    /// Emphasis, code, strikethrough and links may be written in Markdown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = .key(key, table: tableName, bundle: bundle?.bundleURL)
    }

    /// A text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = .string(String(content))
    }

    /// A text that is shown as it is, neither looked up nor read as Markdown.
    public init(verbatim content: String) {
        self.content = .string(content)
    }

    /// A text with the attributes of the string: fonts, colours, lines, links.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        content = .attributed(attributedContent)
    }

    /// A symbol between letters.
    public init(_ image: Image) {
        content = .image(image)
    }

    func styled(_ change: (inout TextStyling) -> Void) -> Text {
        var text = self
        var styling = self.styling ?? TextStyling()
        change(&styling)
        text.ownStyling = StylingBox(styling)
        return text
    }

    /// Where a text that doesn't fit is cut.
    nonisolated public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        init(_ truncation: TextSource.Truncation) {
            switch truncation {
            case .head: self = .head
            case .middle: self = .middle
            case .tail: self = .tail
            }
        }

        var source: TextSource.Truncation {
            switch self {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        }
    }

    /// Whether a text is shown in capitals or in small letters.
    nonisolated public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A line along a text.
    nonisolated public struct LineStyle: Hashable, Sendable {
        /// What the line consists of. Hosts of Oriel draw a plain line.
        nonisolated public struct Pattern: Hashable, Sendable {
            private let id: Int8

            public static let solid = Pattern(id: 0)
            public static let dot = Pattern(id: 1)
            public static let dash = Pattern(id: 2)
            public static let dashDot = Pattern(id: 3)
            public static let dashDotDot = Pattern(id: 4)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// Two texts, one after the other, each with its own look.
    public static func + (a: Text, b: Text) -> Text {
        Text(.joined(a, b))
    }
}

extension Text: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Text, _ context: _ViewContext) -> _ViewNode<Text> {
        TextNode(view, context)
    }
}

extension Text {
    public func font(_ font: Font?) -> Text {
        styled { $0.font = font }
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled { $0.traits.weight = weight }
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        styled { $0.traits.design = design }
    }

    /// Hosts of Oriel keep the font's own width.
    public func fontWidth(_ width: Font.Width?) -> Text {
        self
    }

    public func foregroundColor(_ color: Color?) -> Text {
        styled { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style of the letters. Of a gradient, hosts of Oriel show the colour in its middle.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.foreground = AnyShapeStyle(style) }
    }

    public func bold() -> Text {
        bold(true)
    }

    public func bold(_ isActive: Bool) -> Text {
        styled { $0.traits.isBold = isActive }
    }

    public func italic() -> Text {
        italic(true)
    }

    public func italic(_ isActive: Bool) -> Text {
        styled { $0.traits.isItalic = isActive }
    }

    /// Shows the text in the monospaced family.
    public func monospaced(_ isActive: Bool = true) -> Text {
        styled { $0.traits.isMonospaced = isActive }
    }

    /// Shows digits in equal width.
    public func monospacedDigit() -> Text {
        styled { $0.traits.hasMonospacedDigits = true }
    }

    /// Underlines the text. Hosts of Oriel draw a plain line in the text's colour.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled { $0.underline = .init(isActive: isActive) }
    }

    /// Strikes the text through. Hosts of Oriel draw a plain line in the text's colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled { $0.strikethrough = .init(isActive: isActive) }
    }

    /// The distance between letters. Without effect in the hosts of Oriel.
    public func kerning(_ kerning: CGFloat) -> Text {
        self
    }

    /// The distance between letters. Without effect in the hosts of Oriel.
    public func tracking(_ tracking: CGFloat) -> Text {
        self
    }

    /// How far letters are above their line. Without effect in the hosts of Oriel.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        self
    }
}
