import DisplayList
import Foundation

/// A scene of the framework's own that windows are opened for.
@MainActor
protocol WindowScene: Scene where Body == Never {
    associatedtype Content: View

    var title: Text? { get }
    var id: String? { get }
    var content: Content { get }
    /// There is never more than one window.
    var isSingle: Bool { get }
}

extension WindowScene {
    @MainActor public static func _makeNode(
        _ view: SceneView<Self>, _ context: _ViewContext
    ) -> _ViewNode<SceneView<Self>> {
        WindowsNode(view, context)
    }
}

/// A scene that opens windows, whatever its type.
@MainActor
protocol WindowOpening: _Node {
    var sceneID: String? { get }
    /// nil: the windows present no values.
    var valueType: Any.Type? { get }
    var isSingle: Bool { get }
    var windows: [OpenWindow] { get }

    func makeWindow(for value: AnyHashable?, in program: _Program) -> OpenWindow
    func forget(_ window: OpenWindow)
}

/// One open window of a scene.
@MainActor
final class OpenWindow {
    private(set) weak var program: _Program?
    unowned let opener: any WindowOpening
    fileprivate(set) var scene: _ViewScene!
    fileprivate let kept: (any WindowValue)?

    fileprivate init(_ opener: any WindowOpening, in program: _Program, keeping value: (any WindowValue)?) {
        self.opener = opener
        self.program = program
        kept = value
    }

    /// The value that the window presents now.
    var value: AnyHashable? { kept?.current }
}

/// The node of a scene with windows. What it hands to them are new contents; the rest is their own graphs' business.
@MainActor
private final class WindowsNode<S: WindowScene>: ElementNode<SceneView<S>>, WindowOpening {
    private(set) var windows: [OpenWindow] = []

    override init(_ view: SceneView<S>, _ context: _ViewContext) {
        super.init(view, context)
        Dependent.untracked { EnvironmentValues(scope).program }?.add(self)
    }

    /// Nothing to see, but one element, so that modifiers of the scene hold once.
    override func makeBox(_ context: _ViewContext) -> Box {
        Box(graph: graph, depth: depth)
    }

    override func set(_ new: SceneView<S>) {
        graph.visits += 1
        view = new
        for window in windows {
            window.scene.windowTitle = new.scene.title
            window.scene.show(content(for: window))
        }
    }

    private func content(for window: OpenWindow) -> S.Content {
        func presenting<P: ValuePresenting>(_ content: P, _ value: any WindowValue) -> S.Content {
            content.presenting(value) as! S.Content
        }
        guard let value = window.kept, let content = view.scene.content as? any ValuePresenting else {
            return view.scene.content
        }
        return presenting(content, value)
    }

    var sceneID: String? { view.scene.id }
    var valueType: Any.Type? { (S.Content.self as? any ValuePresenting.Type)?.valueType }
    var isSingle: Bool { view.scene.isSingle }

    func makeWindow(for value: AnyHashable?, in program: _Program) -> OpenWindow {
        let kept = (view.scene.content as? any ValuePresenting)?.makeValue(value)
        let window = OpenWindow(self, in: program, keeping: kept)
        windows.append(window)
        window.scene = program.makeScene(content(for: window), in: window, inheriting: scope)
        window.scene.windowTitle = view.scene.title
        return window
    }

    func forget(_ window: OpenWindow) {
        windows.removeAll { $0 === window }
    }
}
