/// Several views as one: what is said of the group is said of each of them.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Group<Content>, _ context: _ViewContext) -> _ViewNode<
        Group<Content>
    > {
        GroupNode(view, context)
    }
}

@MainActor
private final class GroupNode<Content: View>: _ViewNode<Group<Content>> {
    private var child: _ViewNode<Content>!

    override init(_ view: Group<Content>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
    }

    override func set(_ new: Group<Content>) {
        view = new
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
