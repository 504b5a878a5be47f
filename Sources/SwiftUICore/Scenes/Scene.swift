import Foundation

/// A part of a program with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// What the scene consists of. Runs again when something that it read has changed.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what the graph retains for a scene of this type. Not to be implemented by programs.
    @MainActor static func _makeNode(_ view: SceneView<Self>, _ context: _ViewContext) -> _ViewNode<SceneView<Self>>
}

extension Scene {
    @MainActor public static func _makeNode(
        _ view: SceneView<Self>, _ context: _ViewContext
    ) -> _ViewNode<SceneView<Self>> {
        BodyHolderNode<SceneView<Self>, Self, SceneView<Body>>(view, context, holder: \.scene) {
            SceneView(scene: $0.body)
        }
    }
}

extension Never: Scene {
    @MainActor public static func _makeNode(
        _ view: SceneView<Never>, _ context: _ViewContext
    ) -> _ViewNode<SceneView<Never>> {
        switch view.scene {
        }
    }
}

extension Scene where Body == Never {
    /// Scenes of the framework's own have no body; their nodes are made otherwise.
    nonisolated public var body: Never {
        fatalError("\(Self.self) has no body to be asked for.")
    }
}

/// A scene as a view of the app's graph, where it has its node.
nonisolated public struct SceneView<S: Scene>: View {
    public typealias Body = Never

    var scene: S

    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<SceneView<S>> {
        S._makeNode(view, context)
    }
}

/// A scene of the framework's own that others make up.
@MainActor
protocol ViewShowing: Scene where Body == Never {
    associatedtype Shown: View

    var shown: Shown { get }
}

extension ViewShowing {
    @MainActor public static func _makeNode(
        _ view: SceneView<Self>, _ context: _ViewContext
    ) -> _ViewNode<SceneView<Self>> {
        ViewShowingNode(view, context)
    }
}

@MainActor
private final class ViewShowingNode<S: ViewShowing>: _ViewNode<SceneView<S>> {
    private var child: _ViewNode<S.Shown>!

    override init(_ view: SceneView<S>, _ context: _ViewContext) {
        super.init(view, context)
        child = S.Shown._makeNode(view.scene.shown, context.child(of: self))
    }

    override func set(_ new: SceneView<S>) {
        view = new
        child.set(new.scene.shown)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

/// A scene with a modifier applied.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: ViewShowing {
    typealias Body = Never

    let content: Content
    let modifier: Modifier

    var shown: ModifiedContent<SceneView<Content>, Modifier> {
        SceneView(scene: content).modifier(modifier)
    }
}
