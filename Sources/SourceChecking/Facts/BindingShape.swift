internal import SwiftSyntax

/// Recognises `Binding(get:set:)` written to do away with an optional.
enum BindingShape {
    /// The optional that `get` reads and the fallback it has, where `set` writes to the same optional.
    static func optional(of call: FunctionCallExprSyntax) -> (path: ExprSyntax, fallback: String, isPlain: Bool)? {
        guard call.calleeName == "Binding", call.calleeBase == nil else { return nil }
        guard let get = call.closure("get"), let set = call.closure("set") ?? call.trailingClosure,
            let (optional, fallback) = unwrapping(get.statements), let path = Path(optional),
            let sequence = set.onlyExpression?.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let target = Path(elements[0]), target.components == path.components,
            let value = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text,
            value == (set.parameterNames.first ?? "$0")
        else { return nil }
        return (optional, fallback, get.onlyExpression != nil || get.statements.count <= 2)
    }

    private static func unwrapping(_ statements: CodeBlockItemListSyntax) -> (ExprSyntax, String)? {
        if let sequence = statements.onlyExpression?.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
                return (elements[0], elements[2].trimmedDescription)
            }
            return choice(elements)
        }
        // `if a != nil { return a! }` or `if let b = a { return b }`, and then `return fallback`.
        guard let check = statements.first?.item.ifExpression, check.conditions.count == 1,
            let returned = check.body.statements.onlyExpression, let condition = check.conditions.first?.condition
        else { return nil }
        let fallback: ExprSyntax?
        if statements.count == 1, case .codeBlock(let block) = check.elseBody {
            fallback = block.statements.onlyExpression
        } else if statements.count == 2, check.elseBody == nil {
            fallback = statements.last?.item.returned
        } else {
            fallback = nil
        }
        guard let fallback else { return nil }
        switch condition {
        case .expression(let expression):
            guard let optional = comparedWithNil(expression, "!="),
                let forced = returned.as(ForceUnwrapExprSyntax.self),
                Path(forced.expression)?.components == Path(optional)?.components
            else { return nil }
            return (optional, fallback.trimmedDescription)
        case .optionalBinding(let binding):
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                returned.as(DeclReferenceExprSyntax.self)?.baseName.text == name
            else { return nil }
            let optional =
                binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
            return (optional, fallback.trimmedDescription)
        default:
            return nil
        }
    }

    /// `a != nil ? a! : b` or `a == nil ? b : a!`
    private static func choice(_ elements: [ExprSyntax]) -> (ExprSyntax, String)? {
        guard elements.count == 5, let operation = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            elements[2].is(NilLiteralExprSyntax.self), let middle = elements[3].as(UnresolvedTernaryExprSyntax.self)
        else { return nil }
        let (value, fallback) =
            operation == "!=" ? (middle.thenExpression, elements[4]) : (elements[4], middle.thenExpression)
        guard operation == "!=" || operation == "==", let forced = value.as(ForceUnwrapExprSyntax.self),
            Path(forced.expression)?.components == Path(elements[0])?.components
        else { return nil }
        return (elements[0], fallback.trimmedDescription)
    }

    private static func comparedWithNil(_ expression: ExprSyntax, _ operation: String) -> ExprSyntax? {
        guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == operation,
            elements[2].is(NilLiteralExprSyntax.self)
        else { return nil }
        return elements[0]
    }
}

extension CodeBlockItemSyntax.Item {
    var ifExpression: IfExprSyntax? {
        switch self {
        case .expr(let expression): expression.as(IfExprSyntax.self)
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        default: nil
        }
    }

    var returned: ExprSyntax? {
        switch self {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        default: nil
        }
    }
}
