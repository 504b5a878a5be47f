internal import SwiftSyntax

/// What a file's code says about names of other files.
struct Usage {
    var memberNames: Set<String> = []
    var callLabels: [String: Set<String>] = [:]
}

/// Collects the facts of one piece of code.
final class CodeCollector: SyntaxVisitor {
    private(set) var facts = CodeFacts()
    private(set) var usage = Usage()
    private var scopes: [Set<String>]
    private var actionDepth: Int
    private var mainActorDepth = 0
    /// For each action around: its first assignment and its closure's trigger.
    private var openActions: [(trigger: String, firstAssignment: Int)] = []
    /// Chains and choices may be as long as a file, and each link is a call deeper here.
    private var depth = 0
    private static let deepest = 1_500

    /// - Parameter isAction: whether the code runs when something happens, not while a body is made.
    init(parameters: [String] = [], isAction: Bool) {
        scopes = [Set(parameters)]
        actionDepth = isAction ? 1 : 0
        super.init(viewMode: .sourceAccurate)
    }

    static func facts(
        of statements: CodeBlockItemListSyntax, parameters: [String] = [], isAction: Bool, usage: inout Usage
    ) -> CodeFacts {
        let collector = CodeCollector(parameters: parameters, isAction: isAction)
        collector.walk(statements)
        usage.memberNames.formUnion(collector.usage.memberNames)
        usage.callLabels.merge(collector.usage.callLabels) { $0.union($1) }
        var facts = collector.facts
        facts.weight = LogicWeight.of(statements)
        if let only = statements.onlyExpression?.bare {
            collector.note(onlyExpression: only, in: &facts)
        }
        return facts
    }

    private func note(onlyExpression only: ExprSyntax, in facts: inout CodeFacts) {
        if let call = only.as(FunctionCallExprSyntax.self) {
            facts.returnsFreshIdentity = call.isFreshIdentity
            if Path(call.calledExpression) != nil { facts.onlyPath = use(of: call.calledExpression) }
        } else if Path(only) != nil {
            facts.onlyPath = use(of: only)
        } else if let base = only.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self) {
            facts.returnsFreshIdentity = base.isFreshIdentity
        }
        if let condition = condition(in: only, modifier: nil) { facts.conditions.append(condition) }
    }

    // MARK: Names of the code around

    private func declare(_ names: [String]) { scopes[scopes.count - 1].formUnion(names) }

    private func isLocal(_ name: String) -> Bool {
        name.hasPrefix("$") || scopes.contains { $0.contains(name) }
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([])
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([])
        return deeper()
    }

    override func visitPost(_ node: IfExprSyntax) {
        scopes.removeLast()
        depth -= 1
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        // The value of `let a = a.b` is read before the new name holds, but a shadowing name is a local all the same.
        declare([node.identifier.text])
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(
            Set(node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }))
        actionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        scopes.removeLast()
        actionDepth -= 1
    }

    // MARK: Depth

    private func deeper() -> SyntaxVisitorContinueKind {
        depth += 1
        return depth > Self.deepest ? .skipChildren : .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: OptionalChainingExprSyntax) { depth -= 1 }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: ForceUnwrapExprSyntax) { depth -= 1 }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: SubscriptCallExprSyntax) { depth -= 1 }
    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: PostfixOperatorExprSyntax) { depth -= 1 }
    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
    override func visitPost(_ node: GenericSpecializationExprSyntax) { depth -= 1 }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Set(node.parameterNames))
        if node.isOnMainActor { mainActorDepth += 1 }
        if case .action(let trigger) = ClosureRole(node) {
            actionDepth += 1
            openActions.append((trigger, facts.assignments.count))
        } else {
            openActions.append(("", 0))
        }
        return deeper()
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        depth -= 1
        scopes.removeLast()
        if node.isOnMainActor { mainActorDepth -= 1 }
        let (trigger, firstAssignment) = openActions.removeLast()
        guard !trigger.isEmpty else { return }
        actionDepth -= 1
        let call =
            node.parent?.as(FunctionCallExprSyntax.self)
            ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let observed = call?.argument("of").flatMap { Path($0) != nil ? use(of: $0) : nil }
        facts.actions.append(
            Action(
                trigger: trigger, observed: observed, span: node.span, weight: LogicWeight.of(node.statements),
                assignments: Array(facts.assignments[firstAssignment...]), statements: node.statements.count,
                parameters: node.parameterNames))
    }

    // MARK: Paths

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        guard depth <= Self.deepest else { return .skipChildren }
        if node.base != nil,
            !(node.base?.is(DeclReferenceExprSyntax.self) == true && node.base?.trimmedDescription == "self")
        {
            usage.memberNames.insert(node.declName.baseName.text)
        }
        guard let path = Path(node) else { return .visitChildren }
        for component in path.components.dropFirst() { usage.memberNames.insert(component) }
        facts.paths.append(use(of: node, path: path))
        for arguments in path.subscripts { walk(arguments) }
        return .skipChildren
    }

    override func visitPost(_ node: MemberAccessExprSyntax) { depth -= 1 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .skipChildren
        }
        if Path(node) != nil { facts.paths.append(use(of: node)) }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        for component in node.components {
            if case .property(let property) = component.component {
                usage.memberNames.insert(property.declName.baseName.text)
            }
        }
        return .skipChildren
    }

    private func use(of node: some ExprSyntaxProtocol, path: Path? = nil) -> PathUse {
        let path = path ?? Path(node)!
        var isCalled = false
        var isWritten = false
        if let call = node.parent?.as(FunctionCallExprSyntax.self) {
            isCalled = call.calledExpression.id == node.id
        } else if node.parent?.is(InOutExprSyntax.self) == true {
            isWritten = true
        } else if let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id {
            let operation = list.dropFirst().first
            isWritten =
                operation?.is(AssignmentExprSyntax.self) == true
                || operation?.as(BinaryOperatorExprSyntax.self).map { $0.operator.isCompoundAssignment } == true
        }
        return PathUse(
            components: path.components, isProjected: path.isProjected, hasOptional: path.hasOptional,
            isCalled: isCalled, isWritten: isWritten, isInAction: actionDepth > 0,
            rootIsLocal: !path.startsWithSelf && isLocal(path.components[0]), startsWithSelf: path.startsWithSelf,
            span: node.span)
    }

    // MARK: Assignments, conditions, texts put together

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), Path(elements[0]) != nil {
            facts.assignments.append(
                Assignment(
                    target: use(of: elements[0]),
                    source: elements.count == 3 && Path(elements[2]) != nil ? use(of: elements[2]) : nil,
                    readRoots: NamesIn.roots(of: elements.dropFirst(2)),
                    isLiteral: elements.count == 3 && elements[2].isLiteral, isOnMainActor: mainActorDepth > 0,
                    span: node.span))
        }
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if !operators.isEmpty, operators.allSatisfy({ $0 == "+" }),
            elements.contains(where: { $0.is(StringLiteralExprSyntax.self) })
        {
            noteText(of: elements, span: node.span)
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression }
        if parts.count > 1 { noteText(of: parts, span: node.span) }
        return .visitChildren
    }

    /// Two or more properties of the same thing make a text.
    private func noteText(of parts: [ExprSyntax], span: Span) {
        var members: [String: [String]] = [:]
        for part in parts {
            let called = part.as(FunctionCallExprSyntax.self)?.calledExpression
            guard let path = Path(called ?? part) else { continue }
            let names = called == nil ? path.components : Array(path.components.dropLast())
            guard names.count > 1, !names.contains("[]"), names[0].first?.isUppercase == false else { continue }
            let owner = names.dropLast().joined(separator: ".")
            if members[owner]?.contains(names.last!) != true { members[owner, default: []].append(names.last!) }
        }
        for (owner, names) in members.sorted(by: { $0.key < $1.key }) where names.count > 1 {
            facts.texts.append(
                TextOfProperties(root: owner, members: names, span: span, isInAction: actionDepth > 0))
        }
    }

    private func condition(in expression: ExprSyntax, modifier: String?) -> Condition? {
        guard let sequence = expression.bare.as(SequenceExprSyntax.self) else { return nil }
        let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let joints = operators.filter { $0 == "&&" || $0 == "||" }.count
        guard joints > 0 else { return nil }
        return Condition(
            modifier: modifier, operands: joints + 1, roots: NamesIn.roots(of: sequence.elements.map { $0 }),
            span: sequence.span)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        guard depth <= Self.deepest else { return .skipChildren }
        guard let name = node.calleeName else { return .visitChildren }
        if let made = node.madeType { noteCreation(of: made, node) }
        if name == "init" || name.first?.isUppercase == true {
            let type = name == "init" ? node.madeType?.split(separator: ".").last.map(String.init) ?? "init" : name
            usage.callLabels[type, default: []].formUnion(node.arguments.compactMap { $0.label?.text })
        }
        switch name {
        case "ForEach", "List": noteLoop(node, callee: name)
        case "Binding": noteBinding(node)
        case "filter", "sorted", "reduce": notePipeline(node)
        case "id" where node.calledExpression.is(MemberAccessExprSyntax.self):
            if let value = node.arguments.first?.expression, value.isFreshIdentity {
                facts.freshIdentities.append(node.arguments.first!.span)
            }
        // A project may have a `Task` of its own, made without a closure.
        case "Task", "dataTask", "detached", "global", "downloadTask", "uploadTask":
            if name == "Task", node.trailingClosure == nil, node.argument("operation") == nil { break }
            if facts.concurrency == nil, node.trailingClosure?.isOnMainActor != true { facts.concurrency = node.span }
        default: break
        }
        if node.calledExpression.is(MemberAccessExprSyntax.self), name.first?.isLowercase == true {
            for argument in node.arguments {
                if let found = condition(in: argument.expression, modifier: name) { facts.conditions.append(found) }
            }
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) { depth -= 1 }

    private func noteCreation(of type: String, _ node: FunctionCallExprSyntax) {
        let argument = node.parent?.as(LabeledExprSyntax.self)
        let receiver = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
        facts.creations.append(
            Creation(
                type: type, span: node.span, isInAction: actionDepth > 0, receiver: receiver,
                label: argument?.label?.text, isFallback: node.isFallback))
    }

    private func noteBinding(_ node: FunctionCallExprSyntax) {
        guard let (path, fallback, isPlain) = BindingShape.optional(of: node) else { return }
        facts.bindings.append(
            BindingByHand(
                span: node.span, optional: use(of: path), callee: node.calledExpression.trimmedDescription,
                isArgument: node.parent?.is(LabeledExprSyntax.self) == true, fallback: fallback, isPlain: isPlain))
    }

    private func notePipeline(_ node: FunctionCallExprSyntax) {
        // The whole chain is one: it is noted at its last stage.
        if let outer = node.parent?.parent?.as(FunctionCallExprSyntax.self), let name = outer.calleeName,
            outer.calledExpression.id == node.parent?.id, ["filter", "sorted", "reduce"].contains(name)
        {
            return
        }
        var stages: [String] = []
        var rest: FunctionCallExprSyntax? = node
        while let call = rest, let name = call.calleeName, call.calleeBase != nil {
            if ["filter", "sorted", "reduce"].contains(name) { stages.insert(name, at: 0) }
            rest = call.calleeBase?.as(FunctionCallExprSyntax.self)
        }
        guard !stages.isEmpty else { return }
        facts.pipelines.append(Pipeline(stages: stages, span: node.span, isInAction: actionDepth > 0))
    }

    private func noteLoop(_ node: FunctionCallExprSyntax, callee: String) {
        guard let first = node.arguments.first, first.label == nil || first.label?.text == "data" else { return }
        var identity = LoopOfViews.Identity.none
        if let path = node.argument("id")?.as(KeyPathExprSyntax.self) {
            let names = path.components.map { $0.component.trimmedDescription }
            identity = names == ["self"] ? .itself : names == ["offset"] ? .offset : .member(names.last ?? "")
        }
        var range: LoopOfViews.Range?
        let data = first.expression.bare
        if let elements = data.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
            let end = Path(elements[2]), end.components.last == "count", end.components.count > 1,
            let collection = elements[2].as(MemberAccessExprSyntax.self)?.base
        {
            range = .count(of: use(of: collection))
        } else if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices",
            let collection = member.base, Path(collection) != nil
        {
            range = .indices(of: use(of: collection))
        }
        let enumerated = data.enumeratedCollection
        let source = enumerated ?? (Path(data) != nil ? data : nil)
        facts.loops.append(
            LoopOfViews(
                callee: callee, span: node.span, range: range, isEnumerated: enumerated != nil,
                source: source.flatMap { Path($0) != nil ? use(of: $0) : nil }, identity: identity,
                parameter: node.trailingClosure?.parameterNames.first))
    }
}

/// The first names of the paths in expressions.
private final class NamesIn: SyntaxVisitor {
    private var roots: Set<String> = []

    static func roots(of expressions: some Sequence<ExprSyntax>) -> Set<String> {
        let visitor = NamesIn(viewMode: .sourceAccurate)
        for expression in expressions { visitor.walk(expression) }
        return visitor.roots
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = Path(node) else { return .visitChildren }
        roots.insert(path.components[0])
        for arguments in path.subscripts { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = Path(node) { roots.insert(path.components[0]) }
        return .skipChildren
    }
}

extension ExprSyntax {
    /// `UUID()`, `UUID().uuidString`, `Date()`: another value each time.
    fileprivate var isFreshIdentity: Bool {
        let base = self.as(MemberAccessExprSyntax.self)?.base ?? self
        return base.as(FunctionCallExprSyntax.self)?.isFreshIdentity == true
    }

    /// `x` of `Array(x.enumerated())` and `x.enumerated()`.
    fileprivate var enumeratedCollection: ExprSyntax? {
        var rest = self
        if let call = rest.as(FunctionCallExprSyntax.self), call.calleeName == "Array", call.arguments.count == 1 {
            rest = call.arguments.first!.expression
        }
        guard let call = rest.as(FunctionCallExprSyntax.self), call.calleeName == "enumerated" else { return nil }
        return call.calleeBase
    }
}

extension FunctionCallExprSyntax {
    /// `b` of `a ?? b`
    fileprivate var isFallback: Bool {
        guard let list = parent?.as(ExprListSyntax.self) else { return false }
        return list.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
    }

    fileprivate var isFreshIdentity: Bool {
        arguments.isEmpty && trailingClosure == nil && ["UUID", "Date"].contains(calleeName)
    }
}

extension TokenSyntax {
    /// `+=` and its like.
    fileprivate var isCompoundAssignment: Bool {
        text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }
}
