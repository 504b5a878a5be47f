extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Wrapped?, _ context: _ViewContext) -> _ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }
}

@MainActor
private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?
    private let context: _ViewContext

    override init(_ view: Wrapped?, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
        makeChild()
    }

    private func makeChild() {
        child = view.map { Wrapped._makeNode($0, context.child(of: self)) }
    }

    override func set(_ new: Wrapped?) {
        view = new
        if let child, let new {
            child.set(new)
        } else if child != nil || new != nil {
            child?.unmount()
            makeChild()
            structureChanged()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
