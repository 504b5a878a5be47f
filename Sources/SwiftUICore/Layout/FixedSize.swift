import Foundation

extension View {
    /// Keeps the view at its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View {
        modifier(FixedSize(horizontal: true, vertical: true))
    }

    /// Keeps the view at its ideal width or height, whatever is proposed.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }
}

nonisolated struct FixedSize: BoxModifier {
    typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @MainActor func makeBox(around content: Box, in node: WrapNode<FixedSize>) -> WrapBox<FixedSize> {
        FixedSizeBox(node, around: content)
    }
}

@MainActor
private final class FixedSizeBox: WrapBox<FixedSize> {
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool { false }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.size(for: inner(proposal))
    }

    override func placeContent() {
        content.place(at: origin, proposal: inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(key, in: inner(proposal))
    }
}
