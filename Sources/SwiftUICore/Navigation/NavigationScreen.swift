import DisplayList
import Foundation

/// One screen of a navigation stack: the elements of its view, below each other where there are several.
@MainActor
final class ScreenNode<Content: View>: PreferenceReaderNode<Content, Content, NavigationBarKey>, StackScreen {
    private(set) var bar = NavigationBarPreferences()
    let presence: Presence?
    private var layout: LayoutBox<VStackLayout>!
    private weak var owner: (any ScreenOwner)?

    init(_ view: Content, _ context: _ViewContext, in owner: any ScreenOwner) {
        presence = context.presence
        self.owner = owner
        super.init(view, context, content: view)
        layout = LayoutBox(VStackLayout(), graph: graph, depth: depth) { [unowned self] in
            var boxes: [Box] = []
            child.collect(into: &boxes)
            return boxes
        }
    }

    var screenBox: Box { layout }

    override func childContext(_ context: _ViewContext) -> _ViewContext {
        context.content(of: self)
    }

    override func set(_ new: Content) {
        view = new
        child.set(new)
    }

    override func read(_ value: NavigationBarPreferences?) {
        let value = value ?? NavigationBarPreferences()
        if value == bar { return }
        bar = value
        owner?.barChanged()
    }

    override func structureChanged() {
        layout?.contentChanged()
    }

    override func metricsChanged() {
        super.metricsChanged()
        layout.invalidateLayout()
    }

    override func willLeave() {
        layout.discard()
    }
}

@MainActor
protocol StackScreen: _Node {
    var presence: Presence? { get }
    var screenBox: Box { get }
}

@MainActor
protocol ScreenOwner: AnyObject {
    /// What a screen says of the bar is another thing now.
    func barChanged()
}

/// A stack as an item: the bar, and the top screen below it. It takes all the room it is offered.
@MainActor
final class NavigationStackBox: DrawingBox {
    let bar: NavigationBarBox
    private var screen: Box?

    override init(graph: Graph, depth: Int) {
        bar = NavigationBarBox(graph: graph, depth: depth + 1)
        super.init(graph: graph, depth: depth)
        adopt(bar)
    }

    var hasBar = false {
        didSet {
            guard hasBar != oldValue else { return }
            invalidateLayout()
            markOrder()
        }
    }

    func show(_ screen: Box) {
        guard screen !== self.screen else { return }
        self.screen = screen
        adopt(screen)
        invalidateLayout()
        markOrder()
    }

    fileprivate func shows(_ box: Box) -> Bool {
        box === screen || box === bar
    }

    private func barHeight(_ width: CGFloat?) -> CGFloat {
        hasBar ? bar.size(for: ProposedViewSize(width: width, height: nil)).height : 0
    }

    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let barHeight = barHeight(proposal.width)
        return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = screen?.size(for: room(proposal)) ?? .zero
        return CGSize(
            width: proposal.width ?? size.width,
            height: proposal.height ?? size.height + barHeight(proposal.width))
    }

    override func placeContent() {
        let barHeight = barHeight(size.width)
        if hasBar { bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: nil)) }
        guard let screen else { return }
        let room = ProposedViewSize(width: size.width, height: max(0, size.height - barHeight))
        let inner = screen.size(for: room)
        screen.place(
            at: CGPoint(
                x: (size.width - inner.width) / 2, y: barHeight + (size.height - barHeight - inner.height) / 2),
            proposal: room)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        if let screen { visit(screen) }
        // In front: content that is higher than the room for it goes behind the bar.
        if hasBar { visit(bar) }
    }

    override func discard() {
        guard !isGone else { return }
        bar.discard()
        super.discard()
    }
}

extension Box {
    /// On a screen that another one covers.
    final var isCovered: Bool {
        var box = self
        while let outer = box.parent {
            if let stack = outer as? NavigationStackBox, !stack.shows(box) { return true }
            box = outer
        }
        return false
    }
}

@MainActor
final class NavigationBarBox: DrawingBox {
    var shown = NavigationBarContent(title: "", isLarge: true, backTitle: nil) {
        didSet {
            guard shown != oldValue else { return }
            markContent()
            if shown.isLarge != oldValue.isLarge { invalidateLayout() }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let metrics = graph.metrics.metrics(of: .navigationBar(isLarge: shown.isLarge))
        return CGSize(width: proposal.width ?? metrics.minimum.width, height: metrics.minimum.height)
    }

    override func content() -> DisplayItem.Content {
        .navigationBar(shown)
    }

    override func describe(_ info: inout AccessibilityInfo) {
        info.label = info.label ?? shown.title
        info.isHeader = true
    }
}
