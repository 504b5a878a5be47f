import Foundation

/// A modifier that shows content of its own behind or before what it modifies, within its size.
@MainActor
protocol SecondaryModifier: BoxModifier {
    associatedtype Secondary: View
    nonisolated var secondary: Secondary { get }
    nonisolated var alignment: Alignment { get }
    nonisolated static var isBehind: Bool { get }
}

extension SecondaryModifier {
    @MainActor func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        SecondaryBox(node, around: content)
    }
}

/// The node of content that a modifier brings. Its elements are in a box of their own, in front of each other.
@MainActor
final class SecondaryNode<Content: View>: _ViewNode<Content> {
    private(set) var box: LayoutBox<ZStackLayout>!
    private var child: _ViewNode<Content>!

    /// `context`: as a container hands it to its content.
    init(_ view: Content, alignment: Alignment, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view, context.content(of: self))
        box = LayoutBox(ZStackLayout(alignment: alignment), graph: graph, depth: depth) { [unowned self] in
            var boxes: [Box] = []
            child.collect(into: &boxes)
            return boxes
        }
    }

    override func set(_ new: Content) {
        view = new
        child.set(new)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func structureChanged() {
        box?.contentChanged()
    }

    override func willLeave() {
        box.discard()
    }
}

@MainActor
private final class SecondaryBox<Modifier: SecondaryModifier>: WrapBox<Modifier> {
    private let secondary: SecondaryNode<Modifier.Secondary>

    override init(_ node: WrapNode<Modifier>, around content: Box) {
        secondary = SecondaryNode(
            node.modifier.secondary, alignment: node.modifier.alignment, node.context.content(of: node.node))
        super.init(node, around: content)
        adopt(secondary.box)
    }

    override func modifierChanged(from old: Modifier) {
        secondary.box.layout.alignment = modifier.alignment
        secondary.set(modifier.secondary)
        if old.alignment != modifier.alignment { invalidatePlacement() }
    }

    override func visitNodes(_ visit: (_Node) -> Void) {
        visit(secondary)
    }

    override func placeContent() {
        content.place(at: origin, proposal: proposal)
        let inner = ProposedViewSize(size)
        let dimensions = secondary.box.dimensions(in: inner)
        let own = ViewDimensions(box: content, size: size, proposal: proposal)
        let alignment = modifier.alignment
        secondary.box.place(
            at: CGPoint(
                x: origin.x + own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: origin.y + own[alignment.vertical] - dimensions[alignment.vertical]),
            proposal: inner)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        if Modifier.isBehind { visit(secondary.box) }
        visit(content)
        if !Modifier.isBehind { visit(secondary.box) }
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        secondary.unmount()
    }
}
