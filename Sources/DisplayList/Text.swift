import Foundation

public struct DisplayFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case standard, serif, monospaced, rounded
        case named(String)
    }

    public var family: Family
    /// In points.
    public var size: CGFloat
    /// 100 (thinnest) to 900; 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool

    public init(
        family: Family = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: DisplayFont
    public var color: DisplayColor
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    public var link: URL?
    /// The run stands for an SF Symbol of this name, which a host's layout puts in place of `string`.
    public var symbol: String?

    public init(
        _ string: String, font: DisplayFont, color: DisplayColor, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, link: URL? = nil, symbol: String? = nil
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.link = link
        self.symbol = symbol
    }
}

/// A text before it is broken into lines.
public struct TextSource: Hashable, Sendable {
    public enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    public enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    public var runs: [TextRun]
    public var lineLimit: Int?
    /// The text is at least as high as `lineLimit` lines.
    public var reservesSpace: Bool
    public var truncation: Truncation
    public var alignment: Alignment
    /// Added between lines, in points.
    public var lineSpacing: CGFloat

    public init(
        runs: [TextRun], lineLimit: Int? = nil, reservesSpace: Bool = false, truncation: Truncation = .tail,
        alignment: Alignment = .leading, lineSpacing: CGFloat = 0
    ) {
        self.runs = runs
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
    }
}

/// A text broken into lines by a host's metrics.
public struct TextLayout: Equatable, Sendable {
    public struct Line: Equatable, Sendable {
        public var runs: [TextRun]
        /// In points, in the coordinates of the whole text. `minX` follows from the alignment within the text's width.
        public var frame: CGRect
        /// Of the first line's letters, from the text's top.
        public var baseline: CGFloat

        public init(runs: [TextRun], frame: CGRect, baseline: CGFloat) {
            self.runs = runs
            self.frame = frame
            self.baseline = baseline
        }

        public var string: String {
            runs.map(\.string).joined()
        }
    }

    public var lines: [Line]
    public var size: CGSize
    public var isTruncated: Bool
    /// The whole text as it was before any line was cut.
    public var string: String

    public init(lines: [Line], size: CGSize, isTruncated: Bool, string: String) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.string = string
    }

    public var firstBaseline: CGFloat {
        lines.first?.baseline ?? size.height
    }

    public var lastBaseline: CGFloat {
        lines.last?.baseline ?? size.height
    }
}

public struct SymbolContent: Equatable, Sendable {
    /// An SF Symbol's name; each host has its own picture for it.
    public var name: String
    public var font: DisplayFont
    public var color: DisplayColor

    public init(name: String, font: DisplayFont, color: DisplayColor) {
        self.name = name
        self.font = font
        self.color = color
    }
}
