import Foundation

/// Kinds of regions that a host covers.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Without effect: a window here has no regions that are covered.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Without effect: a window here has no regions that are covered.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        self
    }

    /// Shows content at an edge of this view, and keeps this view beside it.
    ///
    /// Unlike Apple's, this view ends where the content begins: what scrolls in it isn't seen behind the content.
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            EdgeInset(
                secondary: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }

    /// Shows content at an edge of this view, and keeps this view beside it.
    ///
    /// Unlike Apple's, this view ends where the content begins: what scrolls in it isn't seen behind the content.
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            EdgeInset(
                secondary: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }
}

nonisolated struct EdgeInset<Secondary: View>: BoxModifier {
    typealias Body = Never
    let secondary: Secondary
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    @MainActor func makeBox(around content: Box, in node: WrapNode<EdgeInset>) -> WrapBox<EdgeInset> {
        EdgeInsetBox(node, around: content)
    }
}

@MainActor
private final class EdgeInsetBox<Secondary: View>: WrapBox<EdgeInset<Secondary>> {
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool { false }

    private let secondary: SecondaryNode<Secondary>

    override init(_ node: WrapNode<EdgeInset<Secondary>>, around content: Box) {
        secondary = SecondaryNode(
            node.modifier.secondary, alignment: node.modifier.alignment, node.context.content(of: node.node))
        super.init(node, around: content)
        adopt(secondary.box)
    }

    override func modifierChanged(from old: EdgeInset<Secondary>) {
        secondary.box.layout.alignment = modifier.alignment
        secondary.set(modifier.secondary)
        if old.edge != modifier.edge || old.spacing != modifier.spacing { invalidateLayout() }
        if old.alignment != modifier.alignment { invalidatePlacement() }
    }

    private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

    /// The inset's size, and how much of the whole it takes away from the content.
    private func inset(_ proposal: ProposedViewSize) -> (size: CGSize, length: CGFloat) {
        let asked =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
        let size = secondary.box.size(for: asked)
        let gap = graph.metrics.step.rounding(CGSize(width: modifier.spacing ?? 0, height: modifier.spacing ?? 0))
        return (size, isVertical ? size.height + gap.height : size.width + gap.width)
    }

    private func inner(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        var inner = proposal
        if isVertical {
            inner.height = proposal.height.map { max(0, $0 - length) }
        } else {
            inner.width = proposal.width.map { max(0, $0 - length) }
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = inset(proposal).length
        let size = content.size(for: inner(proposal, length))
        return isVertical
            ? CGSize(width: size.width, height: size.height + length)
            : CGSize(width: size.width + length, height: size.height)
    }

    private func contentCorner(_ length: CGFloat) -> CGPoint {
        switch modifier.edge {
        case .top: CGPoint(x: 0, y: length)
        case .leading: CGPoint(x: length, y: 0)
        case .bottom, .trailing: .zero
        }
    }

    override func placeContent() {
        let (size, length) = inset(proposal)
        let corner = contentCorner(length)
        content.place(
            at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), proposal: inner(proposal, length))
        let whole = ViewDimensions(self.size)
        let asked =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
        let dimensions = secondary.box.dimensions(in: asked)
        let alignment = modifier.alignment
        var point = CGPoint(
            x: whole[alignment.horizontal] - dimensions[alignment.horizontal],
            y: whole[alignment.vertical] - dimensions[alignment.vertical])
        switch modifier.edge {
        case .top: point.y = 0
        case .leading: point.x = 0
        case .bottom: point.y = whole.height - size.height
        case .trailing: point.x = whole.width - size.width
        }
        secondary.box.place(at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: asked)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let length = inset(proposal).length
        let corner = contentCorner(length)
        return content.explicitAlignment(key, in: inner(proposal, length))
            .map { $0 + (key.axis == .horizontal ? corner.x : corner.y) }
    }

    override func visitNodes(_ visit: (_Node) -> Void) {
        visit(secondary)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(content)
        visit(secondary.box)
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        secondary.unmount()
    }
}
