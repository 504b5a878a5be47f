/// `#Preview`: a type with a name of its own that makes the preview on demand.
///
/// The arguments go to `Preview.init` as they were written, so that the compiler judges them; only a closure with
/// `@Previewable` declarations is taken apart.
struct PreviewMacro {
    let syntax: Syntax
    let discriminator: String

    var expansion: Expansion {
        let source = Source(syntax.source)
        let tokens = source.tokens
        // `#Preview` or `#SwiftUI.Preview`
        guard let first = tokens.first,
            let name = tokens.indices.first(where: { tokens[$0].text == "Preview" && tokens[$0].depth == 0 })
        else { return Expansion(source: "") }
        let lead = source[0..<first.range.lowerBound]
        let (line, column) = syntax.location.advanced(over: lead)
        var arguments = source[tokens[name].range.upperBound..<tokens[tokens.count - 1].range.upperBound]
        var wrapper = ""
        var diagnostics: [Diagnostic] = []
        if let closure = closure(in: tokens, after: name) {
            let body = PreviewBody(source: source, tokens: Array(tokens[closure.open + 1..<closure.close]))
            // The compiler itself does not expand macros on local variables, so nobody else would tell.
            diagnostics = body.misplaced.map { Diagnostic(PreviewableMacro.message, at: syntax, offset: $0) }
            if !body.properties.isEmpty {
                arguments =
                    source[tokens[name].range.upperBound..<tokens[closure.open].range.upperBound]
                    + " __PreviewBody() "
                    + source[tokens[closure.close].range.lowerBound..<tokens[tokens.count - 1].range.upperBound]
                wrapper = """

                        struct __PreviewBody: SwiftUICore.View {
                    \(body.properties.joined(separator: "\n"))
                    var body: some SwiftUICore.View {
                    \(body.statements)
                    }
                        }
                    """
            }
        }
        return Expansion(
            source: """
                struct \(uniqueName): SwiftUICore.PreviewRegistry {
                    static var fileID: Swift.String { \(quoted(syntax.location.fileID)) }
                    static var line: Swift.Int { \(line) }
                    static var column: Swift.Int { \(column) }
                    @MainActor static func makePreview() throws -> SwiftUICore.Preview {
                        SwiftUICore.Preview\(arguments)
                    }\(wrapper)
                }
                """, diagnostics: diagnostics)
    }

    /// The brackets of the trailing closure, or of the one passed as `body:`.
    private func closure(in tokens: [Token], after name: Int) -> (open: Int, close: Int)? {
        let opens = tokens.indices.filter { index in
            guard index > name, tokens[index].text == "{" else { return false }
            return tokens[index].depth == 0
                || tokens[index].depth == 1 && tokens[index - 1].text == ":" && tokens[index - 2].text == "body"
        }
        guard let open = opens.last else { return nil }
        let close = tokens.indices.first {
            $0 > open && tokens[$0].kind == .close && tokens[$0].depth == tokens[open].depth
        }
        return close.map { (open, $0) }
    }

    /// A name in the mangling that the compiler allows a macro to introduce without announcing it.
    private var uniqueName: String {
        (discriminator.hasPrefix("$s") ? "" : "$s") + discriminator + "15PreviewRegistryfMu_"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
