import DisplayList
import Foundation

/// A font, resolved where it is used: text styles have the sizes that the host gives them.
nonisolated public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var traits = FontTraits()

    init(_ base: Base) {
        self.base = base
    }

    /// A purpose that a text has, to which hosts give a size.
    nonisolated public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var size: TextStyleSize {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// How thick strokes are.
    nonisolated public struct Weight: Hashable, Sendable {
        /// 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A family of the system's fonts.
    nonisolated public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var family: DisplayFont.Family {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    /// The size of body text, in semibold.
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system's font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by its name, in a size that grows with the user's text size as body text does. Where the host has no
    /// such font, it shows its own.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its name, in a size that grows with the user's text size as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, in a size that stays the same.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    private func with(_ change: (inout FontTraits) -> Void) -> Font {
        var font = self
        change(&font.traits)
        return font
    }

    public func weight(_ weight: Weight) -> Font {
        with { $0.weight = weight }
    }

    public func bold() -> Font {
        with { $0.isBold = true }
    }

    public func italic() -> Font {
        with { $0.isItalic = true }
    }

    /// The monospaced family of the system's font.
    public func monospaced() -> Font {
        with { $0.isMonospaced = true }
    }

    /// Digits of equal width.
    public func monospacedDigit() -> Font {
        with { $0.hasMonospacedDigits = true }
    }

    /// Small capitals. Hosts of Oriel show the letters as they are.
    public func smallCaps() -> Font {
        self
    }

    /// Small letters as small capitals. Hosts of Oriel show the letters as they are.
    public func lowercaseSmallCaps() -> Font {
        self
    }

    /// Capitals as small ones. Hosts of Oriel show the letters as they are.
    public func uppercaseSmallCaps() -> Font {
        self
    }

    /// Another line spacing. Hosts of Oriel keep the font's own.
    public func leading(_ leading: Leading) -> Font {
        self
    }

    /// Narrower or wider letters. Hosts of Oriel keep the font's own.
    public func width(_ width: Width) -> Font {
        self
    }

    /// How far lines are from each other.
    nonisolated public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// How wide letters are.
    nonisolated public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}

/// What is said of a font besides its size: by the font itself, by a text, or by the environment.
nonisolated struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    /// nil: nothing is said, false: expressly not.
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced = false
    var hasMonospacedDigits = false

    /// Says the same with what `inner` says stronger.
    mutating func override(with inner: FontTraits) {
        weight = inner.weight ?? weight
        design = inner.design ?? design
        isBold = inner.isBold ?? isBold
        isItalic = inner.isItalic ?? isItalic
        isMonospaced = isMonospaced || inner.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits || inner.hasMonospacedDigits
    }
}

extension Font {
    /// - Parameters:
    ///   - traits: What is said around the font; it holds over what the font itself says.
    ///   - scale: How much larger than usual the user wants text.
    @MainActor
    func displayed(with traits: FontTraits, scale: CGFloat, _ metrics: any Metrics) -> DisplayFont {
        var said = self.traits
        said.override(with: traits)
        var font: DisplayFont
        switch base {
        case .style(let style, let design, let weight):
            font = DisplayFont(
                family: (said.design ?? design ?? .default).family, size: metrics.pointSize(of: style.size) * scale,
                weight: (said.weight ?? weight)?.value ?? (style == .headline ? 600 : 400))
        case .system(let size, let weight, let design):
            font = DisplayFont(
                family: (said.design ?? design ?? .default).family, size: size,
                weight: (said.weight ?? weight)?.value ?? 400)
        case .custom(let name, let size, let style):
            font = DisplayFont(
                family: said.design.map(\.family) ?? .named(name), size: style == nil ? size : size * scale,
                weight: said.weight?.value ?? 400)
        }
        if said.isMonospaced { font.family = .monospaced }
        if said.isBold == true { font.weight = max(font.weight, 700) }
        font.isItalic = said.isItalic ?? false
        font.hasMonospacedDigits = said.hasMonospacedDigits
        return font
    }
}
