import DisplayList
import Foundation

/// What is said of the look of a text: by itself or, through the environment, by what it is in.
nonisolated struct TextStyling: Equatable, Sendable {
    var font: Font?
    var traits = FontTraits()
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var foreground: AnyShapeStyle?
    var link: URL?

    /// A line along a text. Hosts draw it in the text's own colour.
    struct LineStyle: Equatable, Sendable {
        var isActive: Bool
    }

    mutating func override(with inner: TextStyling) {
        if let font = inner.font {
            // A font replaces the one around, and traits said of that one hold for it too.
            self.font = font
        }
        traits.override(with: inner.traits)
        underline = inner.underline ?? underline
        strikethrough = inner.strikethrough ?? strikethrough
        foreground = inner.foreground ?? foreground
        link = inner.link ?? link
    }
}

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private enum TextStylingKey: EnvironmentKey {
    static var defaultValue: TextStyling { TextStyling() }
}

extension EnvironmentValues {
    /// The font of texts that have none of their own; nil: the host's body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What modifiers of views say of the texts in them, besides the font.
    var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }
}

nonisolated public struct _TextStylingModifier: EnvironmentModifier {
    public typealias Body = Never
    let styling: TextStyling

    func write(_ values: inout EnvironmentValues) {
        values.textStyling.override(with: styling)
    }
}

extension View {
    nonisolated private func styled(_ change: (inout TextStyling) -> Void) -> ModifiedContent<
        Self, _TextStylingModifier
    > {
        var styling = TextStyling()
        change(&styling)
        return modifier(_TextStylingModifier(styling: styling))
    }

    /// Sets the font of texts in this view; nil: the host's body font.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the weight of texts in this view; nil: that of their font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.textStyling) { $0.traits.weight = weight }
    }

    /// Sets the family of texts in this view; nil: that of their font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.textStyling) { $0.traits.design = design }
    }

    /// Sets how wide letters are. Hosts of Oriel keep the font's own width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        self
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        styled { $0.traits.isBold = isActive }
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        styled { $0.traits.isItalic = isActive }
    }

    /// Shows texts in this view in the monospaced family.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { $0.traits.isMonospaced = isActive }
    }

    /// Shows digits of texts in this view in equal width.
    nonisolated public func monospacedDigit() -> some View {
        styled { $0.traits.hasMonospacedDigits = true }
    }

    /// Underlines texts in this view. Hosts of Oriel draw a plain line in the text's colour.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        styled { $0.underline = .init(isActive: isActive) }
    }

    /// Strikes texts in this view through. Hosts of Oriel draw a plain line in the text's colour.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        styled { $0.strikethrough = .init(isActive: isActive) }
    }

    /// The distance between letters. Without effect in the hosts of Oriel.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        self
    }

    /// The distance between letters. Without effect in the hosts of Oriel.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        self
    }

    /// How far letters are above their line. Without effect in the hosts of Oriel.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        self
    }
}
