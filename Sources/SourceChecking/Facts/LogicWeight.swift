internal import SwiftSyntax

/// How many lines of logic a piece of code has.
///
/// What only says how the screen looks (`isShown = true`), passes a wish on (`model.add()`) or is for the developer
/// (`print`) counts nothing; `withAnimation` and `Task` count what is in them.
enum LogicWeight {
    private static let transparent: Set<String> = [
        "withAnimation", "withTransaction", "Task", "async", "asyncAfter", "detached", "run", "assumeIsolated",
    ]
    private static let changesOfData: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue", "removeSubrange",
        "sort", "shuffle", "swapAt", "move", "reverse", "popLast", "popFirst", "merge", "formUnion", "subtract",
        "updateValue", "partition",
    ]

    static func of(_ items: CodeBlockItemListSyntax) -> Int { items.reduce(0) { $0 + weight($1.item) } }

    private static func weight(_ item: CodeBlockItemSyntax.Item) -> Int {
        switch item {
        case .expr(let expression): weight(expression.bare)
        case .decl(let declaration): declaration.is(VariableDeclSyntax.self) ? 1 : 0
        case .stmt(let statement): weight(statement)
        @unknown default: 0
        }
    }

    private static func weight(_ statement: StmtSyntax) -> Int {
        if let expression = statement.as(ExpressionStmtSyntax.self) { return weight(expression.expression.bare) }
        if let check = statement.as(GuardStmtSyntax.self) { return 1 + of(check.body.statements) }
        if let loop = statement.as(ForStmtSyntax.self) { return 1 + of(loop.body.statements) }
        if let loop = statement.as(WhileStmtSyntax.self) { return 1 + of(loop.body.statements) }
        if let loop = statement.as(RepeatStmtSyntax.self) { return 1 + of(loop.body.statements) }
        if let attempt = statement.as(DoStmtSyntax.self) {
            return of(attempt.body.statements) + attempt.catchClauses.reduce(0) { $0 + of($1.body.statements) }
        }
        if let later = statement.as(DeferStmtSyntax.self) { return of(later.body.statements) }
        return 0
    }

    private static func weight(_ expression: ExprSyntax) -> Int {
        if let call = expression.as(FunctionCallExprSyntax.self) { return weight(call) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count > 2 else { return 0 }
            if elements[1].is(AssignmentExprSyntax.self) {
                return elements.count == 3 && elements[2].isSwitchPosition ? 0 : 1
            }
            return 1
        }
        if let choice = expression.as(IfExprSyntax.self) {
            var weight = 1 + of(choice.body.statements)
            switch choice.elseBody {
            case .codeBlock(let block): weight += of(block.statements)
            case .ifExpr(let next): weight += Self.weight(ExprSyntax(next))
            case nil: break
            @unknown default: break
            }
            return weight
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.reduce(1) { sum, element in
                guard case .switchCase(let one) = element else { return sum }
                return sum + of(one.statements)
            }
        }
        return 0
    }

    private static func weight(_ call: FunctionCallExprSyntax) -> Int {
        guard let name = call.calleeName else { return 0 }
        if transparent.contains(name) {
            var weight = call.trailingClosure.map { of($0.statements) } ?? 0
            for argument in call.arguments {
                if let closure = argument.expression.as(ClosureExprSyntax.self) { weight += of(closure.statements) }
            }
            return weight
        }
        return call.calleeBase != nil && changesOfData.contains(name) ? 1 : 0
    }
}
