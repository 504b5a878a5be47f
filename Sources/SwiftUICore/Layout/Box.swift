import DisplayList
import Foundation

/// One element of the layout: it chooses a size for a proposal and places what is in it. It knows no views.
///
/// Coordinates are those of the nearest `DrawingBox` around it.
@MainActor
class Box {
    final let graph: Graph
    /// The depth of the node it belongs to: what is inside of a box is always deeper.
    let depth: Int
    unowned(unsafe) var parent: Box?
    final private(set) var isStale = false
    final private(set) var needsPlacement = false
    final private(set) var isPlaced = false
    final var isGone = false
    final private(set) var origin = CGPoint.zero
    final private(set) var size = CGSize.zero
    final private(set) var proposal = ProposedViewSize.unspecified
    /// What was asked lately, and answered. A stack asks each child four questions (least, most, ideal, share), for each
    /// of two proposals across; with fewer than eight kept, nested stacks measure each other exponentially.
    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private static let mostAnswers = 8
    private static let usualAnswers = 3

    init(graph: Graph, depth: Int) {
        self.graph = graph
        self.depth = depth
    }

    // MARK: To be overridden

    /// The size chosen for a proposal; nothing of what it depends on may change without `invalidateLayout()`.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        .zero
    }

    /// Places what is inside, within `frame`.
    func placeContent() {}

    /// The boxes inside, in the order in which they are drawn.
    func visitContent(_ visit: (Box) -> Void) {}

    /// Remembers what is in view here and returns what brings it back; nil: nothing here scrolls.
    func keepView() -> (() -> Void)? { nil }

    /// Where a guide is that the content sets itself, from the top leading corner; nil: the guide's default holds.
    func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// Values that modifiers attach for the container around: priority, layout values, tags.
    func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        nil
    }

    /// Whether the length along an axis is the same for every proposal that leaves room for it, given what is proposed
    /// across. A stack needn't find out how flexible such a child is.
    func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        false
    }

    /// What stands at each edge, from which follows how far the neighbours are.
    var spacing: ViewSpacing { ViewSpacing() }

    /// The space a stack shares out last: a spacer along the stack's axis.
    func isSpacer(along axis: Axis) -> Bool {
        false
    }

    /// The axis of the stack that this box is the content of, directly or under modifiers; nil outside of stacks.
    /// Spacers and dividers follow it.
    var enclosingOrientation: Axis? {
        parent?.orientationOfContent
    }

    /// What `enclosingOrientation` is for the boxes inside.
    var orientationOfContent: Axis? {
        enclosingOrientation
    }

    /// The stack around has another axis than before.
    func orientationChanged() {
        visitContent { $0.orientationChanged() }
    }

    /// What the container around reads of the element in here is another than before.
    func traitsChanged() {
        parent?.traitsChanged()
    }

    /// The box that this one, a modifier's, stands around.
    var wrapped: Box? { nil }

    /// Nothing of it is used any more.
    func discard() {
        isGone = true
    }

    // MARK: Measuring

    final func size(for proposal: ProposedViewSize) -> CGSize {
        for answer in answers where answer.proposal == proposal {
            return answer.size
        }
        let size = graph.metrics.step.rounding(measure(proposal))
        if answers.isEmpty {
            answers.reserveCapacity(Box.usualAnswers)
        } else if answers.count == Box.mostAnswers {
            answers.removeFirst()
        }
        answers.append((proposal, size))
        return size
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box: self, size: size(for: proposal), proposal: proposal)
    }

    /// What this box shows or holds has changed so that its size may have.
    final func invalidateLayout() {
        guard !isStale, !isGone else { return }
        isStale = true
        willMeasureAgain()
        graph.enqueueStale(self)
    }

    /// Caches of a subclass go here.
    func willMeasureAgain() {}

    /// Answers again what was asked before. Where all answers are as they were, nobody above is concerned.
    final func measureAgain() {
        isStale = false
        let former = answers
        answers = []
        let isSame = former.allSatisfy { size(for: $0.proposal) == $0.size }
        if isSame, !changesAlignment, isPlaced {
            invalidatePlacement()
        } else if let parent {
            needsPlacement = true
            parent.invalidateLayout()
        } else if isPlaced {
            invalidatePlacement()
        }
    }

    /// Whether guides that the box sets may have moved although its sizes are as they were.
    var changesAlignment: Bool { false }

    // MARK: Placing

    final func invalidatePlacement() {
        needsPlacement = true
        graph.enqueueMisplaced(self)
    }

    final func placeAgain() {
        guard isPlaced else { return }
        place(at: origin, proposal: proposal)
    }

    final func place(at point: CGPoint, proposal: ProposedViewSize) {
        // A layout can have chosen all it could be proposed; hosts can only draw what ends.
        let size = size(for: proposal).finite
        let point = graph.metrics.step.rounding(CGPoint(x: point.x.finite, y: point.y.finite))
        let isMoved = point != origin || size != self.size || !isPlaced
        guard isMoved || needsPlacement || proposal != self.proposal else { return }
        graph.visits += 1
        origin = point
        self.size = size
        self.proposal = proposal
        isPlaced = true
        needsPlacement = false
        if isMoved { didMove() }
        placeContent()
    }

    func didMove() {}

    final var frame: CGRect {
        CGRect(origin: origin, size: size)
    }

    // MARK: The tree

    /// Makes this the box around another.
    func adopt(_ box: Box) {
        box.parent = self
    }

    /// The nearest box around that is drawn as an item; the item of what is in here is its child.
    final var surface: DrawingBox? {
        var box = parent
        while let current = box {
            if let drawing = current as? DrawingBox { return drawing }
            box = current.parent
        }
        return nil
    }

    /// The items in here have other neighbours or another order than before.
    func orderChanged() {
        surface?.markOrder()
    }

    final func collectItems(into items: inout [ItemID]) {
        visitContent { box in
            if let drawing = box as? DrawingBox {
                items.append(drawing.id)
            } else {
                box.collectItems(into: &items)
            }
        }
    }

    /// The point of the scene at which the coordinates of this box begin.
    final var coordinateOrigin: CGPoint {
        guard let surface else { return .zero }
        var point = surface.coordinateOrigin
        point.x += surface.origin.x + surface.contentOrigin.x
        point.y += surface.origin.y + surface.contentOrigin.y
        return point
    }
}

extension CGSize {
    /// Rounds a size to whole steps of a host; infinite ones stay.
    func rounding(_ size: CGSize) -> CGSize {
        guard width > 0 else { return size }
        return CGSize(width: size.width.rounded(toStep: width), height: size.height.rounded(toStep: height))
    }

    func rounding(_ point: CGPoint) -> CGPoint {
        guard width > 0 else { return point }
        return CGPoint(x: point.x.rounded(toStep: width), y: point.y.rounded(toStep: height))
    }
}

extension CGSize {
    fileprivate var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension CGFloat {
    fileprivate var finite: CGFloat { isFinite ? self : 0 }

    /// The nearest whole multiple; halves go up.
    func rounded(toStep step: CGFloat) -> CGFloat {
        isFinite ? (self / step + 0.5).rounded(.down) * step : self
    }
}
