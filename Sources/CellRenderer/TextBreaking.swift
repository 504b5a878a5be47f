import DisplayList

/// The characters of a text with their widths, and where it may be broken.
struct BreakableText {
    struct Element {
        var character: Character
        var width: Int
        /// The run it is from.
        var run: Int
        var isLineBreak: Bool
        var isSpace: Bool
    }

    private(set) var elements: [Element] = []

    init(_ runs: [TextRun]) {
        self.init(runs.map(\.string))
    }

    /// - Parameter mask: Shown in place of each character, for what nobody may read.
    init(_ strings: [String], mask: Character? = nil) {
        for (run, string) in strings.enumerated() {
            for character in string {
                let isLineBreak = character.isNewline
                let shown = isLineBreak ? character : mask ?? character
                elements.append(
                    Element(
                        character: shown,
                        width: isLineBreak ? 0 : Glyph(shown).width,
                        run: run,
                        isLineBreak: isLineBreak,
                        isSpace: shown == " " || shown == "\t" || shown == "\u{3000}"))
            }
        }
    }

    func width(of range: Range<Int>) -> Int {
        elements[range].reduce(0) { $0 + $1.width }
    }

    /// The range without the spaces at its end, which hang over the edge unseen.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, elements[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// A line may begin with the element at `index`.
    private func mayBreak(before index: Int) -> Bool {
        let former = elements[index - 1]
        let next = elements[index]
        if next.isSpace { return false }
        if former.isSpace { return true }
        switch former.character {
        case "-", "–", "—", "/":
            return next.character.isLetter && index >= 2 && !elements[index - 2].isSpace
        default:
            break
        }
        let isIdeographic = Self.isIdeographic(former) || Self.isIdeographic(next)
        return isIdeographic && !Self.closing.contains(next.character) && !Self.opening.contains(former.character)
    }

    private static func isIdeographic(_ element: Element) -> Bool {
        element.width == 2
    }

    private static let closing: Set<Character> = [
        "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "ー", "…", ",", ".", "!", "?", ":", ";",
        ")", "]", "\"",
        "'", "”", "’", "»",
    ]
    private static let opening: Set<Character> = ["（", "「", "『", "【", "〈", "《", "(", "[", "“", "‘", "«"]

    /// The lines as ranges of elements, line breaks left out, spaces at the ends of broken lines kept.
    /// - Parameter width: In cells; nil breaks only at line breaks.
    func lines(width: Int?) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var index = 0
        var used = 0
        var lastBreak: Int?

        func isOver(_ element: Element) -> Bool {
            guard let width else { return false }
            return !element.isSpace && used + element.width > max(width, 1) && index > start
        }

        while index < elements.count {
            let element = elements[index]
            if element.isLineBreak {
                lines.append(start..<index)
                index += 1
                start = index
                used = 0
                lastBreak = nil
                continue
            }
            if index > start, mayBreak(before: index) { lastBreak = index }
            if isOver(element) {
                let end = lastBreak ?? index
                lines.append(start..<end)
                start = end
                index = end
                used = 0
                lastBreak = nil
                continue
            }
            used += element.width
            index += 1
        }
        lines.append(start..<elements.count)
        return lines
    }
}

/// Cuts a line that has too much to show.
struct Truncator {
    let text: BreakableText
    /// In cells; nil: as wide as it likes.
    let width: Int?

    /// What remains: the ranges before and behind the ellipsis.
    typealias Cut = (before: Range<Int>, after: Range<Int>)

    /// - Parameter start: Where the last line that fits begins. All from there to the end competes for its room.
    func cut(from start: Int, _ truncation: TextSource.Truncation) -> Cut {
        let end = text.elements.count
        let room = width.map { max($0 - 1, 0) }
        switch truncation {
        case .tail:
            return (text.trimmed(head(from: start, room: room ?? .max)), end..<end)
        case .head:
            return (start..<start, tail(from: start, room: room ?? .max))
        case .middle:
            guard let room else { return cut(from: start, .tail) }
            let before = head(from: start, room: (room + 1) / 2)
            return (before, tail(from: before.upperBound, room: room - text.width(of: before)))
        }
    }

    private func head(from start: Int, room: Int) -> Range<Int> {
        var used = 0
        var end = start
        while end < text.elements.count, !text.elements[end].isLineBreak, used + text.elements[end].width <= room {
            used += text.elements[end].width
            end += 1
        }
        return start..<end
    }

    private func tail(from limit: Int, room: Int) -> Range<Int> {
        var used = 0
        var start = text.elements.count
        while start > limit, !text.elements[start - 1].isLineBreak, used + text.elements[start - 1].width <= room {
            start -= 1
            used += text.elements[start].width
        }
        return start..<text.elements.count
    }
}
