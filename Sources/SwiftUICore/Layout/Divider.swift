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
        let box = DividerBox(graph: graph, depth: depth)
        box.color = color
        return box
    }

    override func update() {
        leaf.color = color
    }

    private var color: DisplayColor {
        reading { SeparatorShapeStyle().displayedColor(in: EnvironmentValues(scope)) }
    }
}

@MainActor
private final class DividerBox: DrawingBox {
    private var isUpright: Bool { enclosingOrientation == .horizontal }
    var color = DisplayColor.clear {
        didSet { if color != oldValue { markContent() } }
    }

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
        .divider(isUpright ? .vertical : .horizontal, color)
    }
}
