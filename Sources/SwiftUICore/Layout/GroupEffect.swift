import DisplayList
import Foundation

/// A modifier that does something to all that its content draws.
@MainActor
protocol GroupModifier: BoxModifier {
    /// For content of this size.
    func effects(_ size: CGSize) -> GroupEffects
}

extension GroupModifier {
    @MainActor func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        GroupEffectBox(node, around: content)
    }
}

@MainActor
private final class GroupEffectBox<Modifier: GroupModifier>: WrapBox<Modifier> {
    private let group: GroupBox

    override init(_ node: WrapNode<Modifier>, around content: Box) {
        group = GroupBox(content, graph: node.graph, depth: node.depth)
        super.init(node, around: content)
        group.adopt(content)
        adopt(group)
        group.effects = { [unowned self] size in modifier.effects(size) }
    }

    override func modifierChanged(from old: Modifier) {
        group.markContent()
    }

    override func placeContent() {
        group.place(at: origin, proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(group)
    }

    override func isSpacer(along axis: Axis) -> Bool {
        content.isSpacer(along: axis)
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        group.discard()
    }
}

/// An item that draws nothing itself and holds the items of one box.
@MainActor
private final class GroupBox: DrawingBox {
    private let inner: Box
    var effects: ((CGSize) -> GroupEffects)?

    init(_ inner: Box, graph: Graph, depth: Int) {
        self.inner = inner
        super.init(graph: graph, depth: depth)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        inner.size(for: proposal)
    }

    override func placeContent() {
        inner.place(at: .zero, proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(inner)
    }

    override var wrapped: Box? { inner }

    override func content() -> DisplayItem.Content {
        .group(effects?(size) ?? GroupEffects())
    }

    override var changesAlignment: Bool { inner.changesAlignment }
}
