/// What a character looks like on a grid of cells: the text that may be sent to a terminal, and the cells it takes.
public struct Glyph: Hashable, Sendable {
    /// Holds no control characters, whatever the character was.
    public let text: String
    /// 1 or 2; 4 for a tab, which is blank.
    public let width: Int

    /// The glyph of one grapheme. Line breaks have none; they are handled before glyphs are made.
    public init(_ character: Character) {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
            text = String(character)
            width = 1
            return
        }
        if character == "\t" {
            text = "    "
            width = 4
            return
        }
        (text, width) = Glyph.shown(character)
    }

    /// The replacement for what can't be shown.
    static let replacement = "\u{FFFD}"

    /// The longest grapheme of real use, an emoji family with skin tones, has 11 scalars.
    private static let longest = 24

    private static func shown(_ character: Character) -> (String, Int) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return (replacement, 1) }
        if scalars.count == 1 || character == "\r\n" {
            return shown(alone: first)
        }
        guard !isControl(first) else { return shown(alone: first) }
        var text = String.UnicodeScalarView()
        if isExtender(first) {
            text.append("\u{25CC}")
        }
        for scalar in scalars.prefix(longest) where isAllowedInside(scalar) {
            text.append(scalar)
        }
        return text.isEmpty ? (replacement, 1) : (String(text), width(of: scalars, first: first))
    }

    private static func shown(alone scalar: Unicode.Scalar) -> (String, Int) {
        switch scalar.value {
        case 0..<0x20: (String(Unicode.Scalar(0x2400 + scalar.value)!), 1)
        case 0x7F: ("\u{2421}", 1)
        default:
            if isControl(scalar) {
                (replacement, 1)
            } else if isExtender(scalar) {
                ("\u{25CC}" + String(scalar), 1)
            } else {
                (String(scalar), isWide(scalar) ? 2 : 1)
            }
        }
    }

    /// Moves the cursor, changes the direction of what follows, or takes no room that a reader could see.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }

    /// Inside of a grapheme, joiners and the tags of regional flags change only how that grapheme looks.
    private static func isAllowedInside(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xE0020...0xE007F: true
        default: !isControl(scalar)
        }
    }

    private static func isExtender(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func width(of scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Int {
        var isEmojiStyled = false
        var regionalIndicators = 0
        for scalar in scalars {
            if scalar.value == 0xFE0F { isEmojiStyled = true }
            if (0x1F1E6...0x1F1FF).contains(scalar.value) { regionalIndicators += 1 }
        }
        if regionalIndicators >= 2 { return 2 }
        if isEmojiStyled && first.properties.isEmoji { return 2 }
        return isWide(first) ? 2 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 0x1100 else { return false }
        if scalar.properties.isEmojiPresentation {
            return !(0x1F1E6...0x1F1FF).contains(value)
        }
        return wideRanges.contains { $0.contains(value) }
    }

    /// East Asian wide and fullwidth characters that are not emoji.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x16FFF, 0x17000...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
        0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}

extension String {
    /// The cells it takes in one line.
    var cellWidth: Int {
        reduce(0) { $0 + Glyph($1).width }
    }

    /// The first part of it, with an ellipsis where that is not all.
    func cut(toCells most: Int) -> String {
        guard cellWidth > most else { return self }
        var cut = ""
        var used = 1
        for character in self {
            used += Glyph(character).width
            guard used <= most else { break }
            cut.append(character)
        }
        return cut + "…"
    }
}
