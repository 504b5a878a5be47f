import Foundation

extension View {
    /// Keeps a distance, in points, around the view at these edges; nil: the host's default, 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            Padding(
                edges: edges,
                insets: length.map {
                    EdgeInsets(
                        top: edges.contains(.top) ? $0 : 0, leading: edges.contains(.leading) ? $0 : 0,
                        bottom: edges.contains(.bottom) ? $0 : 0, trailing: edges.contains(.trailing) ? $0 : 0)
                }))
    }

    /// Keeps a distance, in points, around the view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(
            Padding(edges: .all, insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
    }

    /// Keeps these distances, in points, around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(Padding(edges: .all, insets: insets))
    }
}

nonisolated struct Padding: BoxModifier {
    typealias Body = Never
    let edges: Edge.Set
    /// nil: the host's default.
    let insets: EdgeInsets?

    @MainActor func makeBox(around content: Box, in node: WrapNode<Padding>) -> WrapBox<Padding> {
        PaddingBox(node, around: content)
    }
}

@MainActor
private final class PaddingBox: WrapBox<Padding> {
    private var knownInsets: EdgeInsets?

    /// In whole steps of the host, so that the content's corner and the size agree.
    private var insets: EdgeInsets {
        if let knownInsets { return knownInsets }
        let metrics = graph.metrics
        let edges = modifier.edges
        let length = metrics.defaultPadding
        var insets =
            modifier.insets
            ?? EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
        let first = metrics.step.rounding(CGSize(width: insets.leading, height: insets.top))
        let last = metrics.step.rounding(CGSize(width: insets.trailing, height: insets.bottom))
        insets = EdgeInsets(top: first.height, leading: first.width, bottom: last.height, trailing: last.width)
        knownInsets = insets
        return insets
    }

    override func willMeasureAgain() {
        knownInsets = nil
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        let across = axis == .horizontal ? insets.vertical : insets.horizontal
        return content.isRigid(along: axis, cross: cross.map { max(0, $0 - across) })
    }

    override func placeContent() {
        content.place(
            at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), proposal: inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(key, in: inner(proposal))
            .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }

    override var spacing: ViewSpacing {
        // Where there is room, it is no longer the content that the neighbours stand beside.
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return content.spacing.standard(at: edges)
    }
}
