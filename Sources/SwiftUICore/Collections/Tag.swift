import Foundation

extension View {
    /// Gives the view a value by which a selection tells it apart.
    ///
    /// - Parameter includeOptional: without effect: a selection of optional type finds the tag either way.
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}

nonisolated private struct TagModifier: BoxModifier {
    typealias Body = Never

    let tag: AnyHashable

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<TagModifier>) -> WrapBox<TagModifier> {
        TagBox(node, around: content)
    }
}

private final class TagBox: WrapBox<TagModifier> {
    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        key == TagKey.self ? modifier.tag as? Key.Value : super.trait(key)
    }
}

/// The value that `tag` gives a row or an option.
enum TagKey: TraitKey {
    typealias Value = AnyHashable
}
