import DisplayList
import Foundation

/// A row of a list: its content with the room around it, and what can be done with the row as a whole.
@MainActor
final class RowBox: DrawingBox, EventReceiver {
    private unowned let row: Row
    private unowned let list: ListBox
    private let inside: Box
    private let part: ControlPart
    /// What hosts were told last.
    private var shown: (isSelected: Bool, isSelectable: Bool) = (false, false)

    init(_ row: Row, in list: ListBox) {
        self.row = row
        self.list = list
        inside = row.content
        switch row.sectionRole {
        case .header: part = .sectionHeader
        case .footer: part = .sectionFooter
        case nil: part = .row
        }
        super.init(graph: list.graph, depth: list.depth + 1)
        adopt(inside)
        graph.events.add(self)
    }

    private var metrics: ControlMetrics { graph.metrics.metrics(of: part) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let metrics = metrics
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - metrics.leading - metrics.trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let metrics = metrics
        let size = inside.size(for: inner(proposal))
        return CGSize(
            width: proposal.width ?? size.width + metrics.leading + metrics.trailing,
            height: max(metrics.minimum.height, size.height + metrics.top + metrics.bottom))
    }

    override func placeContent() {
        let metrics = metrics
        let inner = inner(proposal)
        let height = inside.size(for: inner).height
        let room = size.height - metrics.top - metrics.bottom
        inside.place(at: CGPoint(x: metrics.leading, y: metrics.top + (room - height) / 2), proposal: inner)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(inside)
    }

    override func content() -> DisplayItem.Content {
        shown = (isSelected, selectionID != nil)
        return .row(
            RowContent(
                isSelected: shown.isSelected, hasSeparator: part == .row,
                showsDisclosure: inside.leadsOn,
                isSelectable: shown.isSelectable, isDeletable: row.deletion != nil, part: partOfList))
    }

    private var partOfList: RowContent.Part {
        switch part {
        case .sectionHeader: .sectionHeader
        case .sectionFooter: .sectionFooter
        default: .element
        }
    }

    override func describe(_ info: inout AccessibilityInfo) {
        if part == .sectionHeader { info.isHeader = true }
    }

    // MARK: Selecting and deleting

    private var selectionID: AnyHashable? {
        guard list.selection != nil, part == .row else { return nil }
        return inside.trait(TagKey.self) ?? row.elementID
    }

    private var isSelected: Bool {
        guard let selection = list.selection, let id = selectionID else { return false }
        return Dependent.untracked { selection.contains(id) }
    }

    func selectionChanged() {
        // One that has moved is known by its new place only, when it is drawn.
        if !row.isFound || shown != (isSelected, selectionID != nil) { markContent() }
    }

    func receive(_ event: DisplayEvent) -> Bool {
        switch event {
        case .activate:
            if let selection = list.selection, let id = selectionID {
                selection.press(id)
                return true
            }
            return inside.rowButton?.receive(event) ?? false
        case .delete:
            guard let delete = row.deletion else { return false }
            delete()
            return true
        default:
            return false
        }
    }

    override func discard() {
        graph.events.remove(id)
        super.discard()
    }
}

extension Box {
    /// Whether a link to a further screen is in here.
    fileprivate var leadsOn: Bool {
        if trait(RowDisclosureKey.self) ?? false { return true }
        var found = false
        visitContent { box in
            if !found { found = box.leadsOn }
        }
        return found
    }
}
