/// One of two views, as `if` and `switch` in a builder yield them.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: Self, _ context: _ViewContext
    ) -> _ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
        ConditionalNode(view, context)
    }
}

@MainActor
private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>> {
    private enum Branch {
        case first(_ViewNode<First>)
        case second(_ViewNode<Second>)

        var node: _Node {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch!
    private let context: _ViewContext

    override init(_ view: _ConditionalContent<First, Second>, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
        branch = makeBranch()
    }

    private func makeBranch() -> Branch {
        let context = context.child(of: self)
        return switch view.storage {
        case .first(let view): .first(First._makeNode(view, context))
        case .second(let view): .second(Second._makeNode(view, context))
        }
    }

    override func set(_ new: _ConditionalContent<First, Second>) {
        view = new
        switch (branch!, new.storage) {
        case (.first(let node), .first(let view)): node.set(view)
        case (.second(let node), .second(let view)): node.set(view)
        default:
            branch.node.unmount()
            branch = makeBranch()
            structureChanged()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let branch { visit(branch.node) }
    }
}
