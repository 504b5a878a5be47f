/// The parts of a declaration of one property.
struct Property {
    private(set) var name = ""
    private(set) var type: String?
    private(set) var value: String?
    private(set) var isOptional = false
    private(set) var isStatic = false
    private(set) var isConstant = false
    private(set) var hasAccessors = false
    private(set) var isOneOfMany = false

    /// The name as a part of another: without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    init(_ text: String) {
        let source = Source(text)
        let top = source.tokens.filter { $0.depth == 0 }
        guard let keyword = top.firstIndex(where: { $0.text == "var" || $0.text == "let" }), keyword + 1 < top.count
        else { return }
        isConstant = top[keyword].text == "let"
        isStatic = top[..<keyword].contains { $0.text == "static" || $0.text == "class" }
        name = top[keyword + 1].text

        var rest = top[(keyword + 2)...]
        // A comma alone may be one between the arguments of a generic type.
        isOneOfMany = rest.indices.dropLast(2).contains {
            rest[$0].text == "," && rest[$0 + 1].kind == .word && ["=", ":"].contains(rest[$0 + 2].text)
        }
        if rest.first?.text == ":" {
            let annotation = rest.dropFirst().prefix { $0.text != "=" && $0.text != "{" }
            type = Self.text(of: annotation, in: source)
            // The mark behind a function type belongs to its result.
            isOptional =
                !annotation.contains { $0.text == "->" }
                && (["?", "!"].contains { annotation.last?.text.hasSuffix($0) == true }
                    || annotation.contains { $0.text == "Optional" })
            rest = rest[annotation.endIndex...]
        }
        if rest.first?.text == "=" {
            // Behind a value, braces are a trailing closure unless they hold observers.
            if let open = rest.last(where: { $0.text == "{" }),
                let inside = source.tokens.first(where: { $0.range.lowerBound > open.range.lowerBound })
            {
                hasAccessors = inside.text == "didSet" || inside.text == "willSet"
            }
            value = Self.text(of: rest.dropFirst(), in: source)
        } else {
            hasAccessors = rest.first?.text == "{"
        }
    }

    private static func text(of tokens: ArraySlice<Token>, in source: Source) -> String? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        return source[first.range.lowerBound..<last.range.upperBound]
    }
}
