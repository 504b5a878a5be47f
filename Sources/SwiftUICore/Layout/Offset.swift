import Foundation

extension View {
    /// Draws the view elsewhere, in points, without anything else being laid out otherwise.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(Offset(offset: offset))
    }

    /// Draws the view elsewhere, in points, without anything else being laid out otherwise.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(Offset(offset: CGSize(width: x, height: y)))
    }

    /// Places the view's centre at a point of the space it is given, all of which it takes. In points.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(Position(position: position))
    }

    /// Places the view's centre at a point of the space it is given, all of which it takes. In points.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(Position(position: CGPoint(x: x, y: y)))
    }
}

nonisolated struct Offset: BoxModifier {
    typealias Body = Never
    let offset: CGSize

    @MainActor func makeBox(around content: Box, in node: WrapNode<Offset>) -> WrapBox<Offset> {
        OffsetBox(node, around: content)
    }
}

@MainActor
private final class OffsetBox: WrapBox<Offset> {
    override func modifierChanged(from old: Offset) {
        invalidatePlacement()
    }

    override func placeContent() {
        content.place(
            at: CGPoint(x: origin.x + modifier.offset.width, y: origin.y + modifier.offset.height), proposal: proposal)
    }
}

nonisolated struct Position: BoxModifier {
    typealias Body = Never
    let position: CGPoint

    @MainActor func makeBox(around content: Box, in node: WrapNode<Position>) -> WrapBox<Position> {
        PositionBox(node, around: content)
    }
}

@MainActor
private final class PositionBox: WrapBox<Position> {
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool { false }

    override func modifierChanged(from old: Position) {
        invalidatePlacement()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }

    override func placeContent() {
        let size = content.size(for: proposal)
        content.place(
            at: CGPoint(
                x: origin.x + modifier.position.x - size.width / 2, y: origin.y + modifier.position.y - size.height / 2),
            proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        nil
    }
}
