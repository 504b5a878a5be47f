import DisplayList
import Foundation

/// Content that is scrolled where it is larger than the room for it.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: ScrollView, _ context: _ViewContext) -> _ViewNode<ScrollView> {
        ScrollViewNode(view, context)
    }
}

@MainActor
private final class ScrollViewNode<Content: View>: ContainerNode<ScrollView<Content>, Content> {
    private var scroll: ScrollViewBox { unsafeDowncast(box, to: ScrollViewBox.self) }

    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view.content, context)
        let stack = LayoutBox(layout, graph: graph, depth: depth) { [unowned self] in collectContent() }
        let box = ScrollViewBox(around: stack, axes: view.axes, graph: graph, depth: depth)
        box.showsIndicators = view.showsIndicators
        return box
    }

    /// Several views in a scroll view stand below each other, even in a horizontal one.
    private var layout: VStackLayout { VStackLayout() }

    override func set(_ new: ScrollView<Content>) {
        view = new
        scroll.axes = new.axes
        scroll.showsIndicators = new.showsIndicators
        content.set(new.content)
    }

    override func structureChanged() {
        scroll.stack.contentChanged()
    }
}

/// Proposes its own length across the scrolled axes and asks for the ideal one along them.
@MainActor
final class ScrollViewBox: ScrollBox {
    let stack: LayoutBox<VStackLayout>
    private var lazyStacks: [Weak] = []
    private var knownSize = CGSize.zero

    private struct Weak {
        weak var stack: LazyStackBox?
    }

    init(around stack: LayoutBox<VStackLayout>, axes: Axis.Set, graph: Graph, depth: Int) {
        self.stack = stack
        super.init(axes: axes, graph: graph, depth: depth)
        adopt(stack)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = stack.size(for: inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeContent() {
        let proposal = inner(proposal)
        let content = stack.size(for: proposal)
        if size != knownSize {
            knownSize = size
            didScroll()
        }
        contentWasPlaced(size: content, offset: offset)
        // What is narrower than the window is centred in it.
        stack.place(
            at: CGPoint(
                x: max(0, (size.width - content.width) / 2) * (axes.contains(.vertical) ? 1 : 0), y: 0),
            proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(stack)
    }

    /// A lazy stack inside follows what is in view.
    func follow(_ stack: LazyStackBox) {
        guard !lazyStacks.contains(where: { $0.stack === stack }) else { return }
        lazyStacks.append(Weak(stack: stack))
    }

    override func didScroll() {
        lazyStacks.removeAll { $0.stack?.isGone ?? true }
        for entry in lazyStacks { entry.stack?.invalidatePlacement() }
    }
}
