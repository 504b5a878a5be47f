import Foundation

/// A view that is a layout and what it lays out.
@MainActor
protocol LaidOutView: View {
    associatedtype L: Layout
    associatedtype Content: View
    nonisolated var layout: L { get }
    nonisolated var content: Content { get }
}

/// A view that lays out its content by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: LaidOutView {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<LayoutView<L, Content>> {
        LayoutNode(view, context)
    }
}

@MainActor
final class LayoutNode<V: LaidOutView>: ContainerNode<V, V.Content> {
    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view.content, context)
        return LayoutBox(view.layout, graph: graph, depth: depth) { [unowned self] in collectContent() }
    }

    override func set(_ new: V) {
        view = new
        unsafeDowncast(box, to: LayoutBox<V.L>.self).layout = new.layout
        content.set(new.content)
    }
}

/// Lays out several boxes by a layout, the framework's own or a program's.
@MainActor
class LayoutBox<L: Layout>: Box, ContentCollecting, Rehearsing {
    final var layout: L {
        didSet {
            if isSame(oldValue, layout) { return }
            isCacheOutdated = true
            invalidateLayout()
            if layout.stackOrientation != oldValue.stackOrientation {
                for box in boxes { box.orientationChanged() }
            }
        }
    }
    private let collect: () -> [Box]
    private var collected: [Box]?
    /// The boxes in the order in which they are drawn, where that is not the order of the layout.
    private var drawingOrder: [Box]?
    private var cache: L.Cache?
    /// The program's cache holds what it measured.
    private var isCacheOutdated = false
    /// What the container around was told, and whether that may be another now.
    private var toldSpacing: ViewSpacing?
    private var isSpacingUncertain = false
    private(set) final var rehearsal: Rehearsal?

    init(_ layout: L, graph: Graph, depth: Int, collect: @escaping () -> [Box]) {
        self.layout = layout
        self.collect = collect
        super.init(graph: graph, depth: depth)
    }

    final var boxes: [Box] {
        if let collected { return collected }
        let boxes = collect()
        for box in boxes { adopt(box) }
        collected = boxes
        drawingOrder = graph.traitUse.zIndex ? boxes.inDrawingOrder : nil
        return boxes
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(boxes[...])
    }

    func contentChanged() {
        collected = nil
        isCacheOutdated = true
        invalidateLayout()
        orderChanged()
    }

    override func willMeasureAgain() {
        isCacheOutdated = true
        if !rigidity.isEmpty {
            toldRigidity = rigidity
            rigidity = []
        }
        isSpacingUncertain = toldSpacing != nil
    }

    override func traitsChanged() {
        if graph.traitUse.zIndex, let collected {
            drawingOrder = collected.inDrawingOrder
            orderChanged()
        }
        invalidateLayout()
    }

    override var orientationOfContent: Axis? {
        layout.stackOrientation
    }

    /// The axis of a stack around doesn't reach what is in this layout.
    override func orientationChanged() {}

    // Each level asks the next twice, so without an answer at hand nested stacks would ask exponentially often.
    private var rigidity: [(axis: Axis, cross: CGFloat?, isRigid: Bool)] = []
    /// What the container around was told before the latest change, until it asks again.
    private var toldRigidity: [(axis: Axis, cross: CGFloat?, isRigid: Bool)] = []

    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        for known in rigidity where known.axis == axis && known.cross == cross { return known.isRigid }
        let isRigid = findRigidity(along: axis, cross: cross)
        toldRigidity = []
        if rigidity.count == 4 { rigidity.removeFirst() }
        rigidity.append((axis, cross, isRigid))
        return isRigid
    }

    private func findRigidity(along axis: Axis, cross: CGFloat?) -> Bool {
        withCache { layout._isRigid(along: axis, cross: cross, subviews: subviews, cache: &$0) }
    }

    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var cache: L.Cache
        // Taken out, so that the layout is the only owner and changes it in place.
        if let known = self.cache.take() {
            cache = known
            if isCacheOutdated { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        isCacheOutdated = false
        defer { self.cache = cache }
        return body(&cache)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeContent() {
        withCache { layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &$0) }
        for box in boxes where !box.isPlaced {
            let size = box.size(for: proposal)
            let corner = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            box.place(at: corner, proposal: proposal)
        }
    }

    override func visitContent(_ visit: (Box) -> Void) {
        let boxes = boxes
        for box in drawingOrder ?? boxes { visit(box) }
    }

    override var spacing: ViewSpacing {
        let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
        toldSpacing = spacing
        isSpacingUncertain = false
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        // Nearly always nobody sets the guide, and then nothing has to be placed to find out.
        guard graph.explicitGuides.mayBeSet(key), !boxes.isEmpty else { return nil }
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        let own = withCache {
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return own ?? mergedAlignment(key, bounds, proposal)
    }

    private func mergedAlignment(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        let rehearsal = Rehearsal()
        self.rehearsal = rehearsal
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        self.rehearsal = nil
        let values = rehearsal.places.compactMap { place -> CGFloat? in
            guard let value = place.box.explicitAlignment(key, in: place.proposal) else { return nil }
            return value + (key.axis == .horizontal ? place.corner.x : place.corner.y)
        }
        return key.merge(values)
    }

    override var changesAlignment: Bool {
        if isSpacingUncertain, let told = toldSpacing, !spacing.isEqual(to: told) { return true }
        // A stack around that takes this for rigid asks for no size but the ideal one.
        if toldRigidity.contains(where: { findRigidity(along: $0.axis, cross: $0.cross) != $0.isRigid }) { return true }
        // Nearly always no program's guide is there that could have moved.
        return graph.explicitGuides.isUsed && boxes.contains(where: \.changesAlignment)
    }
}

/// A box that lets its layout place the content without anything being moved, to learn where guides would be.
@MainActor
protocol Rehearsing: Box {
    var rehearsal: Rehearsal? { get }
}

@MainActor
final class Rehearsal {
    private(set) var places: [(box: Box, corner: CGPoint, proposal: ProposedViewSize)] = []

    func note(_ box: Box, at corner: CGPoint, _ proposal: ProposedViewSize) {
        places.append((box, corner, proposal))
    }
}

/// Which guides some view of a scene sets at all.
@MainActor
final class ExplicitGuides {
    private var keys: Set<AlignmentKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]

    func mayBeSet(_ key: AlignmentKey) -> Bool {
        keys.contains(key)
    }

    /// Whether a program sets any guide.
    private(set) var isUsed = false

    func insert(_ key: AlignmentKey) {
        isUsed = true
        keys.insert(key)
    }
}

/// Which traits some view of a scene has at all, of those that are costly to look for.
@MainActor
final class TraitUse {
    var zIndex = false
}

extension [Box] {
    /// By z index, and within one in the order of the layout; nil where nobody sets any.
    @MainActor fileprivate var inDrawingOrder: [Box]? {
        let indices = map { $0.trait(ZIndexKey.self) ?? 0 }
        guard indices.contains(where: { $0 != 0 }) else { return nil }
        return self.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { self[$0] }
    }
}

extension Layout {
    fileprivate var stackOrientation: Axis? {
        if let any = self as? AnyLayout { return any.erasedOrientation }
        return Self.layoutProperties.stackOrientation
    }
}

extension AlignmentKey {
    /// The guide of a container from those that its content sets: of the baselines the first or last one, else their
    /// mean.
    func merge(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
