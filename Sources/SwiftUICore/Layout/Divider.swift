import DisplayList
import Foundation

/// A line between two parts: across the axis of the stack it is in, outside of stacks horizontal.
nonisolated public struct Divider: View, Sendable {
    public typealias Body = Never

    public init() {}

    @MainActor public static func _makeNode(_ view: Divider, _ context: _ViewContext) -> _ViewNode<Divider> {
        DividerNode(view, context)
    }
}

@MainActor
private final class DividerNode: LeafNode<Divider, DividerBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        DividerBox(graph: graph, depth: depth)
    }
}

@MainActor
private final class DividerBox: DrawingBox {
    private var isUpright: Bool { enclosingOrientation == .horizontal }
    /// Hosts know what a separator looks like; the components are for those that don't.
    private static let color = DisplayColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.4, role: .quaternary)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = graph.metrics.metrics(of: .divider).minimum
        let size = proposal.replacingUnspecifiedDimensions()
        return isUpright
            ? CGSize(width: thickness.width, height: size.height) : CGSize(width: size.width, height: thickness.height)
    }

    override func orientationChanged() {
        invalidateLayout()
        markContent()
    }

    override func content() -> DisplayItem.Content {
        .divider(isUpright ? .vertical : .horizontal, DividerBox.color)
    }
}
