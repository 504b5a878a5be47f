import Foundation

extension View {
    /// Serves the view before others of lower priority when a stack shares out its length. The default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityKey>(value: value))
    }

    /// Attaches a value that the layout around reads from its subview.
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// Draws the view in front of those of the same container with a lower index, which is 0 by default.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier<ZIndexKey>(value: value))
    }
}

enum ZIndexKey: TraitKey {
    typealias Value = Double
}

/// Attaches a value to each element for the container around it.
nonisolated struct TraitModifier<Key: TraitKey>: BoxModifier {
    typealias Body = Never
    let value: Key.Value

    @MainActor func makeBox(around content: Box, in node: WrapNode<TraitModifier>) -> WrapBox<TraitModifier> {
        if Key.self == ZIndexKey.self { node.graph.traitUse.zIndex = true }
        return TraitBox(node, around: content)
    }
}

@MainActor
private final class TraitBox<Key: TraitKey>: WrapBox<TraitModifier<Key>> {
    override func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        // The same key, so the same type of value; a cast would confuse an optional value with a missing one.
        key == Key.self ? unsafeBitCast(Optional(modifier.value), to: K.Value?.self) : content.trait(key)
    }

    override func modifierChanged(from old: TraitModifier<Key>) {
        traitsChanged()
    }

    override func isSpacer(along axis: Axis) -> Bool {
        content.isSpacer(along: axis)
    }
}
