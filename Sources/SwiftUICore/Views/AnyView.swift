/// A view whose type is hidden. Where the hidden type changes, the old view leaves with its state and a new one comes.
nonisolated public struct AnyView: View {
    public typealias Body = Never

    fileprivate let storage: AnyViewStorage

    public init<V>(_ view: V) where V: View {
        if let erased = view as? AnyView {
            self = erased
        } else {
            storage = TypedViewStorage(view)
        }
    }

    public init<V>(erasing view: V) where V: View {
        self.init(view)
    }

    @MainActor public static func _makeNode(_ view: AnyView, _ context: _ViewContext) -> _ViewNode<AnyView> {
        AnyViewNode(view, context)
    }
}

@MainActor
private class AnyViewStorage {
    nonisolated init() {}

    func makeNode(_ context: _ViewContext) -> _Node {
        fatalError("\(type(of: self)) makes no node")
    }

    /// False: the node is of another type.
    func update(_ node: _Node) -> Bool {
        false
    }
}

@MainActor
private final class TypedViewStorage<V: View>: AnyViewStorage {
    nonisolated(unsafe) let view: V

    nonisolated init(_ view: V) {
        self.view = view
        super.init()
    }

    override func makeNode(_ context: _ViewContext) -> _Node {
        V._makeNode(view, context)
    }

    override func update(_ node: _Node) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.set(view)
        return true
    }
}

@MainActor
private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: _Node!
    private let context: _ViewContext

    override init(_ view: AnyView, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
        child = view.storage.makeNode(context.child(of: self))
    }

    override func set(_ new: AnyView) {
        view = new
        if new.storage.update(child) { return }
        child.unmount()
        child = new.storage.makeNode(context.child(of: self))
        structureChanged()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
