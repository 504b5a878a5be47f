import Foundation

extension Scene {
    /// The size of the scene's windows when they are first shown, in points. A terminal has its own.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        environment(\.defaultWindowSize, size)
    }

    /// The size of the scene's windows when they are first shown, in points. A terminal has its own.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets a value of the environment for all that is in the scene's windows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Calls `action` with the old and the new value after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the scene appears, with the value twice.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            content: self, modifier: _ValueActionModifier(value: value, action: .newest(action), isInitial: initial))
    }

    /// Calls `action` after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the scene appears.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value after an update in which `value` has become another one.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            content: self, modifier: _ValueActionModifier(value: value, action: .former(action), isInitial: false))
    }
}
