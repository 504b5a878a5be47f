import DisplayList
import Foundation

/// A program: its scenes, and what they share. Its stored properties can be dynamic ones, like those of a view.
///
/// ```swift
/// @main
/// struct BooksApp: App {
///     @StateObject private var store = BookStore()
///
///     var body: some Scene {
///         WindowGroup {
///             BookList().environmentObject(store)
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The scenes. Runs again when something that it read has changed.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

/// A program as the root of a graph.
nonisolated struct AppView<A: App>: View {
    typealias Body = Never

    var app: A

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<AppView<A>> {
        BodyHolderNode<Self, A, SceneView<A.Body>>(view, context, holder: \.app) { SceneView(scene: $0.body) }
    }
}

/// The node of something that is no view but has dynamic properties and a body: a program, a scene.
@MainActor
final class BodyHolderNode<V, Holder, Output: View>: EvaluatingNode<V, Output>, StateOwning {
    private let holder: WritableKeyPath<V, Holder>
    private let body: (Holder) -> Output
    let layout: TypeLayout! = TypeLayout.of(Holder.self)
    private(set) lazy var properties: PropertyStorage? = PropertyStorage(count: layout.properties.count)

    init(
        _ view: V, _ context: _ViewContext, holder: WritableKeyPath<V, Holder>, body: @escaping (Holder) -> Output
    ) {
        self.holder = holder
        self.body = body
        super.init(evaluating: view, context)
    }

    override func output() -> Output {
        withUnsafeMutablePointer(to: &view[keyPath: holder]) {
            properties?.bind(UnsafeMutableRawPointer($0), layout, to: self)
        }
        bodyRuns(of: Holder.self)
        return body(view[keyPath: holder])
    }

    override func set(_ new: V) {
        graph.visits += 1
        if isSame(view[keyPath: holder], new[keyPath: holder]) { return }
        if let recorder = graph.recorder {
            recorder.note(new[keyPath: holder], insteadOf: view[keyPath: holder], layout, for: self)
        }
        view = new
        evaluate()
    }

    override func willLeave() {
        super.willLeave()
        properties?.end()
    }

    override var viewType: Any.Type { Holder.self }
    override var isProgramView: Bool { true }
}
