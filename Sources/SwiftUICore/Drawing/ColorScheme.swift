import Foundation

/// Whether things are shown dark on light, or light on dark.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// Whether this place is light or dark. System colours follow it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the colours of this view are those of a light or a dark place.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets whether this view is light or dark; nil leaves it as it is around.
    ///
    /// Apple's reaches up to the window. Here the view itself follows.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { current in
            if let colorScheme { current = colorScheme }
        }
    }
}
