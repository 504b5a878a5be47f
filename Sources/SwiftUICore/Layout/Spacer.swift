import DisplayList
import Foundation

/// Takes the space that is left: along the axis of the stack it is in, outside of stacks in both directions.
nonisolated public struct Spacer: View, Sendable {
    public typealias Body = Never

    /// In points; nil: 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor public static func _makeNode(_ view: Spacer, _ context: _ViewContext) -> _ViewNode<Spacer> {
        SpacerNode(view, context)
    }
}

@MainActor
private final class SpacerNode: LeafNode<Spacer, SpacerBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        let box = SpacerBox(graph: graph, depth: depth)
        box.minLength = view.minLength
        return box
    }

    override func update() {
        leaf.minLength = view.minLength
        leaf.invalidateLayout()
    }
}

@MainActor
private final class SpacerBox: Box {
    var minLength: CGFloat?
    private static let defaultLength: CGFloat = 8

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let orientation = enclosingOrientation
        let least = minLength ?? SpacerBox.defaultLength
        return CGSize(
            width: orientation == .vertical ? 0 : max(least, proposal.width ?? least),
            height: orientation == .horizontal ? 0 : max(least, proposal.height ?? least))
    }

    override func orientationChanged() {
        invalidateLayout()
    }

    override func isSpacer(along axis: Axis) -> Bool {
        enclosingOrientation == axis
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        // In a stack it gets what is left after all others.
        key == LayoutPriorityKey.self && enclosingOrientation != nil ? -Double.infinity as? Key.Value : nil
    }

    override var spacing: ViewSpacing { .zero }
}
