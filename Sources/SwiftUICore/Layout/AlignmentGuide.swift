import Foundation

extension View {
    /// Sets where a guide of the view is, from its leading edge, in points. The closure gets the view's own size and
    /// guides.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
    }

    /// Sets where a guide of the view is, from its top edge, in points. The closure gets the view's own size and
    /// guides.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
    }
}

nonisolated struct AlignmentGuide: BoxModifier {
    typealias Body = Never
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor func makeBox(around content: Box, in node: WrapNode<AlignmentGuide>) -> WrapBox<AlignmentGuide> {
        node.graph.explicitGuides.insert(key)
        return AlignmentGuideBox(node, around: content)
    }
}

@MainActor
private final class AlignmentGuideBox: WrapBox<AlignmentGuide> {
    /// The closure is another than the one by which the content was placed last.
    private var isGuideNew = true

    override func modifierChanged(from old: AlignmentGuide) {
        graph.explicitGuides.insert(modifier.key)
        isGuideNew = true
        invalidateLayout()
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return content.explicitAlignment(key, in: proposal) }
        return modifier.computeValue(content.dimensions(in: proposal))
    }

    override func placeContent() {
        isGuideNew = false
        super.placeContent()
    }

    override var changesAlignment: Bool {
        isGuideNew || content.changesAlignment
    }

    override func isSpacer(along axis: Axis) -> Bool {
        content.isSpacer(along: axis)
    }
}
