import DisplayList
import Foundation

extension View {
    /// Cuts off what is drawn outside of the view's frame. Edges are always drawn smoothly where a host can.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(RectangleClip(radius: 0))
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
