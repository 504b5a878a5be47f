import Foundation

/// Rows behind each other along an axis, of which only those exist that the scroll view around shows.
@MainActor
final class LazyStackBox: Box, ContentCollecting {
    private let axis: Axis
    private let window = LazyWindow()
    private let collect: () -> [RowSource]
    private var isCollected = false
    /// Those of the window that the container around knows of.
    private var shownRows: [Row] = []
    private var corrections: (pass: Int32, count: Int32) = (0, 0)
    var spacingLength: CGFloat? {
        didSet { if spacingLength != oldValue { invalidateLayout() } }
    }
    var alignment: AlignmentKey {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    init(
        _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, graph: Graph, depth: Int,
        collect: @escaping () -> [RowSource]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.collect = collect
        spacingLength = spacing
        super.init(graph: graph, depth: depth)
    }

    func contentChanged() {
        isCollected = false
        rowsChanged()
    }

    func rowsChanged() {
        window.sourceChanged()
        invalidateLayout()
    }

    private var source: RowList {
        if !isCollected {
            isCollected = true
            window.source.replace(with: collect())
        }
        return window.source
    }

    /// Between two rows, in whole steps of the host.
    private var gap: CGFloat {
        let step = axis == .vertical ? graph.metrics.step.height : graph.metrics.step.width
        if let spacingLength { return step > 0 ? spacingLength.rounded(toStep: step) : spacingLength }
        let gap = graph.metrics.defaultSpacing
        return step > 0 ? (gap / step).rounded(.down) * step : gap
    }

    private func measures(cross: CGFloat?) -> LazyWindow.Measures {
        let proposal = ProposedViewSize(axis, nil, cross: cross)
        return LazyWindow.Measures(spacing: gap) { [axis] row in
            if row.content.parent == nil { self.adopt(row.content) }
            let size = row.content.size(for: proposal)
            return axis == .vertical ? size.height : size.width
        }
    }

    /// The cross length is that of the proposal; only without one it has to be asked of the rows.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let cross = proposal.cross(axis)
        _ = source
        fill(cross: cross, retiring: false)
        let widest = window.rows.reduce(0) { widest, row in
            let size = row.content.size(for: ProposedViewSize(axis, nil, cross: cross))
            return max(widest, axis == .vertical ? size.width : size.height)
        }
        return CGSize(axis, window.length, cross: cross.map { max($0, widest) } ?? widest)
    }

    private func fill(cross: CGFloat?, retiring: Bool) {
        let visible = visibleRange
        let low = window.fill(
            from: visible.lowerBound, extent: visible.upperBound - visible.lowerBound, retiring: retiring,
            measures(cross: cross))
        let distance = low - visible.lowerBound
        if distance != 0, let scroll = enclosingScroll, isPlaced {
            scroll.contentWasPlaced(
                size: scroll.contentSize,
                offset: CGPoint(axis, scroll.offset.along(axis) + distance, cross: scroll.offset.cross(axis)))
        }
    }

    override func placeContent() {
        let scroll = enclosingScroll
        scroll?.follow(self)
        // The same as when measuring, also where nothing is proposed: else the length would never be the measured one.
        let cross = proposal.cross(axis)
        fill(cross: cross, retiring: graph.retiresRows)
        for row in window.rows {
            let rowProposal = ProposedViewSize(axis, nil, cross: cross)
            let dimensions = row.content.dimensions(in: rowProposal)
            let full = axis == .vertical ? size.width : size.height
            let inner = axis == .vertical ? dimensions.width : dimensions.height
            let across = alignedOffset(dimensions, full: full, inner: inner)
            row.content.place(
                at: CGPoint(axis, origin.along(axis) + row.position, cross: origin.cross(axis) + across),
                proposal: rowProposal)
        }
        // Measuring fills the window too: what counts is what the host was told last.
        if !shownRows.elementsEqual(window.rows, by: ===) {
            shownRows = window.rows
            orderChanged()
        }
        // Not compared with the window's former length: that may be one for another length across.
        if step(window.length) != size.along(axis), mayCorrect { invalidateLayout() }
    }

    /// An estimated length is corrected as more rows are seen. Where the window's size follows from it, that need not end.
    private var mayCorrect: Bool {
        corrections = corrections.pass == graph.pass ? (graph.pass, corrections.count + 1) : (graph.pass, 1)
        return corrections.count <= 8
    }

    /// A length in whole steps of the host, as sizes are.
    private func step(_ length: CGFloat) -> CGFloat {
        graph.metrics.step.rounding(CGSize(axis, length, cross: 0)).along(axis)
    }

    private func alignedOffset(_ dimensions: ViewDimensions, full: CGFloat, inner: CGFloat) -> CGFloat {
        if alignment == HorizontalAlignment.leading.key || alignment == VerticalAlignment.top.key { return 0 }
        if alignment == HorizontalAlignment.trailing.key || alignment == VerticalAlignment.bottom.key {
            return full - inner
        }
        return (full - inner) / 2
    }

    override func visitContent(_ visit: (Box) -> Void) {
        for row in window.rows { visit(row.content) }
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

    // MARK: What is in view

    override func keepView() -> (() -> Void)? {
        let rows = window.keepView()
        return { [self] in
            rows()
            invalidateLayout()
        }
    }

    private var enclosingScroll: ScrollViewBox? {
        var box = parent
        while let current = box {
            if let scroll = current as? ScrollViewBox { return scroll }
            box = current.parent
        }
        return nil
    }

    /// The part of this box that the scroll view around shows; outside of one, all of it.
    private var visibleRange: ClosedRange<CGFloat> {
        guard let scroll = enclosingScroll, scroll.axes.contains(axis == .vertical ? .vertical : .horizontal) else {
            return 0...CGFloat.greatestFiniteMagnitude
        }
        let extent = axis == .vertical ? scroll.proposedExtent.height : scroll.proposedExtent.width
        guard isPlaced else { return 0...extent }
        var start = scroll.offset.along(axis) - origin.along(axis)
        // Boxes between that have coordinates of their own.
        var between = surface
        while let current = between, current !== scroll {
            start -= current.origin.along(axis)
            between = current.surface
        }
        return max(0, start)...max(0, start + extent)
    }
}

extension ScrollViewBox {
    /// The size of the window, known from the proposal before it is placed.
    fileprivate var proposedExtent: CGSize {
        isPlaced ? size : graph.sceneSize
    }
}

extension CGPoint {
    init(_ axis: Axis, _ length: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: length, y: cross) : CGPoint(x: cross, y: length)
    }

    func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

    func cross(_ axis: Axis) -> CGFloat { axis == .horizontal ? y : x }
}

extension CGSize {
    fileprivate func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    init(_ axis: Axis, _ length: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
    }
}
