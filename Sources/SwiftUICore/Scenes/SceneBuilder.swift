/// Builds the scenes of a program from a closure.
@resultBuilder
nonisolated public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    /// Several scenes. The first has the window that opens when the program starts.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        repeat each Content
    > {
        _TupleScene(content: (repeat each content))
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }
}

/// Several scenes, as a builder yields them.
nonisolated public struct _TupleScene<each Content: Scene>: ViewShowing {
    public typealias Body = Never

    let content: (repeat each Content)

    var shown: TupleView<(repeat SceneView<each Content>)> {
        TupleView(pack: repeat SceneView(scene: each content))
    }
}
