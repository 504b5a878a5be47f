/// A comment that turns rules off for a line or a file: `// oriel:disable RULE: reason`.
struct Disable: Sendable {
    let rules: [String]
    let reason: String
    /// The line that it is about; nil for the whole file.
    let line: Int?
    let span: Span

    /// Finds the comments by their words, so that no trivia of a tree has to be looked through.
    static func all(in source: UnsafeBufferPointer<UInt8>, lines: LineTable) -> [Disable] {
        let mark = Array("oriel:disable".utf8)
        var found: [Disable] = []
        var at = 0
        while let start = source.firstOffset(of: mark, from: at) {
            at = start + mark.count
            var first = start
            while first > 0, source[first - 1] != UInt8(ascii: "\n") { first -= 1 }
            var end = at
            while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
            let before = String(decoding: source[first..<start], as: UTF8.self)
            let comment = before.trimmedOfBlanks
            guard comment.hasSuffix("//"), !comment.hasSuffix("///"), !comment.hasSuffix("`//") else { continue }
            var rest = String(decoding: source[at..<end], as: UTF8.self)[...]
            let isForFile = rest.hasPrefix("-file")
            if isForFile { rest = rest.dropFirst(5) }
            let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let line = lines.place(of: start).line
            let standsAlone = comment == "//"
            found.append(
                Disable(
                    rules: parts[0].split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }.map(String.init),
                    reason: parts.count > 1 ? String(parts[1]).trimmedOfBlanks : "",
                    line: isForFile ? nil : standsAlone ? line + 1 : line,
                    span: Span(start: start, end: end)))
        }
        return found
    }
}

extension UnsafeBufferPointer<UInt8> {
    func firstOffset(of word: [UInt8], from start: Int) -> Int? {
        guard count >= word.count else { return nil }
        var at = start
        let last = count - word.count
        while at <= last {
            if self[at] == word[0] {
                var matched = 1
                while matched < word.count, self[at + matched] == word[matched] { matched += 1 }
                if matched == word.count { return at }
            }
            at += 1
        }
        return nil
    }
}

extension StringProtocol {
    var trimmedOfBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
