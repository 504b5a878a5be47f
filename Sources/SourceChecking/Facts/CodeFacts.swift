/// What a piece of code does: a body, an accessor, a function.
struct CodeFacts: Sendable {
    var paths: [PathUse] = []
    var assignments: [Assignment] = []
    var creations: [Creation] = []
    var loops: [LoopOfViews] = []
    var actions: [Action] = []
    var texts: [TextOfProperties] = []
    var pipelines: [Pipeline] = []
    var conditions: [Condition] = []
    var bindings: [BindingByHand] = []
    /// `.id(…)` with something that is made anew each time.
    var freshIdentities: [Span] = []
    /// Statements that are logic, counted by ``LogicWeight``.
    var weight = 0
    /// The one call or path that makes up the whole code.
    var onlyPath: PathUse?
    /// Things that run at the same time as the screen: tasks, queues, callbacks of a session.
    var concurrency: Span?
    /// Whether a fresh value, such as a `UUID()`, is all that is returned.
    var returnsFreshIdentity = false
}

/// `a.b.c`, with what is known about its use.
struct PathUse: Sendable {
    /// Without `self`.
    let components: [String]
    /// `$a.b`
    let isProjected: Bool
    let hasOptional: Bool
    /// `a.b.c(…)`
    let isCalled: Bool
    let isWritten: Bool
    /// Within code that runs later on, not while the body is made.
    let isInAction: Bool
    /// The first name is a variable or a parameter of the code around.
    let rootIsLocal: Bool
    /// Whether it begins with `self`.
    let startsWithSelf: Bool
    let span: Span

    var root: String { components[0] }
}

/// `target = value`
struct Assignment: Sendable {
    let target: PathUse
    /// The value, where it is nothing but a path.
    let source: PathUse?
    /// All paths in the value.
    let readRoots: Set<String>
    /// Whether the value is `true`, `nil`, `.case`, a number or a string.
    let isLiteral: Bool
    /// Within `Task { @MainActor in … }`, say.
    let isOnMainActor: Bool
    let span: Span
}

/// `X(…)`
struct Creation: Sendable {
    let type: String
    let span: Span
    let isInAction: Bool
    /// The call whose argument it is, and the argument's label.
    let receiver: String?
    let label: String?
    /// Only made where there is none: `a ?? X()`.
    let isFallback: Bool
}

/// `ForEach(…)` or `List(…)`
struct LoopOfViews: Sendable {
    enum Range: Sendable {
        /// `0..<a.b.count`
        case count(of: PathUse)
        /// `a.b.indices`
        case indices(of: PathUse)
    }
    enum Identity: Sendable, Equatable {
        case none, itself, offset, member(String)
    }
    let callee: String
    let span: Span
    let range: Range?
    let isEnumerated: Bool
    /// Of what it goes over, where that is a path.
    let source: PathUse?
    let identity: Identity
    let parameter: String?
}

/// A closure that runs when something happens.
struct Action: Sendable {
    /// `Button`, `onChange`, …
    let trigger: String
    /// What `onChange` observes.
    let observed: PathUse?
    let span: Span
    let weight: Int
    let assignments: [Assignment]
    /// Simple statements and conditions, whatever they are.
    let statements: Int
    /// Names of the closure's parameters.
    let parameters: [String]
}

/// `"\(a.x) \(a.y)"`
struct TextOfProperties: Sendable {
    let root: String
    let members: [String]
    let span: Span
    let isInAction: Bool
}

/// `a.filter { … }.sorted { … }`
struct Pipeline: Sendable {
    let stages: [String]
    let span: Span
    let isInAction: Bool
}

/// The argument of a modifier that combines conditions.
struct Condition: Sendable {
    let modifier: String?
    let operands: Int
    let roots: Set<String>
    let span: Span
}

/// `Binding(get: …, set: …)` around an optional.
struct BindingByHand: Sendable {
    let span: Span
    /// The optional's path, with its text.
    let optional: PathUse
    /// `Binding` or `Binding<String>`.
    let callee: String
    /// Whether it stands where a call asks for a binding, which says of what type.
    let isArgument: Bool
    /// The text of the fallback.
    let fallback: String
    /// Whether nothing else happens in `set`.
    let isPlain: Bool
}
