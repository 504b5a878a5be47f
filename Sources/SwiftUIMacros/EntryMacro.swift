/// `@Entry`: a key with the property's initial value as its default, and accessors that go through the key.
struct EntryMacro {
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    ]

    private let attribute: Syntax
    private let property: Property
    /// The protocol of the key; nil where the property is not in an extension of a type with entries.
    private let keyProtocol: String?

    init(attribute: Syntax, declaration: Syntax, context: [Syntax]) {
        self.attribute = attribute
        property = Property(declaration.source)
        let words = context.first.map { Scanner.tokens(of: $0.source) } ?? []
        // `extension EnvironmentValues`, `extension SwiftUI.EnvironmentValues`
        let path = words.drop { $0.text != "extension" }.dropFirst().prefix { $0.kind == .word || $0.text == "." }
        keyProtocol = path.last.flatMap { Self.keys[$0.text] }
    }

    func expansion(as role: String) -> Expansion {
        if let error {
            guard role == "accessor" else { return Expansion(source: "") }
            // A stored property gets a getter nevertheless, or the compiler complains about its being stored as well.
            let isComputed = property.hasAccessors && property.value == nil
            return Expansion(
                source: isComputed ? "" : "get { Swift.fatalError() }",
                diagnostics: [Diagnostic(error, at: attribute)])
        }
        let key = "__Key_\(property.plainName)"
        return Expansion(
            source: role == "accessor"
                ? "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
                : """
                private struct \(key): SwiftUICore.\(keyProtocol ?? "") {
                \(defaultValue)
                }
                """)
    }

    private var defaultValue: String {
        guard let type = property.type else {
            // Only the compiler knows the type. A stored default would have to be Sendable; this macro turns it into a
            // computed one and leaves the type to inference.
            return "    @SwiftUICore.__EntryDefaultValue static var defaultValue = \(property.value ?? "")"
        }
        return """
                typealias Value = \(type.hasSuffix("!") ? type.dropLast() + "?" : type)
                static var defaultValue: Value { \(property.value ?? "nil") }
            """
    }

    private var error: String? {
        if keyProtocol == nil {
            return
                "@Entry can only be used on a property in an extension of EnvironmentValues, Transaction or ContainerValues."
        }
        if property.isStatic { return "@Entry can't be used on a static property." }
        if property.isConstant { return "@Entry needs a variable: write 'var' instead of 'let'." }
        if property.hasAccessors {
            return "@Entry can't be used on a property with accessors or observers; the macro makes its accessors."
        }
        if property.isOneOfMany { return "@Entry can only be used on a declaration of one variable." }
        if property.value == nil, !property.isOptional {
            return "@Entry needs a default: give '\(property.name)' an initial value or make its type optional."
        }
        return nil
    }
}

/// `@__EntryDefaultValue`: turns the initial value of a key's `defaultValue` into its getter.
struct EntryDefaultValueMacro {
    let declaration: Syntax

    var expansion: Expansion {
        Expansion(source: "get { \(Property(declaration.source).value ?? "") }")
    }
}
