import DisplayList
import Foundation

/// What the graph retains for one view value at one place: its identity, state and dependencies.
@MainActor
public class _Node: Dependent {
    // Strong costs no more than unowned; what the graph itself holds of nodes and boxes is emptied with the scene.
    final let graph: Graph
    private(set) unowned(unsafe) var parent: _Node?
    let depth: Int
    let scope: Scope
    /// Something that was read has changed since the last evaluation.
    final var isDirty = false
    final var isGone = false
    private final var evaluations: (pass: Int32, count: Int32) = (0, 0)
    /// There is a writer of preferences in this branch; others needn't be searched.
    final var hasPreferenceWriters = false
    /// Which of the views of its type this is, in the order in which they appeared; counted while runs are recorded.
    final var instance: Int32 = 0

    init(_ context: _ViewContext) {
        graph = context.graph
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        scope = context.scope
        super.init()
        graph.aliveNodes += 1
        graph.visits += 1
    }

    // Not isolated: that costs a check of the executor for every node, and nodes only go on the main actor.
    deinit {
        assumingMainActor { [graph] in graph.aliveNodes -= 1 }
    }

    /// How often this node has been evaluated in a pass, this time included.
    final func countEvaluation(in pass: Int32) -> Int {
        evaluations = evaluations.pass == pass ? (pass, evaluations.count + 1) : (pass, 1)
        return Int(evaluations.count)
    }

    /// Evaluates anew because something that was read has changed.
    func evaluate() {}

    func visitChildren(_ visit: (_Node) -> Void) {}

    /// The layout boxes that this branch gives to the container it is in, in order.
    func collect(into boxes: inout [Box]) {
        visitChildren { $0.collect(into: &boxes) }
    }

    /// The rows that this branch gives to the lazy container it is in.
    func collectRows(into rows: inout [RowSource]) {
        visitChildren { $0.collectRows(into: &rows) }
    }

    /// This branch now yields other boxes or rows than before.
    func structureChanged() {
        parent?.structureChanged()
    }

    /// What this branch hands up for a preference, reduced in the order of the views; nil: nothing.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        hasPreferenceWriters ? reducedPreference(key, visitChildren) : nil
    }

    /// For readers of preferences: a writer of this key below has changed, come or left.
    func preferenceChanged(_ key: ObjectIdentifier) {}

    /// Rows of the lazy container around came, left or moved, in sources that it knows.
    func rowsChanged() {
        parent?.rowsChanged()
    }

    /// The branch leaves the graph: nothing in it is evaluated any more, its effects end, its drawings go.
    func unmount() {
        guard !isGone else { return }
        isGone = true
        isDirty = false
        visitChildren { $0.unmount() }
        dropLinks()
        willLeave()
    }

    /// The host measures otherwise than before, with another font or another kind of cell.
    func metricsChanged() {
        visitChildren { $0.metricsChanged() }
    }

    /// What a kind of node has to end itself when its branch leaves, after all that is below it.
    func willLeave() {}

    override final nonisolated func invalidate(because source: Source? = nil) {
        nonisolated(unsafe) let (node, source) = (self, source)
        assumingMainActor {
            if let recorder = node.graph.recorder { recorder.note(source, for: node) }
            guard !node.isDirty, !node.isGone else { return }
            node.isDirty = true
            node.graph.enqueue(node, because: source)
        }
    }

    override final nonisolated var ownGraph: Graph? {
        nonisolated(unsafe) let node = self
        return assumingMainActor { node.graph }
    }

    /// The identity that the program gave this place.
    var explicitIdentity: AnyHashable? { nil }

    /// For a row that has come back into view: the state of its views.
    var parkedState: ParkedState? { nil }

    /// For messages: the view this node stands for.
    var viewType: Any.Type { type(of: self) }

    /// The nearest view of the program's own that this node is part of, for messages.
    final var owningViewType: Any.Type {
        var node: _Node? = self
        while let current = node {
            if current.isProgramView { return current.viewType }
            node = current.parent
        }
        return viewType
    }

    /// The nearest view that the program declares itself; what the framework is made of is passed over.
    private final var owner: _Node? {
        var node: _Node? = self
        while let current = node, !current.isDeclaredByProgram { node = current.parent }
        return node
    }

    final var owningViewName: String { String(describing: owner?.viewType ?? owningViewType) }

    /// The value of that view, for messages that look into it.
    final var owningView: Any { owner?.viewValue ?? viewValue }

    var viewValue: Any { self }

    /// A view with a body, as a program declares them.
    var isProgramView: Bool { false }

    /// For messages: what a program calls this node of the framework's, where it knows it at all.
    var roleName: String? { nil }
}

/// A node that knows the type of its view.
@MainActor
public class _ViewNode<V>: _Node {
    final var view: V

    init(_ view: V, _ context: _ViewContext) {
        self.view = view
        super.init(context)
    }

    /// Takes the value that the parent's latest evaluation yields for this place.
    func set(_ new: V) {
        view = new
    }

    override var viewType: Any.Type { V.self }

    override var viewValue: Any { view }
}

/// What a node hands down to those it makes.
@MainActor
public struct _ViewContext {
    private var surroundings: Surroundings
    /// Kept by nodes that make others later, and these are strong downward only.
    unowned(unsafe) let parent: _Node?

    init(graph: Graph, scope: Scope) {
        surroundings = Surroundings(graph: graph, scope: scope)
        parent = nil
    }

    private init(_ surroundings: Surroundings, parent: _Node) {
        self.surroundings = surroundings
        self.parent = parent
    }

    /// For what `node` makes below itself.
    func child(of node: _Node) -> _ViewContext {
        _ViewContext(surroundings, parent: node)
    }

    /// For what a container makes inside of itself: the modifiers around it are its own, not its elements'.
    func content(of node: _Node) -> _ViewContext {
        var context = child(of: node)
        if wraps != nil { context.wraps = nil }
        if isWhole { context.isWhole = false }
        return context
    }

    /// For what is one of several.
    func part(of node: _Node) -> _ViewContext {
        var context = child(of: node)
        if isWhole { context.isWhole = false }
        return context
    }

    var graph: Graph { surroundings.graph }

    var scope: Scope {
        get { surroundings.scope }
        set { change { $0.scope = newValue } }
    }

    /// The modifiers that every element made here gets, the innermost first.
    var wraps: Wrap? {
        get { surroundings.wraps }
        set { change { $0.wraps = newValue } }
    }

    /// For `_ViewModifier_Content`: what the modifiers around it stand before.
    var modified: ModifiedFrame? {
        get { surroundings.modified }
        set { change { $0.modified = newValue } }
    }

    /// Whether the branch is shown; nil: always.
    var presence: Presence? {
        get { surroundings.presence }
        set { change { $0.presence = newValue } }
    }

    /// What is made here is all that the scene shows: a modifier with effects has them even where it shows nothing.
    var isWhole: Bool {
        get { surroundings.isWhole }
        set { change { $0.isWhole = newValue } }
    }

    private mutating func change(_ change: (Surroundings) -> Void) {
        surroundings = Surroundings(surroundings)
        change(surroundings)
    }
}

/// What is the same for nearly all nodes that are made at one place: handed down as one reference.
@MainActor
private final class Surroundings {
    let graph: Graph
    var scope: Scope
    var wraps: Wrap?
    var modified: ModifiedFrame?
    var presence: Presence?
    var isWhole = false

    init(graph: Graph, scope: Scope) {
        self.graph = graph
        self.scope = scope
    }

    init(_ other: Surroundings) {
        graph = other.graph
        scope = other.scope
        wraps = other.wraps
        modified = other.modified
        presence = other.presence
        isWhole = other.isWhole
    }
}
