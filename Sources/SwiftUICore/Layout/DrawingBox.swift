import DisplayList
import Foundation

/// A box that hosts see: an item of the display list. The items of what is inside are its children, and the
/// coordinates inside begin at its corner.
@MainActor
class DrawingBox: Box {
    let id: ItemID
    fileprivate(set) final var isContentNew = false
    fileprivate(set) final var isFrameNew = false
    fileprivate(set) final var isOrderNew = false
    /// The host knows of items in here.
    fileprivate final var hasItems = false
    /// What modifiers say of the element for assistive technology.
    var accessibility = AccessibilityInfo() {
        didSet { if accessibility != oldValue { markContent() } }
    }

    override init(graph: Graph, depth: Int) {
        id = graph.display.newID()
        super.init(graph: graph, depth: depth)
        markContent()
        markOrder()
    }

    /// For the scene's own item, which has a fixed id.
    init(root graph: Graph) {
        id = .root
        super.init(graph: graph, depth: 0)
        markContent()
        markOrder()
    }

    /// What the host draws, for the present size.
    func content() -> DisplayItem.Content {
        .group(GroupEffects())
    }

    /// The description for assistive technology, where modifiers leave it open.
    func describe(_ info: inout AccessibilityInfo) {}

    /// Whether `describe` depends on what the items inside say of themselves.
    var isDescribedByContent: Bool { false }

    private weak var knownDescriber: DrawingBox?
    private var knowsDescriber = false

    /// The item around whose description depends on this one. Found once: elements never move to another item.
    fileprivate final var describer: DrawingBox? {
        if !knowsDescriber {
            knowsDescriber = true
            var box = surface
            while let current = box, !current.isDescribedByContent { box = current.surface }
            knownDescriber = box
        }
        return knownDescriber
    }

    /// Where the coordinates inside begin, from this box's corner: elsewhere only where the content is scrolled.
    var contentOrigin: CGPoint { .zero }

    /// What modifiers and the element itself say of it.
    final var description: AccessibilityInfo {
        var info = accessibility
        describe(&info)
        return info
    }

    final var item: DisplayItem {
        DisplayItem(id: id, frame: frame, content: content(), accessibility: description)
    }

    /// What is drawn has changed.
    final func markContent() {
        guard !isContentNew, !isGone else { return }
        isContentNew = true
        graph.display.contentChanged(self)
    }

    final func markOrder() {
        guard !isOrderNew, !isGone else { return }
        isOrderNew = true
        graph.display.orderChanged(self)
    }

    override func adopt(_ box: Box) {
        super.adopt(box)
        markOrder()
    }

    override func didMove() {
        // A text breaks differently in another width, a shape's path follows its size.
        if !isFrameNew {
            isFrameNew = true
            graph.display.frameChanged(self)
        }
        if size != drawnSize { markContent() }
    }

    private var drawnSize = CGSize.zero

    override func discard() {
        guard !isGone else { return }
        super.discard()
        graph.display.removed(self)
    }

    fileprivate func wasRecorded() {
        isContentNew = false
        isFrameNew = false
        drawnSize = size
    }

    fileprivate func orderWasRecorded() {
        isOrderNew = false
    }
}

/// Gathers what of the display list changes during an update pass.
@MainActor
final class DisplayRecorder {
    private var nextID = 1
    private var contents: [DrawingBox] = []
    private var frames: [DrawingBox] = []
    private var orders: [DrawingBox] = []
    private var removals: [ItemID] = []

    func newID() -> ItemID {
        defer { nextID += 1 }
        return ItemID(rawValue: nextID)
    }

    var hasChanges: Bool {
        !contents.isEmpty || !frames.isEmpty || !orders.isEmpty || !removals.isEmpty
    }

    fileprivate func contentChanged(_ box: DrawingBox) {
        contents.append(box)
        box.graph.wake()
    }

    fileprivate func frameChanged(_ box: DrawingBox) {
        frames.append(box)
    }

    fileprivate func orderChanged(_ box: DrawingBox) {
        orders.append(box)
        box.graph.wake()
    }

    fileprivate func removed(_ box: DrawingBox) {
        removals.append(box.id)
    }

    /// What describes itself by its content is told anew with that.
    private func addDescribers() {
        var index = 0
        while index < contents.count {
            let box = contents[index]
            index += 1
            if !box.isGone { add(box.describer) }
        }
        for box in orders where !box.isGone {
            add(box.isDescribedByContent ? box : box.describer)
        }
    }

    private func add(_ describer: DrawingBox?) {
        guard let describer, !describer.isGone, !describer.isContentNew else { return }
        describer.isContentNew = true
        contents.append(describer)
    }

    /// What has to change on the screen since the last call.
    func takeChanges() -> [DisplayChange] {
        addDescribers()
        var changes: [DisplayChange] = []
        changes.reserveCapacity(contents.count + frames.count + orders.count + removals.count)
        for box in contents where !box.isGone && box.isContentNew {
            changes.append(.set(box.item))
            box.wasRecorded()
        }
        for box in frames where !box.isGone && box.isFrameNew {
            changes.append(.place(box.id, box.frame))
            box.wasRecorded()
        }
        // Removed first: an order then holds only what is there.
        changes += removals.map { .remove($0) }
        for box in orders where !box.isGone {
            var items: [ItemID] = []
            box.collectItems(into: &items)
            box.orderWasRecorded()
            // Most items are leaves.
            if items.isEmpty, !box.hasItems { continue }
            box.hasItems = !items.isEmpty
            changes.append(.order(items, in: box.id))
        }
        contents = []
        frames = []
        orders = []
        removals = []
        return changes
    }
}
