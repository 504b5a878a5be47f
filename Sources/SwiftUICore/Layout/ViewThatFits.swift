import Foundation

/// Shows the first of several views whose ideal size fits in the space that is given; else the last one.
///
/// All of them are in the tree and keep their state.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    fileprivate let axes: Axis.Set
    fileprivate let content: Content

    /// `axes`: along which a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(
        _ view: ViewThatFits, _ context: _ViewContext
    ) -> _ViewNode<ViewThatFits> {
        FittingNode(view, context)
    }
}

@MainActor
private final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view.content, context)
        let box = FittingBox(graph: graph, depth: depth) { [unowned self] in collectContent() }
        box.axes = view.axes
        return box
    }

    override func set(_ new: ViewThatFits<Content>) {
        view = new
        (box as? FittingBox)?.axes = new.axes
        content.set(new.content)
    }
}

@MainActor
private final class FittingBox: Box, ContentCollecting {
    var axes: Axis.Set = [] {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private let collect: () -> [Box]
    private var collected: [Box]?
    private weak var shown: Box?

    init(graph: Graph, depth: Int, collect: @escaping () -> [Box]) {
        self.collect = collect
        super.init(graph: graph, depth: depth)
    }

    private var boxes: [Box] {
        if let collected { return collected }
        let boxes = collect()
        for box in boxes { adopt(box) }
        collected = boxes
        return boxes
    }

    func contentChanged() {
        collected = nil
        invalidateLayout()
        orderChanged()
    }

    private func fitting(_ proposal: ProposedViewSize) -> Box? {
        let boxes = boxes
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        for box in boxes.dropLast() {
            let size = box.size(for: ideal)
            if axes.contains(.horizontal), let width = proposal.width, size.width > width { continue }
            if axes.contains(.vertical), let height = proposal.height, size.height > height { continue }
            return box
        }
        return boxes.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal)?.size(for: proposal) ?? .zero
    }

    override func placeContent() {
        let fitting = fitting(proposal)
        if fitting !== shown {
            shown = fitting
            orderChanged()
        }
        fitting?.place(at: origin, proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        if let shown, !shown.isGone { visit(shown) }
    }

    override func orientationChanged() {
        for box in boxes { box.orientationChanged() }
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        fitting(proposal)?.explicitAlignment(key, in: proposal)
    }

    override var changesAlignment: Bool { boxes.contains(where: \.changesAlignment) }

    override var spacing: ViewSpacing { (shown ?? boxes.first)?.spacing ?? ViewSpacing() }
}
