import Foundation

/// A node whose child is what running some code yields: a view's body, a modifier's, a row's closure.
@MainActor
class EvaluatingNode<V, Output: View>: _ViewNode<V> {
    private(set) final var child: _ViewNode<Output>!
    private final var observation = ObservationScope()

    init(evaluating view: V, _ context: _ViewContext) {
        super.init(view, context)
        prepare()
        child = Output._makeNode(run(), childContext(context))
    }

    /// For subclasses that have to set up more before the first run.
    func prepare() {}

    func childContext(_ context: _ViewContext) -> _ViewContext {
        context.child(of: self)
    }

    /// The code itself. Runs inside the tracking of what it reads.
    func output() -> Output {
        fatalError("\(type(of: self)) has no output")
    }

    private final func run() -> Output {
        tracking {
            observation.track(notifying: self) { output() }
        }
    }

    override func evaluate() {
        guard !isGone else { return }
        isDirty = false
        graph.visits += 1
        let output = run()
        child.set(output)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willLeave() {
        observation.cancel()
    }

    /// To be called by nodes of bodies when they run one.
    final func bodyRuns(of type: Any.Type) {
        graph.countBody(of: type)
        if let recorder = graph.recorder { recorder.bodyRuns(type, of: self, isFirst: child == nil) }
    }
}

/// The node of a view with a body: runs it, owns its state.
@MainActor
final class BodyNode<V: View>: EvaluatingNode<V, V.Body>, StateOwning {
    private(set) var layout: TypeLayout!
    private(set) var properties: PropertyStorage?

    init(_ view: V, _ context: _ViewContext) {
        super.init(evaluating: view, context)
    }

    override func prepare() {
        layout = TypeLayout.of(V.self)
        if !layout.properties.isEmpty {
            properties = graph.makeStorage(for: self, layout)
        }
    }

    override func set(_ new: V) {
        graph.visits += 1
        let isUnchanged = withUnsafePointer(to: view) { old in
            withUnsafePointer(to: new) { new in
                isSame(UnsafeRawPointer(old), UnsafeRawPointer(new), layout)
            }
        }
        if isUnchanged { return }
        if let recorder = graph.recorder { recorder.note(new, insteadOf: view, layout, for: self) }
        view = new
        evaluate()
    }

    override func output() -> V.Body {
        if let properties {
            // Inside the tracking: what a property's `update()` reads, the view depends on.
            withUnsafeMutablePointer(to: &view) {
                properties.bind(UnsafeMutableRawPointer($0), layout, to: self)
            }
        }
        bodyRuns(of: V.self)
        return view.body
    }

    override func willLeave() {
        super.willLeave()
        properties?.end()
    }

    override var isProgramView: Bool { true }

    override var roleName: String? { (V.self as? any RoleNaming.Type)?.roleName }
}
