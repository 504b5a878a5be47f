import DisplayList
import Foundation

/// A node that is one element of the layout: it has a box, and around it those of the modifiers it stands under.
@MainActor
class ElementNode<V>: _ViewNode<V>, BoxOwning {
    private(set) final var box: Box!
    /// The box of the outermost modifier, or `box` itself: what the container around sees.
    private(set) final var outermost: Box!
    private final var observation: ObservationScope?
    /// The element as a row of a lazy container, where it is one.
    private final var row: Row?

    override init(_ view: V, _ context: _ViewContext) {
        super.init(view, context)
        box = makeBox(context)
        outermost = Wrap.wrap(box, context.wraps)
    }

    /// Makes the element's own box, and what is in it.
    func makeBox(_ context: _ViewContext) -> Box {
        fatalError("\(type(of: self)) has no box")
    }

    override func collect(into boxes: inout [Box]) {
        boxes.append(outermost)
    }

    override func collectRows(into rows: inout [RowSource]) {
        let row = self.row ?? Row(outermost)
        self.row = row
        rows.append(row)
    }

    var ownBox: Box { box }

    override func metricsChanged() {
        super.metricsChanged()
        box.invalidateLayout()
    }

    override func willLeave() {
        observation?.cancel()
        row?.decoration?.discard()
        outermost.discard()
    }

    /// Reads what the element shows, so that it is told when that changes: environment, state, bindings, observables.
    final func reading<Result>(_ body: () -> Result) -> Result {
        let observation = self.observation ?? ObservationScope()
        self.observation = observation
        return tracking { observation.track(notifying: self, body) }
    }
}

/// A node that has a box of its own, whatever its view.
@MainActor
protocol BoxOwning: _Node {
    var ownBox: Box { get }
}

/// An element that draws something by itself.
@MainActor
class LeafNode<V, LeafBox: Box>: ElementNode<V> {
    final var leaf: LeafBox { unsafeDowncast(box, to: LeafBox.self) }

    override final func set(_ new: V) {
        graph.visits += 1
        let isUnchanged = isSame(view, new)
        view = new
        if !isUnchanged { evaluate() }
    }

    override final func evaluate() {
        isDirty = false
        graph.visits += 1
        update()
    }

    /// Makes the box show what the view and all it reads say now.
    func update() {}
}

/// An element that lays out others.
@MainActor
class ContainerNode<V, Content: View>: ElementNode<V> {
    private(set) final var content: _ViewNode<Content>!

    /// - Parameter isWhole: It is all that a scene shows.
    final func makeContent(_ view: Content, _ context: _ViewContext, isWhole: Bool = false) {
        var inner = context.content(of: self)
        if isWhole { inner.isWhole = true }
        content = Content._makeNode(view, inner)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    /// The elements inside are others than before.
    override func structureChanged() {
        (box as? any ContentCollecting)?.contentChanged()
    }

    final func collectContent() -> [Box] {
        var boxes: [Box] = []
        content.collect(into: &boxes)
        return boxes
    }
}

/// A box whose inside comes from its node's branch, and is collected anew when that yields other elements.
@MainActor
protocol ContentCollecting: Box {
    func contentChanged()
}
