import DisplayList
import Foundation

/// What tests see of a scene beyond what hosts see.
extension _ViewScene {
    /// How often bodies ran, by the type of their view.
    package var bodyCounts: [ObjectIdentifier: Int] { graph.bodyCounts }

    package var nodesVisited: Int { graph.visits }

    package var nodesAlive: Int { graph.aliveNodes }

    package func resetCounts() {
        graph.resetCounts()
    }

    /// The tasks of views that have not ended, those of views that are gone included, in the order of their starts.
    package var runningTasks: [(view: Any.Type, start: ContinuousClock.Instant, isCancelled: Bool)] {
        graph.runningTasks?.all ?? []
    }

    /// Why bodies of the program's views and modifiers ran, in the order in which they did.
    package var recordedRuns: ArraySlice<RecordedRun> { graph.recorder?.runs ?? [] }

    /// The views of a type that are in the graph now, and the outermost items of what each shows.
    package func places<V: View>(of type: V.Type) -> [(view: V, items: [ItemID])] {
        var found: [(view: V, items: [ItemID])] = []
        forEachNode { node in
            guard let node = node as? _ViewNode<V> else { return }
            found.append((node.view, items(of: node)))
        }
        return found
    }

    /// The outermost items of what a node shows.
    func items(of node: _Node) -> [ItemID] {
        var boxes: [Box] = []
        node.collect(into: &boxes)
        var items: [ItemID] = []
        for box in boxes {
            if let drawing = box as? DrawingBox {
                items.append(drawing.id)
            } else {
                box.collectItems(into: &items)
            }
        }
        return items
    }

    /// How often bodies ran since the counts were `start`, with the names of the types that are in the graph now.
    package func namedBodyCounts(since start: [ObjectIdentifier: Int]) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        forEachNode { node in
            let type = ObjectIdentifier(node.viewType)
            counts[String(describing: node.viewType)] = graph.bodyCounts[type].map { $0 - start[type, default: 0] }
        }
        return counts.map { ($0.key, $0.value) }
    }

    /// The names of the types with a body that are in the graph now, each once.
    package var programViewTypes: [String] {
        var names: Set<String> = []
        forEachNode { node in
            if node.isProgramView { names.insert(String(describing: node.viewType)) }
        }
        return names.sorted()
    }

    func forEachNode(_ visit: (_Node) -> Void) {
        func walk(_ node: _Node) {
            visit(node)
            node.visitChildren(walk)
        }
        // The root stands for the same view as the node below it.
        root?.visitChildren(walk)
    }
}
