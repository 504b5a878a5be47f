import DisplayList
import Foundation

extension View {
    /// Cuts off what is drawn outside of the view's frame. Edges are always drawn smoothly where a host can.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(RectangleClip(radius: 0))
    }

    /// Cuts off what is drawn outside of a shape in the view's frame.
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(ShapeClip(shape: shape))
    }

    /// Cuts off what is drawn outside of the view's frame, with round corners of a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(RectangleClip(radius: radius))
    }
}

nonisolated struct RectangleClip: GroupModifier {
    typealias Body = Never
    let radius: CGFloat

    func effects(_ size: CGSize) -> GroupEffects {
        let bounds = CGRect(origin: .zero, size: size)
        guard radius > 0 else { return GroupEffects(clip: .rectangle(bounds)) }
        let radius = min(radius, size.width / 2, size.height / 2)
        return GroupEffects(clip: .roundedRectangle(bounds, radius: CGSize(width: radius, height: radius)))
    }
}

nonisolated struct ShapeClip<S: Shape>: GroupModifier {
    typealias Body = Never
    let shape: S

    func effects(_ size: CGSize) -> GroupEffects {
        GroupEffects(clip: shape.path(in: CGRect(origin: .zero, size: size)).displayed)
    }
}
