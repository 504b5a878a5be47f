/// `@Previewable` marks declarations for `#Preview`, which takes the attribute away. Where it is expanded itself, it stands
/// in the wrong place.
struct PreviewableMacro {
    static let message = "@Previewable can only be used at the top level of the closure of a #Preview."

    let attribute: Syntax

    var expansion: Expansion {
        Expansion(source: "", diagnostics: [Diagnostic(Self.message, at: attribute)])
    }
}

/// The closure of a `#Preview`, parted in the declarations with `@Previewable` and everything else.
///
/// A dynamic property works only as a property of a view, hence these become properties of a view around the rest.
struct PreviewBody {
    private(set) var properties: [String] = []
    private(set) var statements = ""
    /// The offsets of marks in nested closures and the like, which can't be taken out.
    private(set) var misplaced: [Int] = []

    init(source: Source, tokens: [Token]) {
        guard let base = tokens.first?.depth, let end = tokens.last?.range.upperBound else { return }
        let top = tokens.filter { $0.depth == base }
        misplaced = tokens.indices.filter { tokens[$0].depth > base && Self.mark(in: tokens, at: $0) != nil }
            .map { tokens[$0].range.lowerBound }
        var position = tokens[0].range.lowerBound
        var index = 0
        while index < top.count {
            guard let mark = Self.mark(in: top, at: index) else {
                index += 1
                continue
            }
            let first = Self.firstAttribute(in: top, before: index)
            let last = Self.lastToken(in: top, from: mark.upperBound)
            properties.append(
                source[top[first].range.lowerBound..<top[mark.lowerBound].range.lowerBound]
                    + source[top[mark.upperBound].range.lowerBound..<top[last].range.upperBound])
            statements += source[position..<top[first].range.lowerBound]
            index = last + 1
            if index < top.count, top[index].text == ";" { index += 1 }
            position = top[index - 1].range.upperBound
        }
        statements += source[position..<max(position, end)]
    }

    /// The tokens of `@Previewable` or `@SwiftUI.Previewable`, if they begin at `index` and a declaration follows.
    private static func mark(in tokens: [Token], at index: Int) -> Range<Int>? {
        guard tokens[index].text == "@" else { return nil }
        let texts = tokens[(index + 1)...].prefix(3).map(\.text)
        let length = texts.first == "Previewable" ? 2 : texts.dropFirst() == [".", "Previewable"] ? 4 : nil
        return length.flatMap { index + $0 < tokens.count ? index..<index + $0 : nil }
    }

    /// Where the attributes begin that stand before the mark of the same declaration.
    private static func firstAttribute(in tokens: [Token], before mark: Int) -> Int {
        var first = mark
        while first >= 2 {
            var name = first - 1
            // Its arguments: only the two brackets are at this level.
            if tokens[name].text == ")", name >= 2, tokens[name - 1].text == "(" { name -= 2 }
            while name >= 2, tokens[name].kind == .word, tokens[name - 1].text == "." { name -= 2 }
            guard name >= 1, tokens[name].kind == .word, tokens[name - 1].text == "@" else { break }
            first = name - 1
        }
        return first
    }

    private static func lastToken(in tokens: [Token], from start: Int) -> Int {
        // Attributes may stand on lines of their own.
        var index = tokens[start...].firstIndex { $0.text == "var" || $0.text == "let" } ?? start
        while index + 1 < tokens.count, tokens[index + 1].text != ";" {
            if tokens[index + 1].startsLine, !continues(tokens, after: index) { break }
            index += 1
        }
        return index
    }

    /// Whether the statement goes on in the line behind the token at `index`.
    private static func continues(_ tokens: [Token], after index: Int) -> Bool {
        let last = tokens[index]
        let next = tokens[index + 1]
        if next.kind == .close { return true }
        if [",", ":", "=", "->"].contains(last.text) || ["var", "let", "try", "await", "in", "as"].contains(last.text) {
            return true
        }
        // An operator with a blank before it and the line's end behind it has two operands; `Int?` has none.
        if last.kind == .operators, index > 0, tokens[index - 1].range.upperBound < last.range.lowerBound {
            return true
        }
        if next.kind == .operators {
            let isPrefix = index + 2 < tokens.count && next.range.upperBound == tokens[index + 2].range.lowerBound
            return next.text == "." || !isPrefix
        }
        return [":", "{", "else", "as", "is", "catch"].contains(next.text)
    }
}
