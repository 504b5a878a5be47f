import DisplayList
import Foundation

/// A figure that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// The figure in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size chosen for a proposal. By default the proposal, 10 where it leaves a length open.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What the shape is used for.
    static var role: ShapeRole { get }

    /// How the outline is drawn instead of filling the shape; nil: it is filled. Not to be implemented by programs.
    var _strokeStyle: StrokeStyle? { get }
}

/// What a shape is used for.
nonisolated public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public static var role: ShapeRole { .fill }

    public var _strokeStyle: StrokeStyle? { nil }

    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<Self> {
        ShapeNode(view, context) { ShapeDrawing($0, ForegroundStyle(), $1) }
    }
}

/// A shape whose outline can be drawn within its own frame.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with each edge moved inwards by so many points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape and what it is painted with.
struct ShapeDrawing {
    let shape: any Shape
    let paint: Paint
    var usesEvenOddRule = false

    init<Style: ShapeStyle>(_ shape: any Shape, _ style: Style, _ environment: EnvironmentValues) {
        self.shape = shape
        paint = style.paint(in: environment)
    }

    func content(_ size: CGSize) -> DisplayItem.Content {
        var path = shape.path(in: CGRect(origin: .zero, size: size))
        guard let stroke = shape._strokeStyle else {
            return .shape(ShapeContent(path: path.displayed, fill: paint, usesEvenOddRule: usesEvenOddRule))
        }
        if !stroke.dash.isEmpty { path = path.dashed(stroke.dash, phase: stroke.dashPhase) }
        return .shape(ShapeContent(path: path.displayed, stroke: paint, lineWidth: stroke.lineWidth))
    }
}

@MainActor
final class ShapeNode<V>: LeafNode<V, ShapeBox> {
    private let drawing: (V, EnvironmentValues) -> ShapeDrawing

    init(_ view: V, _ context: _ViewContext, drawing: @escaping (V, EnvironmentValues) -> ShapeDrawing) {
        self.drawing = drawing
        super.init(view, context)
    }

    override func makeBox(_ context: _ViewContext) -> Box {
        ShapeBox(reading { drawing(view, EnvironmentValues(scope)) }, graph: graph, depth: depth)
    }

    override func update() {
        leaf.show(reading { drawing(view, EnvironmentValues(scope)) })
    }
}

/// A painted shape as an item of the display list.
@MainActor
final class ShapeBox: DrawingBox {
    private var drawing: ShapeDrawing

    init(_ drawing: ShapeDrawing, graph: Graph, depth: Int) {
        self.drawing = drawing
        super.init(graph: graph, depth: depth)
    }

    func show(_ drawing: ShapeDrawing) {
        self.drawing = drawing
        markContent()
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        drawing.shape.sizeThatFits(proposal)
    }

    override func content() -> DisplayItem.Content {
        drawing.content(size)
    }
}
