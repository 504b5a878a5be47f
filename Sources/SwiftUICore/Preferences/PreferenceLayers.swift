import Foundation

extension View {
    /// Shows a view in front of this one, made out of what the views inside hand up for a key.
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        PreferenceLayer<K, _, _>(content: self) { content, value in
            content.overlay(alignment: alignment) { PreferenceContent<K, V>(value: value, transform: transform) }
        }
    }

    /// Shows a view behind this one, made out of what the views inside hand up for a key.
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        PreferenceLayer<K, _, _>(content: self) { content, value in
            content.background(alignment: alignment) { PreferenceContent<K, V>(value: value, transform: transform) }
        }
    }
}

/// What a preference is at one place, for the views that are made out of it there.
private final class PreferenceValue<Key: PreferenceKey>: Source {
    private var stored = Key.defaultValue

    var value: Key.Value {
        didRead()
        return stored
    }

    func set(_ value: Key.Value) {
        if isSame(stored, value) { return }
        stored = value
        didChange()
    }

    override func cause(for node: _Node) -> RunCause { .preference(Key.self) }
}

/// Only the content is read, not the layer: what that hands up itself would change what it is made of.
nonisolated private struct PreferenceLayer<Key: PreferenceKey, Content: View, Layered: View>: View {
    typealias Read = ModifiedContent<Content, PreferenceProbe<Key>>

    let content: Content
    let layer: (Read, PreferenceValue<Key>) -> Layered
    @State private var value = PreferenceValue<Key>()

    init(content: Content, layer: @escaping (Read, PreferenceValue<Key>) -> Layered) {
        self.content = content
        self.layer = layer
    }

    var body: some View {
        layer(content.modifier(PreferenceProbe(value: value)), value)
    }
}

nonisolated private struct PreferenceContent<Key: PreferenceKey, Content: View>: View, RoleNaming {
    static var roleName: String { "the preference layer" }

    let value: PreferenceValue<Key>
    let transform: (Key.Value) -> Content

    var body: some View {
        transform(value.value)
    }
}

nonisolated private struct PreferenceProbe<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let value: PreferenceValue<Key>

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PreferenceProbeNode<Content, Key>(view, context, content: view.content)
    }
}

@MainActor
private final class PreferenceProbeNode<Content: View, Key: PreferenceKey>:
    PreferenceReaderNode<ModifiedContent<Content, PreferenceProbe<Key>>, Content, Key>
{
    override func set(_ new: ModifiedContent<Content, PreferenceProbe<Key>>) {
        view = new
        child.set(new.content)
    }

    override func read(_ value: Key.Value?) {
        view.modifier.value.set(value ?? Key.defaultValue)
    }
}
