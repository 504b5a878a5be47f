struct Token {
    enum Kind {
        case word
        /// A string or a regular expression, from delimiter to delimiter, interpolations included.
        case literal
        case operators
        case punctuation
        case open
        case close
    }

    var kind: Kind
    var text: String
    /// UTF-8 offsets into the scanned source.
    var range: Range<Int>
    /// How many brackets are open around the token; the two brackets of a group lie outside of it.
    var depth: Int
    var startsLine: Bool
}

/// Splits Swift source into tokens, as far as is needed to find where expressions, groups and declarations end.
struct Scanner {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var previous: Token?

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    static func tokens(of source: String) -> [Token] {
        var scanner = Scanner(source)
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        let startsLine = skipTrivia()
        guard index < bytes.count else { return nil }
        let start = index
        let kind = advance()
        if kind == .close { depth -= 1 }
        let token = Token(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index,
            depth: depth, startsLine: startsLine)
        if kind == .open { depth += 1 }
        previous = token
        return token
    }

    private func byte(_ position: Int) -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private func starts(with text: StaticString, at position: Int) -> Bool {
        text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
    }

    /// Skips blanks and comments; whether there was a line break among them.
    private mutating func skipTrivia() -> Bool {
        var sawLineBreak = false
        while let current = byte(index) {
            if current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r") {
                sawLineBreak = true
                index += 1
            } else if current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") {
                index += 1
            } else if starts(with: "//", at: index) {
                while let current = byte(index), current != UInt8(ascii: "\n") { index += 1 }
            } else if starts(with: "/*", at: index) {
                sawLineBreak = skipBlockComment() || sawLineBreak
            } else {
                break
            }
        }
        return sawLineBreak
    }

    private mutating func skipBlockComment() -> Bool {
        let start = index
        var level = 0
        repeat {
            if starts(with: "/*", at: index) {
                level += 1
                index += 2
            } else if starts(with: "*/", at: index) {
                level -= 1
                index += 2
            } else {
                index += 1
            }
        } while level > 0 && index < bytes.count
        return bytes[start..<min(index, bytes.count)].contains(UInt8(ascii: "\n"))
    }

    private mutating func advance() -> Token.Kind {
        let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        if byte(index + pounds) == UInt8(ascii: "\"") {
            skipString(pounds: pounds)
            return .literal
        }
        if byte(index + pounds) == UInt8(ascii: "/"), pounds > 0 || startsExpression, skipRegex(pounds: pounds) {
            return .literal
        }
        let current = bytes[index]
        switch current {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            index += 1
            return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            index += 1
            return .close
        case UInt8(ascii: "`"):
            index += 1
            while let current = byte(index), current != UInt8(ascii: "`") { index += 1 }
            index = min(index + 1, bytes.count)
            return .word
        case _ where Self.isWord(current):
            while let current = byte(index), Self.isWord(current) { index += 1 }
            return .word
        case _ where Self.isOperator(current):
            // Only what starts with a dot has dots inside, or `$0.x` behind an operator would be swallowed.
            let withDots = current == UInt8(ascii: ".")
            index += 1
            while let current = byte(index), Self.isOperator(current), withDots || current != UInt8(ascii: "."),
                !starts(with: "//", at: index), !starts(with: "/*", at: index)
            {
                index += 1
            }
            return .operators
        default:
            index += 1
            return .punctuation
        }
    }

    private mutating func skipString(pounds: Int) {
        index += pounds
        let quotes = starts(with: "\"\"\"", at: index) ? 3 : 1
        index += quotes
        while let current = byte(index) {
            if current == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
                index += 1 + pounds
                if byte(index) == UInt8(ascii: "(") { skipGroup() } else { index += 1 }
            } else if current == UInt8(ascii: "\""), quotes == 1 || starts(with: "\"\"\"", at: index),
                hasPounds(pounds, at: index + quotes)
            {
                index += quotes + pounds
                return
            } else if quotes == 1, current == UInt8(ascii: "\n") {
                return
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }

    /// Skips an interpolation, which is code again: with strings, comments and brackets of its own.
    private mutating func skipGroup() {
        let outer = (depth, previous)
        depth = 0
        while let token = next(), token.kind != .close || token.depth > 0 {}
        (depth, previous) = outer
    }

    private mutating func skipRegex(pounds: Int) -> Bool {
        var position = index + pounds + 1
        // A bare `/` with a blank behind it is an operator.
        if pounds == 0, byte(position) == UInt8(ascii: " ") { return false }
        while let current = byte(position), pounds > 0 || current != UInt8(ascii: "\n") {
            if current == UInt8(ascii: "\\") {
                position += 2
            } else if current == UInt8(ascii: "/"), hasPounds(pounds, at: position + 1) {
                index = position + 1 + pounds
                return true
            } else {
                position += 1
            }
        }
        return false
    }

    private func hasPounds(_ count: Int, at position: Int) -> Bool {
        (0..<count).allSatisfy { byte(position + $0) == UInt8(ascii: "#") }
    }

    private var startsExpression: Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .word: return previous.text == "return" || previous.text == "in"
        case .literal, .close: return false
        case .operators: return previous.range.upperBound < index
        case .punctuation, .open: return true
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        "/=-+!*%<>&|^~?.".utf8.contains(byte)
    }
}
