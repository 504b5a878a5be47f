import DisplayList
import Foundation

/// The box of a list: scrolls, and has boxes for the rows in view only.
@MainActor
final class ListBox: ScrollBox, ContentCollecting {
    private let window = LazyWindow()
    private let collect: () -> [RowSource]
    private var isCollected = false
    var selection: ListSelection? {
        didSet { if selection != nil || oldValue != nil { selectionChanged() } }
    }

    init(graph: Graph, depth: Int, collect: @escaping () -> [RowSource]) {
        self.collect = collect
        super.init(axes: .vertical, graph: graph, depth: depth)
    }

    func selectionChanged() {
        for row in window.rows { rowBox(row).selectionChanged() }
    }

    func contentChanged() {
        isCollected = false
        rowsChanged()
    }

    func rowsChanged() {
        window.sourceChanged()
        invalidatePlacement()
    }

    /// A list takes all the room it is offered; asked for its ideal it has none of its own.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent() {
        if !isCollected {
            isCollected = true
            window.source.replace(with: collect())
        }
        let former = window.rows
        let proposal = ProposedViewSize(width: size.width, height: nil)
        let measures = LazyWindow.Measures(spacing: 0) { [unowned self] row in
            rowBox(row).size(for: proposal).height
        }
        let room = graph.metrics.metrics(of: .list)
        let low = window.fill(
            from: max(0, offset.y - room.top), extent: size.height, retiring: graph.retiresRows, measures)
        let length = room.top + window.length + room.bottom
        // In the room above the first row and below the last one nothing moves.
        let isBelow = low + room.top < offset.y && low >= window.length - size.height
        let y = offset.y <= room.top || isBelow ? offset.y : low + room.top
        contentWasPlaced(size: CGSize(width: size.width, height: length), offset: CGPoint(x: 0, y: y))
        for row in window.rows {
            row.box.place(at: CGPoint(x: 0, y: room.top + row.position), proposal: proposal)
        }
        if !former.elementsEqual(window.rows, by: ===) { markOrder() }
    }

    /// The room around rows is the host's.
    func metricsChanged() {
        for row in window.rows { rowBox(row).invalidateLayout() }
    }

    override func keepView() -> (() -> Void)? {
        let bringOffsetBack = super.keepView()
        let rows = window.keepView()
        return { [self] in
            rows()
            bringOffsetBack?()
            // The host may have been told of others meanwhile.
            markOrder()
        }
    }

    override func didScroll() {
        invalidatePlacement()
    }

    override func visitContent(_ visit: (Box) -> Void) {
        for row in window.rows { visit(row.box) }
    }

    private func rowBox(_ row: Row) -> RowBox {
        if let box = row.decoration as? RowBox { return box }
        let box = RowBox(row, in: self)
        adopt(box)
        row.decoration = box
        return box
    }
}
