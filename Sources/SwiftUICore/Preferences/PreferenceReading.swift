import Foundation

extension View {
    /// Calls `action` with what the views inside hand up for this key: when they first hand up something, and after each
    /// update in which that has become another value. When nobody inside hands up anything any more that is the default.
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    typealias Body = Never

    let action: (Key.Value) -> Void

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PreferenceActionNode<Content, Key>(view, context)
    }
}

@MainActor
private final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
    PreferenceReaderNode<ModifiedContent<Content, _PreferenceActionModifier<Key>>, Content, Key>
where Key.Value: Equatable {
    private var last: Key.Value?

    init(_ view: ModifiedContent<Content, _PreferenceActionModifier<Key>>, _ context: _ViewContext) {
        super.init(view, context, content: view.content)
    }

    override func set(_ new: ModifiedContent<Content, _PreferenceActionModifier<Key>>) {
        view = new
        child.set(new.content)
    }

    override func read(_ value: Key.Value?) {
        if value == nil, last == nil { return }
        let value = value ?? Key.defaultValue
        if value == last { return }
        last = value
        graph.performing("onPreferenceChange", of: self) { view.modifier.action(value) }
    }
}

/// A node that reads a preference of its content: once a round, after a writer below has changed, come or left.
@MainActor
class PreferenceReaderNode<V, Content: View, Key: PreferenceKey>: _ViewNode<V> {
    private(set) final var child: _ViewNode<Content>!
    private var isScheduled = false

    init(_ view: V, _ context: _ViewContext, content: Content) {
        super.init(view, context)
        child = Content._makeNode(content, childContext(context))
    }

    func childContext(_ context: _ViewContext) -> _ViewContext {
        context.child(of: self)
    }

    /// The content hands up this now; nil: nothing.
    func read(_ value: Key.Value?) {}

    override final func preferenceChanged(_ key: ObjectIdentifier) {
        guard key == ObjectIdentifier(Key.self), !isScheduled, !isGone else { return }
        isScheduled = true
        graph.effects.append(.preferences) { [weak self] in
            guard let self else { return }
            isScheduled = false
            if !isGone { read(child.preference(Key.self)) }
        }
        graph.wake()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
