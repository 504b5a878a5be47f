import Foundation

/// The state of rows that were scrolled out of view after something was written in them: they find it again when they
/// come back. Rows whose state is as it began aren't kept.
@MainActor
struct ParkedRows<ID: Hashable> {
    private var states: [ID: ParkedState] = [:]

    mutating func park(_ row: _Node, _ id: ID) {
        if ParkedState.isWorthKeeping(row) { states[id] = ParkedState(of: row) }
    }

    /// What was kept for a row that is made again now.
    mutating func take(_ id: ID, in graph: Graph) -> ParkedState? {
        guard !states.isEmpty, let state = states.removeValue(forKey: id) else { return nil }
        graph.restored.append(state)
        return state
    }

    /// Drops what belongs to elements that are no more; only asks when anything is parked.
    mutating func keep(only existing: (Set<ID>) -> Set<ID>) {
        guard !states.isEmpty else { return }
        let kept = existing(Set(states.keys))
        states = states.filter { kept.contains($0.key) }
    }
}

/// The property storages of a row, by the places of their views in it.
///
/// A row isn't made at once: what is in its containers comes when these are measured. So each view looks for what is
/// its own, until the end of the update in which the row came back.
@MainActor
final class ParkedState {
    /// Several views of one type side by side are at one place; among them the order counts.
    private var storages: [Place: [PropertyStorage]] = [:]

    /// The types of the views from one up to its row, and the identities that the program gave on the way.
    fileprivate struct Place: Hashable {
        private var types: [ObjectIdentifier] = []
        private var identities: [AnyHashable] = []

        @MainActor
        mutating func append(_ node: _Node) {
            types.append(ObjectIdentifier(node.viewType))
            if let identity = node.explicitIdentity { identities.append(identity) }
        }
    }

    /// Whether anything in a branch was written.
    static func isWorthKeeping(_ branch: _Node) -> Bool {
        if let owner = branch as? any StateOwning, let storage = owner.properties, storage.hasWrittenState {
            return true
        }
        var isFound = false
        branch.visitChildren { child in
            if !isFound { isFound = isWorthKeeping(child) }
        }
        return isFound
    }

    init(of row: _Node) {
        func search(_ node: _Node) {
            if let owner = node as? any StateOwning, let storage = owner.properties {
                var place = Place()
                var current = node
                while current !== row, let parent = current.parent {
                    place.append(current)
                    current = parent
                }
                storages[place, default: []].append(storage)
            }
            node.visitChildren(search)
        }
        search(row)
    }

    /// What was kept for a view that is made now in a row that came back.
    static func storage(for node: _Node) -> PropertyStorage? {
        var place = Place()
        var current = node
        while let parent = current.parent {
            place.append(current)
            if let state = parent.parkedState { return state.take(place) }
            current = parent
        }
        return nil
    }

    private func take(_ place: Place) -> PropertyStorage? {
        guard let index = storages.index(forKey: place), !storages.values[index].isEmpty else { return nil }
        return storages.values[index].removeFirst()
    }

    func end() {
        storages = [:]
    }
}

/// A node with dynamic properties.
@MainActor
protocol StateOwning: _Node {
    var properties: PropertyStorage? { get }
    var layout: TypeLayout! { get }
}
