/// A piece of source that is cut at its tokens, by UTF-8 offsets.
struct Source {
    let tokens: [Token]
    private let bytes: [UInt8]

    init(_ text: String) {
        tokens = Scanner.tokens(of: text)
        bytes = Array(text.utf8)
    }

    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension Syntax.Location {
    /// Line and column behind `trivia`, which the location does not yet count.
    func advanced(over trivia: String) -> (line: Int, column: Int) {
        let lines = trivia.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.count == 1
            ? (line, column + lines[0].count)
            : (line + lines.count - 1, lines[lines.count - 1].count + 1)
    }
}
