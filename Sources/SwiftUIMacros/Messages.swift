// What travels between the compiler and a macro plug-in. The synthesized coding of these enums, `{"case": {"label": …}}`,
// is the wire format itself; fields that nothing here needs are not listed and thereby skipped.

enum Request: Decodable {
    case getCapability
    case expandFreestandingMacro(macro: MacroReference, discriminator: String, syntax: Syntax)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: String, attributeSyntax: Syntax, declSyntax: Syntax, lexicalContext: [Syntax]?
    )
}

enum Answer: Encodable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

struct Capability: Encodable {
    var protocolVersion: Int
    var features: [String]
}

struct MacroReference: Decodable {
    var typeName: String
}

struct Syntax: Decodable {
    struct Location: Decodable {
        var fileID: String
        var fileName: String
        var offset: Int
        var line: Int
        var column: Int
    }

    var source: String
    var location: Location
}

struct Diagnostic: Encodable {
    struct Position: Encodable {
        var fileName: String
        var offset: Int
    }

    struct Range: Encodable {
        var fileName: String
        var startOffset: Int
        var endOffset: Int
    }

    var message: String
    var severity = "error"
    var position = Position(fileName: "", offset: 0)
    var highlights: [Range] = []
    var notes: [String] = []
    var fixIts: [String] = []

    init(_ message: String) {
        self.message = message
    }

    /// An error at `offset` of the syntax's source, or at its first token: locations are those of the trivia before it.
    init(_ message: String, at syntax: Syntax, offset: Int? = nil) {
        self.message = message
        let offset = offset ?? Scanner.tokens(of: syntax.source).first?.range.lowerBound ?? 0
        position = Position(fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
    }
}

struct Expansion {
    var source: String
    var diagnostics: [Diagnostic] = []

    static func unknown(_ macro: MacroReference) -> Expansion {
        Expansion(source: "", diagnostics: [Diagnostic("SwiftUIMacros knows no macro \(macro.typeName).")])
    }
}
