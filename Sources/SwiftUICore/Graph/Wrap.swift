import Foundation

/// The modifiers that stand around a place, as a list from the inside out. Each element made there gets a box of each:
/// so a modifier on a group holds for every one of its elements.
@MainActor
final class Wrap {
    private unowned let node: any WrapMaking
    private let outer: Wrap?

    init(_ node: any WrapMaking, outer: Wrap?) {
        self.node = node
        self.outer = outer
    }

    static func wrap(_ box: Box, _ wrap: Wrap?) -> Box {
        var box = box
        var next = wrap
        while let wrap = next {
            box = wrap.node.wrap(box)
            next = wrap.outer
        }
        return box
    }
}

@MainActor
protocol WrapMaking: AnyObject {
    func wrap(_ box: Box) -> Box
}

/// A modifier of the framework's own that puts a box around each element.
@MainActor
protocol BoxModifier: ViewModifier where Body == Never {
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self>

    /// Does something at times, rather than change what is shown.
    static var hasEffects: Bool { get }
}

extension BoxModifier {
    static var hasEffects: Bool { false }

    @MainActor public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        ModifierNode(view, context)
    }
}

/// The part of a modifier's node that doesn't know what it modifies.
@MainActor
final class WrapNode<Modifier: BoxModifier>: WrapMaking {
    let graph: Graph
    let depth: Int
    fileprivate(set) unowned(unsafe) var node: _Node
    let context: _ViewContext
    fileprivate(set) var modifier: Modifier
    fileprivate var boxes: [WrapBox<Modifier>] = []
    private(set) lazy var appearances = Appearances()

    fileprivate init(_ modifier: Modifier, node: _Node, _ context: _ViewContext) {
        self.modifier = modifier
        self.node = node
        graph = node.graph
        depth = node.depth
        self.context = context
    }

    func wrap(_ box: Box) -> Box {
        let wrapped = modifier.makeBox(around: box, in: self)
        wrapped.position = boxes.count
        boxes.append(wrapped)
        return wrapped
    }

    fileprivate func remove(_ box: WrapBox<Modifier>) {
        let last = boxes.removeLast()
        if last !== box {
            boxes[box.position] = last
            last.position = box.position
        }
    }

    fileprivate func set(_ new: Modifier) {
        if isSame(modifier, new) { return }
        modifier = new
        for box in boxes {
            let old = box.modifier
            box.modifier = new
            box.modifierChanged(from: old)
        }
    }
}

/// The node of a view under a box modifier.
@MainActor
final class ModifierNode<Content: View, Modifier: BoxModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private var wrap: WrapNode<Modifier>!
    private var child: _ViewNode<Content>!
    /// Stands for content that shows nothing, where that is all of the scene.
    private var placeholder: Box?

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
        super.init(view, context)
        wrap = WrapNode(view.modifier, node: self, context.child(of: self))
        var inner = context.child(of: self)
        inner.wraps = Wrap(wrap, outer: context.wraps)
        child = Content._makeNode(view.content, inner)
    }

    override func set(_ new: ModifiedContent<Content, Modifier>) {
        view = new
        wrap.set(new.modifier)
        child.set(new.content)
    }

    /// What the boxes made for the secondary content of a modifier (a background, an overlay) contain.
    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        for box in wrap.boxes { box.visitNodes(visit) }
    }

    // Rows and elements come from the content alone; secondary content is inside of the boxes.
    override func collect(into boxes: inout [Box]) {
        let former = boxes.count
        child.collect(into: &boxes)
        guard Modifier.hasEffects, wrap.context.isWhole else { return }
        if boxes.count > former {
            removePlaceholder()
        } else {
            let placeholder = self.placeholder ?? wrapOutwards(Box(graph: graph, depth: depth + 1))
            self.placeholder = placeholder
            boxes.append(placeholder)
        }
    }

    private func wrapOutwards(_ box: Box) -> Box {
        Wrap.wrap(box, Wrap(wrap, outer: wrap.context.wraps))
    }

    private func removePlaceholder() {
        placeholder?.discard()
        placeholder = nil
    }

    override func willLeave() {
        removePlaceholder()
    }

    override func collectRows(into rows: inout [RowSource]) {
        child.collectRows(into: &rows)
    }

    override func metricsChanged() {
        super.metricsChanged()
        for box in wrap.boxes { box.invalidateLayout() }
    }
}

/// The box that a modifier puts around one element. By itself it changes nothing.
@MainActor
class WrapBox<Modifier: BoxModifier>: Box {
    let content: Box
    fileprivate(set) var modifier: Modifier
    private unowned(unsafe) let node: WrapNode<Modifier>
    fileprivate var position = 0

    init(_ node: WrapNode<Modifier>, around content: Box) {
        self.content = content
        self.node = node
        modifier = node.modifier
        super.init(graph: node.graph, depth: node.depth)
        adopt(content)
    }

    /// The node of the modifier; nil: this box has left, and the node may have, too.
    final var viewNode: _Node? { isGone ? nil : node.node }

    /// The modifier has another value now than `old`.
    func modifierChanged(from old: Modifier) {
        invalidateLayout()
    }

    /// The nodes of content that the modifier itself brings.
    func visitNodes(_ visit: (_Node) -> Void) {}

    override final var wrapped: Box? { content }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.size(for: proposal)
    }

    override func placeContent() {
        content.place(at: origin, proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(content)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(key, in: proposal)
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        content.trait(key)
    }

    override var spacing: ViewSpacing { content.spacing }

    /// To be overridden by modifiers that measure otherwise than their content.
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        content.isRigid(along: axis, cross: cross)
    }

    override var changesAlignment: Bool {
        content.changesAlignment
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        node.remove(self)
        content.discard()
    }
}

/// A value that a modifier attaches to an element for the container around it.
protocol TraitKey {
    associatedtype Value
}
