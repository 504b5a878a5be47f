import Foundation

/// The node of a `ForEach`. In a lazy container it has only the elements that are in view, else all of them.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>
{
    typealias Element = ForEachElement<Data, ID, Content>

    private let context: _ViewContext
    private var eager: [Element]?
    private(set) lazy var rows = ForEachRows(self)
    fileprivate private(set) var isLazy = false

    override init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
    }

    func makeElement(at index: Data.Index, _ id: ID) -> Element {
        Element(self, view.data[index], id: id, context.child(of: self))
    }

    override func set(_ new: ForEach<Data, ID, Content>) {
        let former = view
        view = new
        if isLazy {
            rows.dataChanged(from: former.data)
            structureOfRowsChanged()
        } else if eager != nil {
            reconcile()
        }
    }

    // MARK: All elements

    override func collect(into boxes: inout [Box]) {
        let elements = eager ?? makeAll()
        for element in elements { element.collect(into: &boxes) }
    }

    private func makeAll() -> [Element] {
        let elements = reconciled(with: [])
        eager = elements
        return elements
    }

    /// The elements for the data as it is, those that were there before among them. Of several with one id only the
    /// first is known again.
    private func reconciled(with former: [Element]) -> [Element] {
        var known = Dictionary(former.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<ID> = []
        seen.reserveCapacity(view.data.count)
        let elements = view.data.indices.map { index in
            let id = view.id(view.data[index])
            if !seen.insert(id).inserted { graph.misuse.duplicateID(id, in: owningViewName) }
            guard let element = known.removeValue(forKey: id) else { return makeElement(at: index, id) }
            element.set(view.data[index])
            return element
        }
        let kept = Set(elements.map(ObjectIdentifier.init))
        for element in former where !kept.contains(ObjectIdentifier(element)) { element.unmount() }
        return elements
    }

    private func reconcile() {
        guard let former = eager else { return }
        let data = view.data
        if data.count == former.count, zip(data, former).allSatisfy({ view.id($0) == $1.id }) {
            for (value, element) in zip(data, former) { element.set(value) }
            return
        }
        eager = reconciled(with: former)
        structureChanged()
    }

    // MARK: Rows in view

    override func collectRows(into rows: inout [RowSource]) {
        isLazy = true
        rows.append(self.rows)
    }

    /// Tells the container to look for its window again; the sources it has are as they were.
    func structureOfRowsChanged() {
        parent?.rowsChanged()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for element in eager ?? rows.aliveInOrder { visit(element) }
    }
}

/// The node of one element: runs the content's closure for it.
@MainActor
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    EvaluatingNode<Data.Element, Content>
{
    let id: ID
    private unowned let forEach: ForEachNode<Data, ID, Content>
    private(set) lazy var rows = RowList(collectedRows())

    init(_ forEach: ForEachNode<Data, ID, Content>, _ element: Data.Element, id: ID, _ context: _ViewContext) {
        self.id = id
        self.forEach = forEach
        super.init(evaluating: element, context)
    }

    override func output() -> Content {
        forEach.view.content(view)
    }

    override func set(_ new: Data.Element) {
        // The closure may have captured other values than before, so equal elements don't make equal content.
        view = new
        evaluate()
    }

    private func collectedRows() -> [RowSource] {
        var rows: [RowSource] = []
        collectRows(into: &rows)
        return rows
    }

    override func structureChanged() {
        guard forEach.isLazy else {
            super.structureChanged()
            return
        }
        rows.replace(with: collectedRows())
        forEach.structureOfRowsChanged()
    }
}

/// The rows of a `ForEach` in a lazy container: of all its elements, only those in the container's window have nodes.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
    typealias Element = ForEachElement<Data, ID, Content>

    private unowned let node: ForEachNode<Data, ID, Content>
    private var alive: [ID: Element] = [:]
    /// Elements whose id another one has already, by their position; they aren't known again when the data changes.
    private var doubles: [Int: Element] = [:]
    private var parked = ParkedRows<ID>()
    private var window = 0

    fileprivate init(_ node: ForEachNode<Data, ID, Content>) {
        self.node = node
    }

    deinit {
        let rows = self
        assumingMainActor { rows.forEachAlive { rows.release($0.rows) } }
    }

    private var data: Data { node.view.data }

    private func index(_ offset: Int) -> Data.Index {
        data.index(data.startIndex, offsetBy: offset)
    }

    func forEachAlive(_ visit: (Element) -> Void) {
        for element in alive.values { visit(element) }
        for element in doubles.values { visit(element) }
    }

    var aliveInOrder: [Element] {
        (Array(alive.values) + Array(doubles.values)).sorted { $0.rows.index < $1.rows.index }
    }

    func elementID(at offset: Int) -> AnyHashable? {
        offset < data.count ? AnyHashable(node.view.id(data[index(offset)])) : nil
    }

    private func element(at offset: Int) -> Element {
        if let element = doubles[offset] { return element }
        let index = index(offset)
        let id = node.view.id(data[index])
        if let element = alive[id] {
            if element.rows.index == offset { return element }
            if element.rows.index == ForEachRows.unknown {
                element.rows.index = offset
                element.set(data[index])
                return element
            }
        }
        let isDouble = alive[id] != nil
        if isDouble { node.graph.misuse.duplicateID(id, in: node.owningViewName) }
        let element = parked.restoring(id, in: node.graph) { node.makeElement(at: index, id) }
        adopt(element.rows, at: offset)
        if isDouble {
            doubles[offset] = element
        } else {
            alive[id] = element
        }
        return element
    }

    // MARK: Walking

    override func first() -> Row? { next(after: -1, upTo: nil) }

    override func last() -> Row? { previous(before: data.count, downTo: nil) }

    override func next(after index: Int) -> Row? { next(after: index, upTo: parent) }

    override func previous(before index: Int) -> Row? { previous(before: index, downTo: parent) }

    private func next(after index: Int, upTo parent: RowSource?) -> Row? {
        for offset in (index + 1)..<max(index + 1, data.count) {
            if let row = element(at: offset).rows.first() { return row }
        }
        return parent?.next(after: self.index)
    }

    private func previous(before index: Int, downTo parent: RowSource?) -> Row? {
        for offset in (0..<max(0, index)).reversed() {
            if let row = element(at: offset).rows.last() { return row }
        }
        return parent?.previous(before: self.index)
    }

    override var estimatedCount: Int { data.count }

    override func row(near number: Int) -> Row? {
        guard !data.isEmpty else { return nil }
        return element(at: min(max(0, number), data.count - 1)).rows.first() ?? next(after: number, upTo: nil)
    }

    override func estimatedCount(before index: Int) -> Int { index }

    // MARK: Leaving

    override func keep(_ window: Int) {
        self.window = window
        super.keep(window)
    }

    override func isIn(_ window: Int) -> Bool { self.window == window }

    override func retire(outside window: Int) {
        if alive.contains(where: { $0.value.rows.index == ForEachRows.unknown && ParkedState(of: $0.value) != nil }) {
            // State is kept for elements that are elsewhere, not for those that are no more.
            findMoved()
        }
        for (id, element) in alive {
            if element.rows.isIn(window) {
                element.rows.retire(outside: window)
            } else {
                parked.park(element, id)
                element.unmount()
                alive[id] = nil
            }
        }
        for (offset, element) in doubles where !element.rows.isIn(window) {
            element.unmount()
            doubles[offset] = nil
        }
    }

    // MARK: Changing

    func dataChanged(from former: Data) {
        for element in doubles.values { element.unmount() }
        doubles = [:]
        parked.keep(only: { ids in
            Set(node.view.positions(data, ids).keys)
        })
        let shift = data.count - former.count
        for (id, element) in alive {
            // Most often elements are where they were, or all moved by what came or left before them. Where the others
            // are, is looked for only if it matters: most of them will be out of view.
            let index = element.rows.index
            if isElement(id, at: index) { continue }
            element.rows.index = isElement(id, at: index + shift) ? index + shift : ForEachRows.unknown
        }
        for element in alive.values where element.rows.index != ForEachRows.unknown {
            element.set(data[self.index(element.rows.index)])
        }
    }

    private static var unknown: Int { -1 }

    /// Looks for the elements that aren't where they were, and lets go of those that are no more.
    override func findMoved() {
        let lost = alive.filter { $0.value.rows.index == ForEachRows.unknown }
        if !lost.isEmpty {
            let positions = node.view.positions(data, Set(lost.keys))
            for (id, element) in lost {
                if let offset = positions[id] {
                    element.rows.index = offset
                    element.set(data[index(offset)])
                } else {
                    element.unmount()
                    alive[id] = nil
                }
            }
        }
        for element in alive.values { element.rows.findMoved() }
    }

    private func isElement(_ id: ID, at offset: Int) -> Bool {
        offset >= 0 && offset < data.count && node.view.id(data[index(offset)]) == id
    }
}
