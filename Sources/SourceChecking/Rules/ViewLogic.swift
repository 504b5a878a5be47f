/// The pieces of logic in a view.
///
/// One or two lines need no model; that is for the rules to say, by the sum over a view.
struct ViewLogic {
    struct Piece {
        enum Kind {
            /// A text of several properties of one thing.
            case text(TextOfProperties)
            case pipeline(Pipeline)
            case action(Action)
            case method(FunctionFacts)
            case condition(Condition)
        }
        let kind: Kind
        let file: Int
        let span: Span
        let weight: Int
    }

    private(set) var pieces: [Piece] = []
    var weight: Int { pieces.reduce(0) { $0 + $1.weight } }

    init(of view: DeclaredType) {
        for part in view.parts {
            for property in part.facts.properties where !property.isStatic {
                guard let code = property.code, property.isComputed else { continue }
                add(code, file: part.file, isContent: property.isContent)
            }
            for function in part.facts.functions where !function.modifiers.contains("static") && function.name != "init"
            {
                if function.isContent {
                    add(function.code, file: part.file, isContent: true)
                } else if function.code.weight > 0 {
                    pieces.append(
                        Piece(
                            kind: .method(function), file: part.file, span: function.nameSpan,
                            weight: function.code.weight))
                }
            }
        }
    }

    private mutating func add(_ code: CodeFacts, file: Int, isContent: Bool) {
        for text in code.texts where !text.isInAction {
            pieces.append(Piece(kind: .text(text), file: file, span: text.span, weight: 1))
        }
        for pipeline in code.pipelines where !pipeline.isInAction {
            pieces.append(
                Piece(kind: .pipeline(pipeline), file: file, span: pipeline.span, weight: pipeline.stages.count))
        }
        for condition in code.conditions where condition.modifier != nil || !isContent {
            pieces.append(Piece(kind: .condition(condition), file: file, span: condition.span, weight: 1))
        }
        for action in code.actions where action.weight > 0 {
            // Of a task in a button's action, the button's counts.
            guard !code.actions.contains(where: { $0.span != action.span && $0.span.contains(action.span) })
            else { continue }
            pieces.append(Piece(kind: .action(action), file: file, span: action.span, weight: action.weight))
        }
    }
}

extension RuleDescription.Threshold {
    /// What a view may have all in all before its pieces are spoken of.
    static let lines = RuleDescription.Threshold(
        name: "lines", value: 3, meaning: "lines of logic in a view, all in all, from which on its pieces are named")
}

extension Project {
    /// The views that rules about logic look at: those with a body, without those around other toolkits.
    var viewsWithLogic: [(view: DeclaredType, logic: ViewLogic)] {
        views.filter { $0.kind == .structure && $0.roles.isDisjoint(with: [.representable, .app, .drawing]) }
            .map { ($0, ViewLogic(of: $0)) }
    }
}
