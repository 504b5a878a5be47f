import Foundation

extension View {
    /// Hands a value up to the views around, in place of what the views inside hand up for this key.
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes what the views inside hand up for this key, or its default where they hand up nothing.
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}

nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: PreferenceModifier {
    typealias Body = Never

    let value: Key.Value

    func preference(over inner: () -> Key.Value?, at node: _Node) -> Key.Value? {
        value
    }
}

nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: PreferenceModifier {
    typealias Body = Never

    let transform: (inout Key.Value) -> Void

    func preference(over inner: () -> Key.Value?, at node: _Node) -> Key.Value? {
        var value = inner() ?? Key.defaultValue
        transform(&value)
        return value
    }
}

/// A modifier that has a say in what its content hands up.
@MainActor
protocol PreferenceModifier: ViewModifier where Body == Never {
    associatedtype Key: PreferenceKey

    /// What is handed up where the content hands up `inner`. `node` stands for the modifier.
    func preference(over inner: () -> Key.Value?, at node: _Node) -> Key.Value?

    /// From now on `node` stands for the modifier.
    func attach(to node: _Node)
}

extension PreferenceModifier {
    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PreferenceNode(view, context)
    }

    func attach(to node: _Node) {}
}

@MainActor
private final class PreferenceNode<Content: View, Modifier: PreferenceModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: _ViewNode<Content>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
        markPreferenceWriter()
        view.modifier.attach(to: self)
        tellReaders()
    }

    private func tellReaders() {
        tellPreferenceReaders(of: ObjectIdentifier(Modifier.Key.self))
    }

    override func set(_ new: ModifiedContent<Content, Modifier>) {
        let isUnchanged = isSame(view.modifier, new.modifier)
        view = new
        if !isUnchanged {
            new.modifier.attach(to: self)
            tellReaders()
        }
        child.set(new.content)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == Modifier.Key.self else { return super.preference(key) }
        let value = view.modifier.preference(over: { child.preference(Modifier.Key.self) }, at: self)
        return unsafeBitCast(value, to: Key.Value?.self)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willLeave() {
        tellReaders()
    }
}
