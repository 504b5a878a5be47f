/// A view that contains nothing and takes no room.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    @MainActor public static func _makeNode(_ view: EmptyView, _ context: _ViewContext) -> _ViewNode<EmptyView> {
        _ViewNode(view, context)
    }
}
