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
    var ids = ElementIDs<Data.Element, ID>()

    override init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
        self.context = context
        super.init(view, context)
    }

    func makeElement(at index: Data.Index, _ id: ID, _ parkedState: ParkedState? = nil) -> Element {
        Element(self, view.data[index], id: id, parkedState, context.part(of: self))
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
        checkIDs()
        return elements
    }

    func checkIDs() {
        guard let first = view.data.indices.first else { return }
        ids.check({ view.id(view.data[first]) }, in: self)
    }

    /// The elements for the data as it is, those that were there before among them. Of several with one id only the
    /// first is known again.
    private func reconciled(with former: [Element]) -> [Element] {
        var known = Dictionary(former.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<ID> = []
        seen.reserveCapacity(view.data.count)
        var doubles: [ID] = []
        let elements = view.data.indices.map { index in
            let id = view.id(view.data[index])
            if !seen.insert(id).inserted, !doubles.contains(id) { doubles.append(id) }
            guard let element = known.removeValue(forKey: id) else { return makeElement(at: index, id) }
            element.set(view.data[index])
            return element
        }
        ids.tellDoubles(doubles, in: self)
        let kept = Set(elements.map(ObjectIdentifier.init))
        for element in former where !kept.contains(ObjectIdentifier(element)) { element.unmount() }
        return elements
    }

    private func reconcile() {
        guard let former = eager else { return }
        let data = view.data
        if data.count == former.count, zip(data, former).allSatisfy({ view.id($0) == $1.id }) {
            for (value, element) in zip(data, former) { element.set(value) }
            ids.areKept()
            return
        }
        // Those that stay are given their new values; these that go, never.
        let first = former.prefix(ElementIDs<Data.Element, ID>.compared).map { ($0.view, $0.id) }
        let elements = reconciled(with: former)
        eager = elements
        if elements.count == former.count, former.allSatisfy(\.isGone) {
            let new = elements.prefix(first.count).map { ($0.view, $0.id) }
            ids.areOthers(first, new, anyIsThere: { _ in false }, in: self)
        } else {
            ids.areKept()
        }
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
    override final var parkedState: ParkedState? { kept }
    private let kept: ParkedState?
    /// The data has changed, and where its element is now, if it still is, nobody has looked yet: its value is of the
    /// former data, which the closure of today must not see.
    final var isLost = false

    init(
        _ forEach: ForEachNode<Data, ID, Content>, _ element: Data.Element, id: ID, _ kept: ParkedState?,
        _ context: _ViewContext
    ) {
        self.id = id
        self.kept = kept
        self.forEach = forEach
        super.init(evaluating: element, context)
    }

    override var explicitIdentity: AnyHashable? { AnyHashable(id) }

    override func output() -> Content {
        forEach.view.content(view)
    }

    override func set(_ new: Data.Element) {
        // The closure may have captured other values than before, so equal elements don't make equal content.
        view = new
        isLost = false
        evaluate()
    }

    override func evaluate() {
        if isLost {
            isDirty = false
        } else {
            super.evaluate()
        }
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
