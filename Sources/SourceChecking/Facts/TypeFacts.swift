/// A type or an extension as one file declares it.
struct TypeFacts: Sendable {
    enum Kind: Sendable {
        case structure, `class`, actor, enumeration, `protocol`, `extension`
    }

    /// With the types around it: `PersonsList.ViewModel`.
    let name: String
    let kind: Kind
    /// Without generic arguments.
    let inherits: [String]
    let attributes: [String]
    /// Of the declaration, and of its name.
    let span: Span
    let nameSpan: Span
    var isPrivate = false
    var properties: [PropertyFacts] = []
    var functions: [FunctionFacts] = []

    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A property of a type, stored or computed.
struct PropertyFacts: Sendable {
    let name: String
    let nameSpan: Span
    /// From its first attribute to its end.
    let span: Span
    /// `let` or `var`.
    let specifier: Span
    let isLet: Bool
    /// `private`, `public` and so on.
    let access: String?
    /// All that stands before `let` or `var` apart from attributes and access.
    let modifiers: Set<String>
    /// Attributes, property wrappers among them.
    let attributes: [Attribute]
    /// As written, or as the initial value says.
    let type: TypeName?
    let hasTypeAnnotation: Bool
    let initial: InitialValue
    /// Where modifiers start: an access modifier goes here.
    let modifierOffset: Int
    /// Whether several names share one declaration.
    let sharesDeclaration: Bool
    /// What its accessors do; nil for a stored property without observers.
    var code: CodeFacts?
    let isComputed: Bool

    struct Attribute: Hashable, Sendable {
        let name: String
        let span: Span
        let hasArguments: Bool
    }

    enum InitialValue: Sendable, Equatable {
        case none
        /// `X(…)`: an object made here.
        case call(String, arguments: Int)
        case literal
        case other
    }

    func attribute(_ names: Set<String>) -> Attribute? { attributes.first { names.contains($0.name) } }
    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isStored: Bool { !isComputed && !isStatic }
    var isPrivate: Bool { access == "private" || access == "fileprivate" }

    /// The type of the object that the initial value makes.
    var madeType: String? {
        guard case .call(let name, _) = initial else { return nil }
        return name
    }
}

/// A function or an initialiser of a type.
struct FunctionFacts: Sendable {
    /// `init` for an initialiser.
    let name: String
    let nameSpan: Span
    let parameters: [Parameter]
    let returnType: TypeName?
    let attributes: [String]
    let modifiers: Set<String>
    let isAsync: Bool
    let throwsErrors: Bool
    var code: CodeFacts

    struct Parameter: Sendable {
        let label: String?
        let name: String
        let type: TypeName
    }
}

/// A type as it is written, reduced to what rules ask.
struct TypeName: Hashable, Sendable {
    /// Without optional marks, generic arguments, `some` and `any`; of an array, its element.
    let base: String
    let isOptional: Bool
    let isCollection: Bool
    let isOpaque: Bool
    /// The generic arguments' own names.
    var arguments: [String] = []
    /// As it is written.
    let text: String
}
