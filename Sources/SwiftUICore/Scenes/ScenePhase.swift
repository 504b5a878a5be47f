import Foundation

/// Whether the user sees and uses a scene.
nonisolated public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// The scene is not shown.
    case background
    /// The scene is shown, but takes no input.
    case inactive
    /// The scene is shown and takes input.
    case active

    public static func < (a: ScenePhase, b: ScenePhase) -> Bool {
        a.rawValue < b.rawValue
    }
}

enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Whether the user sees and uses the scene. It is active from its start, and becomes inactive and goes to the
    /// background when it is closed: a program that saves then has the time to.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
