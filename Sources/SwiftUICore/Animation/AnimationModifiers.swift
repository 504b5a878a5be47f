import Foundation

extension View {
    /// Animates the changes of this view that come with a change of `value`. A host that doesn't animate shows the
    /// final values at once.
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modifier(_TransactionModifier(id: value) { $0.animation = animation })
    }

    /// Animates all changes of this view. A host that doesn't animate shows the final values at once.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { $0.animation = animation }
    }

    /// Changes the transactions with which this view is updated.
    ///
    /// A transaction only says how changes are animated; hosts that don't animate never ask for one, and then
    /// `transform` is not called.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(id: 0, transform: transform))
    }

    /// Changes the transactions with which this view is updated where `value` has changed. As with `transaction(_:)`,
    /// `transform` is only called by hosts that animate.
    nonisolated public func transaction<V>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View where V: Equatable {
        modifier(_TransactionModifier(id: value, transform: transform))
    }
}

nonisolated struct _TransactionModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    let transform: (inout Transaction) -> Void

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PassThroughNode(view, context)
    }
}

/// The node of a modifier that holds nothing and adds nothing to its content.
@MainActor
private final class PassThroughNode<Content: View, Modifier: ViewModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
    }

    override func set(_ new: ModifiedContent<Content, Modifier>) {
        view = new
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
