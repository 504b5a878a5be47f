import Foundation

extension View {
    /// Shows views in front of this one, which are proposed its size.
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(OverlayModifier(secondary: content(), alignment: alignment))
    }

    /// Shows a view in front of this one, which is proposed its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(OverlayModifier(secondary: overlay, alignment: alignment))
    }

    /// Fills the view's frame in front of it with a style. There are no covered regions here to ignore.
    nonisolated public func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        modifier(OverlayModifier(secondary: StyleFill(style: style), alignment: .center))
    }

    /// Shows a shape that is filled with a style in front of this view, in its frame.
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        modifier(OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
    }
}

nonisolated struct OverlayModifier<Secondary: View>: SecondaryModifier {
    typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    static var isBehind: Bool { false }
}
