import Foundation

extension View {
    /// Calls `action` when what `transform` makes of the view's geometry has become another value, and once at first.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        background {
            GeometryWatch(transform: transform) { action($1) }
        }
    }

    /// Calls `action` when what `transform` makes of the view's geometry has become another value, and once at first
    /// with the value twice.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        background {
            GeometryWatch(transform: transform, action: action)
        }
    }
}

/// Draws nothing; in the background of a view it has the view's geometry.
nonisolated private struct GeometryWatch<Value: Equatable>: View, RoleNaming {
    static var roleName: String { "onGeometryChange" }

    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor var body: some View {
        GeometryReader { geometry in
            Spacer().onChange(of: transform(geometry), initial: true, action)
        }
    }
}
