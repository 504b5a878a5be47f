extension View {
    /// Gives the view an identity: where `id` changes, the view leaves with its state and a new one comes.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        IDView(content: self, id: id)
    }
}

nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<IDView<Content, ID>> {
        IDNode(view, context)
    }
}

@MainActor
private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>>, Identified {
    private var child: _ViewNode<Content>!
    private let context: _ViewContext

    override init(_ view: IDView<Content, ID>, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
    }

    var identity: AnyHashable { AnyHashable(view.id) }

    override var explicitIdentity: AnyHashable? { identity }

    override func set(_ new: IDView<Content, ID>) {
        let isSameOne = view.id == new.id
        view = new
        if isSameOne {
            child.set(new.content)
        } else {
            child.unmount()
            child = Content._makeNode(new.content, context.child(of: self))
            structureChanged()
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

/// A node with an identity that the program gave it, by which it can be scrolled to.
@MainActor
protocol Identified: _Node {
    var identity: AnyHashable { get }
}
