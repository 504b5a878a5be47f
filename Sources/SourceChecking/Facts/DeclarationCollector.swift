internal import SwiftSyntax

/// Collects what a file declares; the code in it goes through ``CodeCollector``.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var types: [TypeFacts] = []
    private(set) var imports: Set<String> = []
    private(set) var bindingHelpers: [BindingHelper] = []
    private(set) var usage = Usage()
    /// Indices in `types` of the types around.
    private var around: [Int] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { imports.insert(name) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.structure, node.name, node.inheritanceClause, node.attributes, node.modifiers, node)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name, node.inheritanceClause, node.attributes, node.modifiers, node)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name, node.inheritanceClause, node.attributes, node.modifiers, node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enumeration, node.name, node.inheritanceClause, node.attributes, node.modifiers, node)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name, node.inheritanceClause, node.attributes, node.modifiers, node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = TypeName(node.extendedType).base
        if extended == "Binding" { noteBindingHelpers(node) }
        return open(
            .extension, nil, node.inheritanceClause, node.attributes, node.modifiers, node, extended: extended)
    }

    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    private func open(
        _ kind: TypeFacts.Kind, _ name: TokenSyntax?, _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol,
        extended: String = ""
    ) -> SyntaxVisitorContinueKind {
        let own = name?.text ?? extended
        let outer = around.last.map { types[$0].name + "." } ?? ""
        var facts = TypeFacts(
            name: outer + own, kind: kind,
            inherits: (inheritance?.inheritedTypes.map { $0.type } ?? []).flatMap(Self.names),
            attributes: Self.attributes(attributes).map(\.name), span: node.span, nameSpan: name?.span ?? node.span)
        facts.isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        around.append(types.count)
        types.append(facts)
        return .visitChildren
    }

    /// The names of a type and, of `A & B`, of both.
    private static func names(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.map(\.type).flatMap(names)
        }
        return [TypeName(type).base]
    }

    private static func attributes(_ list: AttributeListSyntax) -> [PropertyFacts.Attribute] {
        list.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            let name = TypeName(attribute.attributeName).base
            return PropertyFacts.Attribute(
                name: name.split(separator: ".").last.map(String.init) ?? name, span: attribute.span,
                hasArguments: attribute.arguments != nil)
        }
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = around.last else {
            walkForUsage(node)
            return .skipChildren
        }
        let attributes = Self.attributes(node.attributes)
        let modifiers = node.modifiers.map(\.name.text)
        let accesses: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
        // `private(set)` says nothing about who may read.
        let access = node.modifiers.first { accesses.contains($0.name.text) && $0.detail == nil }?.name.text
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                walkForUsage(binding)
                continue
            }
            var code: CodeFacts?
            var isComputed = false
            if let block = binding.accessorBlock { (code, isComputed) = self.code(of: block) }
            if let initializer = binding.initializer { walkForUsage(initializer) }
            types[type].properties.append(
                PropertyFacts(
                    name: name.text, nameSpan: name.span, span: node.span, specifier: node.bindingSpecifier.span,
                    isLet: node.bindingSpecifier.text == "let", access: access,
                    modifiers: Set(modifiers).subtracting(accesses), attributes: attributes,
                    type: binding.typeAnnotation.map { TypeName($0.type) }
                        ?? Self.typeName(of: binding.initializer?.value) ?? Self.environmentType(node.attributes),
                    hasTypeAnnotation: binding.typeAnnotation != nil,
                    initial: Self.value(of: binding.initializer?.value, annotation: binding.typeAnnotation?.type),
                    modifierOffset: (node.modifiers.first?.span ?? node.bindingSpecifier.span).start,
                    sharesDeclaration: node.bindings.count > 1, code: code, isComputed: isComputed))
        }
        return .skipChildren
    }

    /// `X` of `@Environment(X.self)`
    private static func environmentType(_ attributes: AttributeListSyntax) -> TypeName? {
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.trimmedDescription == "Environment" {
            guard case .argumentList(let list) = attribute.arguments,
                let path = list.first.flatMap({ Path($0.expression) }),
                path.components.last == "self", path.components.count > 1
            else { continue }
            let name = path.components.dropLast().joined(separator: ".")
            return TypeName(base: name, isOptional: false, isCollection: false, isOpaque: false, text: name)
        }
        return nil
    }

    private func code(of block: AccessorBlockSyntax) -> (CodeFacts?, isComputed: Bool) {
        switch block.accessors {
        case .getter(let statements):
            return (CodeCollector.facts(of: statements, isAction: false, usage: &usage), true)
        case .accessors(let list):
            var code: CodeFacts?
            var isComputed = true
            for accessor in list {
                guard let body = accessor.body else { continue }
                let isGetter = accessor.accessorSpecifier.text == "get"
                if ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) { isComputed = false }
                let facts = CodeCollector.facts(
                    of: body.statements, parameters: ["newValue", "oldValue"], isAction: !isGetter, usage: &usage)
                code = code.map { $0.joined(with: facts) } ?? facts
            }
            return (code, isComputed)
        @unknown default:
            return (nil, true)
        }
    }

    private static func value(of expression: ExprSyntax?, annotation: TypeSyntax?) -> PropertyFacts.InitialValue {
        guard let expression = expression?.bare else { return .none }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let made = call.madeType { return .call(made, arguments: call.arguments.count) }
            if call.calleeName == "init", call.calleeBase == nil, let annotation {
                return .call(TypeName(annotation).base, arguments: call.arguments.count)
            }
            return .other
        }
        return expression.isLiteral ? .literal : .other
    }

    private static func typeName(of expression: ExprSyntax?) -> TypeName? {
        guard let expression = expression?.bare else { return nil }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let array = call.calledExpression.as(ArrayExprSyntax.self), let element = array.elements.first {
                let name = element.expression.trimmedDescription
                return TypeName(base: name, isOptional: false, isCollection: true, isOpaque: false, text: "[\(name)]")
            }
            return call.madeType.map {
                TypeName(base: $0, isOptional: false, isCollection: false, isOpaque: false, text: $0)
            }
        }
        if let array = expression.as(ArrayExprSyntax.self),
            let made = array.elements.first?.expression.as(FunctionCallExprSyntax.self)?.madeType
        {
            return TypeName(base: made, isOptional: false, isCollection: true, isOpaque: false, text: "[\(made)]")
        }
        let name: String
        switch expression.kind {
        case .stringLiteralExpr: name = "String"
        case .booleanLiteralExpr: name = "Bool"
        case .integerLiteralExpr: name = "Int"
        case .floatLiteralExpr: name = "Double"
        default:
            // `X.shared`, `X.y`: mostly an X.
            guard let path = Path(expression), path.components.count == 2, path.components[0].first?.isUppercase == true
            else { return nil }
            name = path.components[0]
        }
        return TypeName(base: name, isOptional: false, isCollection: false, isOpaque: false, text: name)
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let returned = node.signature.returnClause.map { TypeName($0.type) }
        note(
            node.name, node.signature, node.attributes, node.modifiers, node.body, returned: returned,
            isAction: returned == nil || returned?.base == "Void", node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note(
            node.initKeyword, node.signature, node.attributes, node.modifiers, node.body, returned: nil, isAction: true,
            node)
        return .skipChildren
    }

    private func note(
        _ name: TokenSyntax, _ signature: FunctionSignatureSyntax, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ body: CodeBlockSyntax?, returned: TypeName?, isAction: Bool,
        _ node: some SyntaxProtocol
    ) {
        guard let type = around.last else { return walkForUsage(node) }
        let parameters = signature.parameterClause.parameters.map { parameter in
            FunctionFacts.Parameter(
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                name: (parameter.secondName ?? parameter.firstName).text, type: TypeName(parameter.type))
        }
        let code = CodeCollector.facts(
            of: body?.statements ?? [], parameters: parameters.map(\.name), isAction: isAction, usage: &usage)
        types[type].functions.append(
            FunctionFacts(
                name: name.text, nameSpan: name.span, parameters: parameters, returnType: returned,
                attributes: Self.attributes(attributes).map(\.name), modifiers: Set(modifiers.map(\.name.text)),
                isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
                throwsErrors: signature.effectSpecifiers?.throwsClause != nil, code: code))
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        walkForUsage(node)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        walkForUsage(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        walkForUsage(node)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch node.item {
        case .decl: return .visitChildren
        case .expr, .stmt:
            walkForUsage(node)
            return .skipChildren
        @unknown default:
            return .skipChildren
        }
    }

    /// Only what the code calls and which members it names.
    private func walkForUsage(_ node: some SyntaxProtocol) {
        let collector = CodeCollector(isAction: true)
        collector.walk(node)
        usage.memberNames.formUnion(collector.usage.memberNames)
        usage.callLabels.merge(collector.usage.callLabels) { $0.union($1) }
    }

    // MARK: Extensions of Binding

    private func noteBindingHelpers(_ node: ExtensionDeclSyntax) {
        for member in node.memberBlock.members {
            let name: String
            let signature: FunctionSignatureSyntax
            if let function = member.decl.as(FunctionDeclSyntax.self),
                function.modifiers.contains(where: { $0.name.text == "static" }), function.genericParameterClause != nil
            {
                (name, signature) = (function.name.text, function.signature)
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                (name, signature) = ("init", initializer.signature)
            } else {
                continue
            }
            let parameters = Array(signature.parameterClause.parameters)
            guard parameters.count == 2, parameters[0].firstName.text == "_" else { continue }
            let optional = TypeName(parameters[0].type)
            guard optional.base == "Binding", optional.arguments.first?.hasSuffix("?") == true,
                TypeName(parameters[1].type).text + "?" == optional.arguments.first
            else { continue }
            let label = parameters[1].firstName.text
            bindingHelpers.append(BindingHelper(name: name, fallbackLabel: label == "_" ? nil : label))
        }
    }
}

extension CodeFacts {
    /// Of a getter and a setter, say.
    func joined(with other: CodeFacts) -> CodeFacts {
        var both = self
        both.paths += other.paths
        both.assignments += other.assignments
        both.creations += other.creations
        both.loops += other.loops
        both.actions += other.actions
        both.texts += other.texts
        both.pipelines += other.pipelines
        both.conditions += other.conditions
        both.bindings += other.bindings
        both.freshIdentities += other.freshIdentities
        both.weight += other.weight
        both.concurrency = concurrency ?? other.concurrency
        both.onlyPath = nil
        return both
    }
}
