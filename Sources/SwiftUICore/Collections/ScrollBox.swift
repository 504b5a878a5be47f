import DisplayList
import Foundation

/// A window onto larger content: what a scroll view and a list have in common.
@MainActor
class ScrollBox: DrawingBox, EventReceiver {
    final var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    final var showsIndicators = true {
        didSet { if showsIndicators != oldValue { markContent() } }
    }
    final private(set) var offset = CGPoint.zero
    final private(set) var contentSize = CGSize.zero

    init(axes: Axis.Set, graph: Graph, depth: Int) {
        self.axes = axes
        super.init(graph: graph, depth: depth)
        graph.events.add(self)
    }

    override func content() -> DisplayItem.Content {
        .scroll(
            ScrollContent(
                scrollsHorizontally: axes.contains(.horizontal), scrollsVertically: axes.contains(.vertical),
                contentSize: contentSize, offset: offset, showsIndicators: showsIndicators))
    }

    override var contentOrigin: CGPoint {
        CGPoint(x: -offset.x, y: -offset.y)
    }

    /// The size of what is scrolled, and where it is scrolled to, as placing the content has found them.
    final func contentWasPlaced(size: CGSize, offset: CGPoint) {
        let offset = clamped(offset, to: size)
        guard size != contentSize || offset != self.offset else { return }
        contentSize = size
        self.offset = offset
        markContent()
    }

    private func clamped(_ point: CGPoint, to content: CGSize) -> CGPoint {
        let step = graph.metrics.step
        return step.rounding(
            CGPoint(
                x: axes.contains(.horizontal) ? min(max(0, point.x), max(0, content.width - size.width)) : 0,
                y: axes.contains(.vertical) ? min(max(0, point.y), max(0, content.height - size.height)) : 0))
    }

    /// Scrolls; false where that is where it is already.
    @discardableResult
    final func scroll(to point: CGPoint) -> Bool {
        let point = clamped(point, to: contentSize)
        guard point != offset else { return false }
        offset = point
        markContent()
        didScroll()
        return true
    }

    /// Another part of the content is in view.
    func didScroll() {}

    override func keepView() -> (() -> Void)? {
        let (offset, contentSize) = (offset, contentSize)
        return { [self] in
            self.offset = offset
            self.contentSize = contentSize
            markContent()
            didScroll()
            invalidatePlacement()
        }
    }

    func receive(_ event: DisplayEvent) -> Bool {
        guard case .scroll(_, let point) = event else { return false }
        return scroll(to: point)
    }

    override func discard() {
        graph.events.remove(id)
        super.discard()
    }
}
