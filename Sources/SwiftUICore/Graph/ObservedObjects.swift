import Combine
import Foundation

/// Finds the fault that nothing else shows: an ObservableObject that a body read, whose change no view follows.
@MainActor
final class ObservedObjects {
    static let shared = ObservedObjects()

    /// How many views follow each object.
    private var followers: [ObjectIdentifier: Int] = [:]
    private var readings: [ObjectIdentifier: Reading] = [:]
    private var unseen: [ObjectIdentifier: Reading] = [:]

    private struct Reading {
        weak var object: AnyObject?
        weak var node: _Node?
        let viewName: String
    }

    private init() {
        _ = LostObjects.shared
        _ObservationHooks.didRead = { object in
            guard let node = Dependent.evaluatedNode else { return }
            assumingMainActor { ObservedObjects.shared.didRead(object, node) }
        }
        _ObservationHooks.willChange = { object, _ in
            guard MainExecutor.isCurrent else { return }
            WriteProbe.note()
            assumingMainActor { ObservedObjects.shared.willChange(object) }
        }
    }

    func follow(_ object: AnyObject) {
        followers[ObjectIdentifier(object), default: 0] += 1
        readings[ObjectIdentifier(object)] = nil
    }

    func unfollow(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        guard let count = followers[id] else { return }
        followers[id] = count > 1 ? count - 1 : nil
    }

    private func didRead(_ object: AnyObject, _ node: _Node) {
        let id = ObjectIdentifier(object)
        unseen[id] = nil
        guard followers[id] == nil, readings[id]?.node !== node else { return }
        readings[id] = Reading(object: object, node: node, viewName: node.owningViewName)
    }

    private func willChange(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        guard let reading = readings[id], followers[id] == nil else { return }
        guard reading.object === object, let node = reading.node, !node.isGone else {
            readings[id] = nil
            return
        }
        unseen[id] = reading
        // The view may yet be evaluated for another reason: the object around may pass the change on.
        node.graph.wake()
    }

    /// Whether an update has something to tell, although nothing of what is shown has changed.
    func hasReport(for graph: Graph) -> Bool {
        unseen.values.contains { $0.node?.graph === graph }
    }

    /// At the end of an update: whose change was read by nobody again. Other scenes have yet to be updated.
    func report(in graph: Graph) {
        LostObjects.shared.report(in: graph)
        guard !unseen.isEmpty else { return }
        for (id, reading) in unseen {
            guard let object = reading.object, followers[id] == nil, let node = reading.node, !node.isGone else {
                unseen[id] = nil
                continue
            }
            guard node.graph === graph else { continue }
            unseen[id] = nil
            graph.misuse.unobserved(
                object: type(of: object), view: reading.viewName,
                path: ObjectPath.names(from: node.owningView, to: object))
        }
    }
}
