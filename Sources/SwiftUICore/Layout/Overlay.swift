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
}

nonisolated struct OverlayModifier<Secondary: View>: SecondaryModifier {
    typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    static var isBehind: Bool { false }
}
