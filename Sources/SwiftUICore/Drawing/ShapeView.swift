import DisplayList
import Foundation

/// A view that shows a shape, and can show it in further ways on top.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

/// A shape painted in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeNode(
        _ view: Self, _ context: _ViewContext
    ) -> _ViewNode<_ShapeView<Content, Style>> {
        ShapeNode(view, context) { view, environment in
            var drawing = ShapeDrawing(view.shape, view.style, environment)
            drawing.usesEvenOddRule = view.fillStyle.isEOFilled
            return drawing
        }
    }
}

extension Shape {
    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Draws the outline, its middle on the edge of the shape.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
    }

    /// Draws the outline in a width in points, its middle on the edge of the shape.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws the outline within the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Draws the outline, in a width in points, within the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A filled shape on top of another view of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor @preconcurrency
    public var body: some View {
        shape.fill(style, style: fillStyle).background { background }
    }
}

/// The outline of a shape on top of another view of it.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var background: Background

    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    @MainActor @preconcurrency
    public var body: some View {
        shape.stroke(style, style: strokeStyle).background { background }
    }
}

/// An outline within a shape, on top of another view of it.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var background: Background

    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    @MainActor @preconcurrency
    public var body: some View {
        shape.inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle).background { background }
    }
}

extension ShapeView {
    /// Fills the shape on top of this.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the outline on top of this.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Draws the outline, in a width in points, on top of this.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline within the shape on top of this.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Draws the outline, in a width in points, within the shape on top of this.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
