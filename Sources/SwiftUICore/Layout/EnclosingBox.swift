import DisplayList
import Foundation

/// An item around one other box, of which it takes the size and all that the container around asks for.
@MainActor
class EnclosingBox: DrawingBox {
    let inside: Box

    init(around inside: Box, depth: Int) {
        self.inside = inside
        super.init(graph: inside.graph, depth: depth)
        adopt(inside)
        markOrder()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        inside.size(for: proposal)
    }

    override func placeContent() {
        inside.place(at: .zero, proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(inside)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        inside.explicitAlignment(key, in: proposal)
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        inside.trait(key)
    }

    override var spacing: ViewSpacing { inside.spacing }

    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        inside.isRigid(along: axis, cross: cross)
    }

    override var changesAlignment: Bool { inside.changesAlignment }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        inside.discard()
    }
}
