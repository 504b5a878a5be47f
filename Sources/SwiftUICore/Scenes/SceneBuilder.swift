/// Builds the scenes of a program from a closure.
@resultBuilder
nonisolated public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    /// Several scenes. Only the first is shown: hosts have one window.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SeveralScenes {
        var first: AnyView?
        repeat (first = first ?? AnyView(SceneView(scene: each content)))
        return _SeveralScenes(shown: first ?? AnyView(EmptyView()))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}

/// Several scenes, as a builder yields them.
nonisolated public struct _SeveralScenes: ViewShowing {
    public typealias Body = Never

    let shown: AnyView
}
