import DisplayList
import Foundation

extension View {
    /// Lets what is behind the view shine through: from 0, where the view isn't drawn at all and takes no pointer, to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(Opacity(opacity: opacity))
    }
}

nonisolated struct Opacity: GroupModifier {
    typealias Body = Never
    let opacity: Double

    func effects(_ size: CGSize) -> GroupEffects {
        let opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
        return GroupEffects(opacity: opacity, ignoresPointer: opacity == 0)
    }
}
