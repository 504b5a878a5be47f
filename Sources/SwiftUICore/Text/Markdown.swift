import Foundation

/// The inline part of Markdown: emphasis, strong emphasis, strikethrough, code, links, escapes. White space stays as it is.
enum Markdown {
    /// A stretch of text in one look.
    struct Span: Equatable {
        var text: String
        var isEmphasized = false
        var isStrong = false
        var isCode = false
        var isStruckThrough = false
        var link: String?

        func applied(to styling: TextStyling, filling fill: (String) -> String) -> TextStyling {
            var styling = styling
            if isEmphasized { styling.traits.isItalic = true }
            if isStrong { styling.traits.isBold = true }
            if isCode { styling.traits.isMonospaced = true }
            if isStruckThrough { styling.strikethrough = .init(isActive: true) }
            if let link { styling.link = URL(string: fill(link)) }
            return styling
        }
    }

    /// Whether nothing in a text can be Markdown, as in most.
    static func isPlain(_ string: String) -> Bool {
        !string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
                UInt8(ascii: "["), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    static func spans(of string: String) -> [Span] {
        if isPlain(string) { return [Span(text: string)] }
        var parser = MarkdownParser(Array(string))
        parser.parse(0..<parser.characters.count, Span(text: ""))
        return parser.spans
    }
}

private struct MarkdownParser {
    let characters: [Character]
    private(set) var spans: [Markdown.Span] = []

    init(_ characters: [Character]) {
        self.characters = characters
    }

    /// Appends what is written in a range, in the look of what it is in.
    mutating func parse(_ range: Range<Int>, _ look: Markdown.Span) {
        var index = range.lowerBound
        while index < range.upperBound {
            let end = range.upperBound
            switch characters[index] {
            case "\\" where index + 1 < end && isPunctuation(characters[index + 1]):
                append(characters[index + 1...index + 1], look)
                index += 2
            case "`":
                index = parseCode(index, end, look)
            case "[":
                index = parseLink(index, end, look)
            case "<":
                index = parseAddress(index, end, look)
            case "*", "_", "~":
                index = parseEmphasis(index, end, look)
            default:
                append(characters[index...index], look)
                index += 1
            }
        }
    }

    private mutating func append<S: Sequence>(_ text: S, _ look: Markdown.Span) where S.Element == Character {
        var span = look
        span.text = spans.last?.text ?? ""
        if spans.last == span {
            spans[spans.count - 1].text.append(contentsOf: text)
        } else {
            span.text = String(text)
            spans.append(span)
        }
    }

    private func isPunctuation(_ character: Character) -> Bool {
        character.isASCII && (character.isPunctuation || character.isSymbol)
    }

    private func run(at index: Int, _ end: Int) -> Int {
        var length = 0
        while index + length < end, characters[index + length] == characters[index] { length += 1 }
        return length
    }

    private mutating func parseCode(_ start: Int, _ end: Int, _ look: Markdown.Span) -> Int {
        let fence = run(at: start, end)
        var index = start + fence
        while index < end {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let length = run(at: index, end)
            if length == fence {
                var code = characters[start + fence..<index]
                if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
                var look = look
                look.isCode = true
                append(code, look)
                return index + length
            }
            index += length
        }
        append(characters[start..<start + fence], look)
        return start + fence
    }

    private mutating func parseLink(_ start: Int, _ end: Int, _ look: Markdown.Span) -> Int {
        if let close = partner(of: start, end, "[", "]"), close + 1 < end, characters[close + 1] == "(",
            let last = partner(of: close + 1, end, "(", ")")
        {
            // A title may follow the address.
            let destination = String(characters[close + 2..<last]).split(separator: " ").first.map(String.init) ?? ""
            var look = look
            look.link = destination
            parse(start + 1..<close, look)
            return last + 1
        }
        append("[", look)
        return start + 1
    }

    private func partner(of start: Int, _ end: Int, _ open: Character, _ close: Character) -> Int? {
        var depth = 0
        var index = start
        while index < end {
            switch characters[index] {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    private mutating func parseAddress(_ start: Int, _ end: Int, _ look: Markdown.Span) -> Int {
        if let close = characters[start..<end].firstIndex(of: ">") {
            let address = String(characters[start + 1..<close])
            if let colon = address.firstIndex(of: ":"), address[..<colon].count > 1,
                address[..<colon].allSatisfy({ $0.isASCII && $0.isLetter }),
                !address.contains(where: \.isWhitespace)
            {
                var look = look
                look.link = address
                append(address, look)
                return close + 1
            }
        }
        append("<", look)
        return start + 1
    }

    private mutating func parseEmphasis(_ start: Int, _ end: Int, _ look: Markdown.Span) -> Int {
        let length = run(at: start, end)
        let mark = characters[start]
        let isKnown = mark == "~" ? length <= 2 : length <= 3
        if isKnown, opens(start, length, end), let close = closing(of: start, length, end) {
            var look = look
            if mark == "~" {
                look.isStruckThrough = true
            } else {
                if length != 2 { look.isEmphasized = true }
                if length != 1 { look.isStrong = true }
            }
            parse(start + length..<close, look)
            return close + length
        }
        append(characters[start..<start + length], look)
        return start + length
    }

    private func opens(_ index: Int, _ length: Int, _ end: Int) -> Bool {
        guard index + length < end, !characters[index + length].isWhitespace else { return false }
        return characters[index] != "_" || index == 0 || !isWord(characters[index - 1])
    }

    private func closes(_ index: Int, _ length: Int) -> Bool {
        guard index > 0, !characters[index - 1].isWhitespace else { return false }
        let after = index + length
        return characters[index] != "_" || after == characters.count || !isWord(characters[after])
    }

    private func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }

    /// Where the marks are that end what the run at `start` begins.
    private func closing(of start: Int, _ length: Int, _ end: Int) -> Int? {
        var index = start + length
        // Marks of another number that begin something inside.
        var inner = 0
        while index < end {
            switch characters[index] {
            case "\\":
                index += 2
            case "`":
                let fence = run(at: index, end)
                index += fence
                // Marks in code are no marks.
                var search = index
                while search < end {
                    let found = characters[search] == "`" ? run(at: search, end) : 0
                    if found == fence {
                        index = search + found
                        break
                    }
                    search += max(found, 1)
                }
            case characters[start]:
                let marks = run(at: index, end)
                if closes(index, marks) {
                    if marks == length { return index }
                    if marks > length, marks - length == inner { return index + inner }
                    if marks == inner {
                        inner = 0
                        index += marks
                        continue
                    }
                }
                if opens(index, marks, end) { inner += marks }
                index += marks
            default:
                index += 1
            }
        }
        return nil
    }
}
