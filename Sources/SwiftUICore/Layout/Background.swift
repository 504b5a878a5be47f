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
}

nonisolated struct BackgroundModifier<Secondary: View>: SecondaryModifier {
    typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    static var isBehind: Bool { true }
}
