import Foundation

extension View {
    /// Shows views behind this one, which are proposed its size.
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(BackgroundModifier(secondary: content(), alignment: alignment))
    }

    /// Shows a view behind this one, which is proposed its size.
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(BackgroundModifier(secondary: background, alignment: alignment))
    }

    /// Fills the view's frame behind it with a style. There are no covered regions here to ignore.
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        modifier(BackgroundModifier(secondary: StyleFill(style: style), alignment: .center))
    }

    /// Fills the view's frame behind it with the default background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Shows a shape that is filled with a style behind this view, in its frame.
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        modifier(BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
    }

    /// Shows a shape that is filled with the default background style behind this view, in its frame.
    nonisolated public func background<S>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: Shape {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

/// A style that fills all the space it is proposed.
nonisolated struct StyleFill<Style: ShapeStyle>: View, ShapeStyle {
    typealias Body = Never
    let style: Style

    func _paint(_ context: _StyleContext) -> _StylePaint {
        style._paint(context)
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<StyleFill<Style>> {
        StyleNode(view, context)
    }
}

nonisolated struct BackgroundModifier<Secondary: View>: SecondaryModifier {
    typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    static var isBehind: Bool { true }
}
