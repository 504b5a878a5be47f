import Foundation

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The colour of what can be acted on; nil: the host's accent colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of controls and of `.tint` in this view; nil: the host's accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the style of controls and of `.tint` in this view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets the accent colour of this view; nil: the host's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
