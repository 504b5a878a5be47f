internal import SwiftSyntax

extension SyntaxProtocol {
    /// Without the trivia around.
    var span: Span {
        Span(start: positionAfterSkippingLeadingTrivia.utf8Offset, end: endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

/// `a.b[i].c`, taken apart.
struct Path {
    /// Subscripts are components of their own: `[]`.
    var components: [String] = []
    var isProjected = false
    var hasOptional = false
    var startsWithSelf = false
    /// What stands in the brackets of subscripts.
    var subscripts: [LabeledExprListSyntax] = []

    /// Nil where the expression is more than names and subscripts, as with `f().x`.
    init?(_ expression: some ExprSyntaxProtocol) {
        var reversed: [String] = []
        var rest = ExprSyntax(expression)
        while true {
            if let member = rest.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return nil }
                reversed.append(member.declName.baseName.text)
                rest = base
            } else if let chaining = rest.as(OptionalChainingExprSyntax.self) {
                hasOptional = true
                rest = chaining.expression
            } else if let forced = rest.as(ForceUnwrapExprSyntax.self) {
                hasOptional = true
                rest = forced.expression
            } else if let call = rest.as(SubscriptCallExprSyntax.self) {
                reversed.append("[]")
                subscripts.append(call.arguments)
                rest = call.calledExpression
            } else if let name = rest.as(DeclReferenceExprSyntax.self) {
                reversed.append(name.baseName.text)
                break
            } else {
                return nil
            }
        }
        components = reversed.reversed()
        if components[0] == "self" {
            guard components.count > 1 else { return nil }
            startsWithSelf = true
            components.removeFirst()
        }
        if components[0].hasPrefix("$"), components[0].dropFirst().first?.isNumber == false {
            isProjected = true
            components[0].removeFirst()
        }
    }
}

extension ExprSyntax {
    /// Without `try`, `await` and brackets around a single expression.
    var bare: ExprSyntax {
        var rest = self
        while true {
            if let inner = rest.as(TryExprSyntax.self) {
                rest = inner.expression
            } else if let inner = rest.as(AwaitExprSyntax.self) {
                rest = inner.expression
            } else if let inner = rest.as(TupleExprSyntax.self), inner.elements.count == 1,
                let only = inner.elements.first, only.label == nil
            {
                rest = only.expression
            } else {
                return rest
            }
        }
    }

    /// Whether it is written out: a number, a plain string, `true`, `nil`, `.case`.
    var isLiteral: Bool {
        if let string = self.as(StringLiteralExprSyntax.self) {
            return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base == nil }
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        if let prefixed = self.as(PrefixOperatorExprSyntax.self) { return prefixed.expression.isLiteral }
        return self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
            || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(DictionaryExprSyntax.self)
    }

    /// Whether it only says how the screen looks: `true`, `nil`, `.case`, `Color.red`.
    var isSwitchPosition: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            return member.base == nil || base?.first?.isUppercase == true
        }
        return self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    }
}

extension FunctionCallExprSyntax {
    /// The last name of what is called, without generic arguments.
    var calleeName: String? {
        var callee = calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// What a method is called on.
    var calleeBase: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

    /// The type of which a value is made: `X(…)`, `A.X(…)`, `X.init(…)`, `X<Y>(…)`.
    var madeType: String? {
        var callee = calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        guard var names = Path(callee)?.components else { return nil }
        if names.last == "init" { names.removeLast() }
        guard !names.isEmpty, names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        return names.joined(separator: ".")
    }

    func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The closure of an argument, within the brackets or behind them.
    func closure(_ label: String) -> ClosureExprSyntax? {
        argument(label)?.as(ClosureExprSyntax.self)
            ?? additionalTrailingClosures.first { $0.label.text == label }?.closure
    }
}

extension ClosureExprSyntax {
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        @unknown default: []
        }
    }

    /// `{ @MainActor in … }`
    var isOnMainActor: Bool {
        signature?.attributes.contains { $0.trimmedDescription == "@MainActor" } == true
    }

    /// The one expression that it consists of.
    var onlyExpression: ExprSyntax? { statements.onlyExpression }
}

extension CodeBlockItemListSyntax {
    /// The one expression that it consists of, with or without `return`.
    var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        default: return nil
        }
    }
}

extension TypeName {
    init(_ type: TypeSyntax) {
        var rest = type
        var isOptional = false
        var isCollection = false
        var isOpaque = false
        var arguments: [String] = []
        while true {
            if let inner = rest.as(OptionalTypeSyntax.self) {
                isOptional = true
                rest = inner.wrappedType
            } else if let inner = rest.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                isOptional = true
                rest = inner.wrappedType
            } else if let inner = rest.as(ArrayTypeSyntax.self) {
                isCollection = true
                rest = inner.element
            } else if let inner = rest.as(DictionaryTypeSyntax.self) {
                isCollection = true
                rest = inner.value
            } else if let inner = rest.as(SomeOrAnyTypeSyntax.self) {
                isOpaque = inner.someOrAnySpecifier.text == "some"
                rest = inner.constraint
            } else if let inner = rest.as(TupleTypeSyntax.self), inner.elements.count == 1 {
                rest = inner.elements.first!.type
            } else if let inner = rest.as(AttributedTypeSyntax.self) {
                rest = inner.baseType
            } else {
                break
            }
        }
        var base = rest.trimmedDescription
        if let name = rest.as(IdentifierTypeSyntax.self) {
            base = name.name.text
            arguments = name.genericArgumentClause?.arguments.map(\.argument.trimmedDescription) ?? []
        } else if let name = rest.as(MemberTypeSyntax.self), name.genericArgumentClause == nil {
            base = name.trimmedDescription
        }
        self.init(
            base: base, isOptional: isOptional, isCollection: isCollection, isOpaque: isOpaque, arguments: arguments,
            text: type.trimmedDescription)
    }
}
