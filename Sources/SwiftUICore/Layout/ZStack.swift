import Foundation

/// Lays out its subviews in front of each other.
nonisolated public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public typealias Cache = Void

    /// Of the subviews with the highest priority; the others get what these take.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        bounds(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let own = self.bounds(proposal, subviews)
        let highest = highestPriority(subviews)
        for subview in subviews {
            let proposal = subview.priority == highest ? proposal : ProposedViewSize(own.size)
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - own.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - own.minY - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }

    private func highestPriority(_ subviews: Subviews) -> Double {
        subviews.reduce(-.infinity) { max($0, $1.priority) }
    }

    /// The subviews' rectangles together, with the common guides at zero.
    private func bounds(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        let highest = highestPriority(subviews)
        var before = CGSize.zero
        var after = CGSize.zero
        var isFirst = true
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            before.width = isFirst ? x : max(before.width, x)
            before.height = isFirst ? y : max(before.height, y)
            let (right, below) = (dimensions.width - x, dimensions.height - y)
            after.width = isFirst ? right : max(after.width, right)
            after.height = isFirst ? below : max(after.height, below)
            isFirst = false
        }
        return CGRect(
            x: -before.width, y: -before.height, width: before.width + after.width,
            height: before.height + after.height)
    }
}

/// Views in front of each other, the first at the back.
nonisolated public struct ZStack<Content: View>: LaidOutView {
    public typealias Body = Never

    let layout: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: ZStack, _ context: _ViewContext) -> _ViewNode<ZStack> {
        LayoutNode(view, context)
    }
}
