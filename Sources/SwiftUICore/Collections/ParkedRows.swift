import Foundation

/// The state of rows that were scrolled out of view after something was written in them: they find it again when they
/// come back. Rows whose state is as it began aren't kept.
@MainActor
struct ParkedRows<ID: Hashable> {
    private var states: [ID: ParkedState] = [:]

    mutating func park(_ row: _Node, _ id: ID) {
        if let state = ParkedState(of: row) { states[id] = state }
    }

    mutating func restoring<Result>(_ id: ID, in graph: Graph, _ make: () -> Result) -> Result {
        guard !states.isEmpty, let state = states.removeValue(forKey: id) else { return make() }
        let outer = graph.restoration
        graph.restoration = state
        defer { graph.restoration = outer }
        return make()
    }

    /// Drops what belongs to elements that are no more; only asks when anything is parked.
    mutating func keep(only existing: (Set<ID>) -> Set<ID>) {
        guard !states.isEmpty else { return }
        let kept = existing(Set(states.keys))
        states = states.filter { kept.contains($0.key) }
    }
}

/// The property storages of a branch, in the order in which its views were made.
@MainActor
final class ParkedState {
    private var storages: [(owner: ObjectIdentifier, storage: PropertyStorage)] = []
    private var next = 0

    /// nil: nothing in the branch was written.
    init?(of branch: _Node) {
        var isWorthKeeping = false
        func search(_ node: _Node) {
            if let owner = node as? any StateOwning, let storage = owner.properties {
                storages.append((ObjectIdentifier(node.viewType), storage))
                if storage.hasWrittenState { isWorthKeeping = true }
            }
            node.visitChildren(search)
        }
        search(branch)
        guard isWorthKeeping else { return nil }
    }

    /// The storage for the view that is made now; nil where the branch is built otherwise than it was.
    func take(for owner: Any.Type) -> PropertyStorage? {
        guard next < storages.count, storages[next].owner == ObjectIdentifier(owner) else {
            next = storages.count
            return nil
        }
        next += 1
        return storages[next - 1].storage
    }
}

/// A node with dynamic properties.
@MainActor
protocol StateOwning: _Node {
    var properties: PropertyStorage? { get }
}
