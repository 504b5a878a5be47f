/// A view that is only evaluated again when it differs by `==`.
nonisolated public struct EquatableView<Content>: View where Content: View & Equatable {
    public typealias Body = Never

    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<EquatableView<Content>>
    {
        EquatableNode(view, context)
    }
}

@MainActor
private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
    private var child: _ViewNode<Content>!

    override init(_ view: EquatableView<Content>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
    }

    override func set(_ new: EquatableView<Content>) {
        guard view.content != new.content else { return }
        view = new
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension View where Self: Equatable {
    /// Evaluates this view again only when it differs by `==` from the one before.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
