import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Reads files into facts.
enum FileReader {
    /// What is longer was written by a machine, and would hold up all the rest.
    static let longest = 5_000_000

    /// The bytes of a file, or why there are none.
    static func bytes(of path: String) -> Result<Data, ReadingFailure> {
        guard let status = FileStatus(path) else { return .failure("is gone") }
        guard status.size <= longest else {
            return .failure("has \(status.size / 1_000_000) MB, and is left out: no more than 5 MB are looked at")
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return .failure("can't be read") }
        guard data.withUnsafeBytes({ String(validating: $0, as: UTF8.self) }) != nil else {
            return .failure("isn't UTF-8")
        }
        guard !data.withUnsafeBytes({ Nesting.isTooDeep($0.bindMemory(to: UInt8.self)) }) else {
            return .failure("is nested more deeply than can be looked at")
        }
        return .success(data)
    }

    static func facts(of file: SourceFile) -> Result<FileFacts, ReadingFailure> {
        bytes(of: file.path).map { facts(of: $0, file) }
    }

    private static func facts(of data: Data, _ file: SourceFile) -> FileFacts {
        data.withUnsafeBytes { raw in
            let source = raw.bindMemory(to: UInt8.self)
            let lines = LineTable(source)
            let tree = Parser.parse(source: source)
            let collector = DeclarationCollector()
            collector.walk(tree)
            var facts = FileFacts(
                path: file.path, project: file.project, lines: lines, byteCount: data.count)
            if tree.hasError { facts.syntaxError = firstError(in: tree) }
            facts.types = collector.types
            facts.imports = collector.imports
            facts.bindingHelpers = collector.bindingHelpers
            facts.memberNames = collector.usage.memberNames
            facts.callLabels = collector.usage.callLabels
            facts.disables = Disable.all(in: source, lines: lines).filter { isComment($0.span.start, in: tree) }
            return facts
        }
    }

    /// Whether a place lies in a comment, not in a string, say.
    private static func isComment(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
        return !(token.span.start..<token.span.end).contains(offset)
    }

    /// Whether a text parses without an error.
    static func parses(_ data: Data) -> Bool {
        data.withUnsafeBytes { !Parser.parse(source: $0.bindMemory(to: UInt8.self)).hasError }
    }

    /// The toolchain's own messages take a time that grows with the square of a file.
    private static func firstError(in tree: SourceFileSyntax) -> (offset: Int, message: String) {
        var node = Syntax(tree)
        while true {
            if let token = node.as(TokenSyntax.self) {
                let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
                guard token.presence == .missing else { return (offset, "this isn't expected here") }
                return (offset, token.text.isEmpty ? "something is missing here" : "'\(token.text)' is missing here")
            }
            if node.is(UnexpectedNodesSyntax.self) {
                return (node.positionAfterSkippingLeadingTrivia.utf8Offset, "this isn't expected here")
            }
            guard let next = node.children(viewMode: .all).first(where: \.hasError) else {
                return (node.positionAfterSkippingLeadingTrivia.utf8Offset, "an error of syntax")
            }
            node = next
        }
    }
}

/// Why a file wasn't read, as the end of a sentence that begins with its path.
struct ReadingFailure: Error, ExpressibleByStringInterpolation {
    let message: String

    init(stringLiteral message: String) { self.message = message }
}
