import Foundation

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

    init(_ node: ForEachNode<Data, ID, Content>) {
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
        (0..<data.count).contains(offset) ? AnyHashable(node.view.id(data[index(offset)])) : nil
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
        if isDouble { node.ids.tellDoubles([id], in: node) }
        let element = node.makeElement(at: index, id, parked.take(id, in: node.graph))
        node.checkIDs()
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
        if alive.contains(where: {
            $0.value.rows.index == ForEachRows.unknown && ParkedState.isWorthKeeping($0.value)
        }) {
            // State is kept for elements that are elsewhere, not for those that are no more.
            findMoved()
        }
        for (id, element) in alive {
            if element.rows.isIn(window) {
                element.rows.retire(outside: window)
            } else if element.rows.index == ForEachRows.unknown || element.rows.first() != nil {
                // One without any row stays: only while it is there can it tell that it has one now.
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
        lookAtIDs(former)
        for (id, element) in alive {
            // Most often elements are where they were, or all moved by what came or left before them. Where the others
            // are, is looked for only if it matters: most of them will be out of view.
            let index = element.rows.index
            if isElement(id, at: index) { continue }
            element.rows.index = isElement(id, at: index + shift) ? index + shift : ForEachRows.unknown
            element.isLost = element.rows.index == ForEachRows.unknown
        }
        for element in alive.values where element.rows.index != ForEachRows.unknown {
            element.set(data[self.index(element.rows.index)])
        }
    }

    /// Looks whether none of the first rows alive has kept its place or has gone elsewhere.
    private func lookAtIDs(_ former: Data) {
        var (old, new): ([(Data.Element, ID)], [(Data.Element, ID)]) = ([], [])
        for (id, element) in alive where data.count == former.count {
            let offset = element.rows.index
            if offset == ForEachRows.unknown { continue }
            if old.count == ElementIDs<Data.Element, ID>.compared { break }
            let value = data[index(offset)]
            let newID = node.view.id(value)
            if newID == id { return node.ids.areKept() }
            old.append((element.view, id))
            new.append((value, newID))
        }
        node.ids.areOthers(old, new, anyIsThere: { !node.view.positions(data, $0).isEmpty }, in: node)
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
