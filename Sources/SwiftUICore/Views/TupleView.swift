/// Several views, as a builder yields them.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never

    public let value: T
    private let maker: any TupleNodeMaking.Type

    init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        maker = TupleNodeMaker<repeat each Content>.self
    }

    @MainActor public static func _makeNode(_ view: TupleView<T>, _ context: _ViewContext) -> _ViewNode<TupleView<T>> {
        unsafeDowncast(view.maker.makeNode(view, context), to: _ViewNode<TupleView<T>>.self)
    }
}

/// Knows the types of a tuple's elements, which the tuple's type alone doesn't give away.
nonisolated private protocol TupleNodeMaking {
    @MainActor
    static func makeNode(_ view: Any, _ context: _ViewContext) -> _Node
}

nonisolated private struct TupleNodeMaker<each Content: View>: TupleNodeMaking {
    @MainActor
    static func makeNode(_ view: Any, _ context: _ViewContext) -> _Node {
        TupleNode<repeat each Content>(view as! TupleView<(repeat each Content)>, context)
    }
}

@MainActor
private final class TupleNode<each Content: View>: _ViewNode<TupleView<(repeat each Content)>> {
    private var children: (repeat _ViewNode<each Content>)?

    override init(_ view: TupleView<(repeat each Content)>, _ context: _ViewContext) {
        super.init(view, context)
        let context = context.part(of: self)
        children = (repeat (each Content)._makeNode(each view.value, context))
    }

    override func set(_ new: TupleView<(repeat each Content)>) {
        view = new
        guard let children else { return }
        repeat (each children).set(each new.value)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}
