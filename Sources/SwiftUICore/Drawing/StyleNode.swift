import DisplayList
import Foundation

/// The node of a style that is used as a view: it fills the space it is proposed.
@MainActor
final class StyleNode<Style: ShapeStyle & View>: LeafNode<Style, StyleBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        let box = StyleBox(graph: graph, depth: depth)
        box.paint = reading { view.paint(in: EnvironmentValues(scope)) }
        return box
    }

    override func update() {
        leaf.paint = reading { view.paint(in: EnvironmentValues(scope)) }
    }
}

/// A painted rectangle.
@MainActor
final class StyleBox: DrawingBox {
    var paint = Paint.color(.clear) {
        didSet { if paint != oldValue { markContent() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func content() -> DisplayItem.Content {
        .shape(ShapeContent(path: .rectangle(CGRect(origin: .zero, size: size)), fill: paint))
    }
}
