import Combine
import Foundation

/// Finds objects whose state is lost because a body makes another one each time it runs: `@ObservedObject var model =
/// Model()`, or `Child(model: Model())` in a body.
///
/// What a program means can't be seen, but what happens can. A message comes only where all of this is so:
/// - A property of a view that stays is given another object than before. With another identity, as by `.id(_:)`, the
///   view doesn't stay.
/// - Both objects were made while a body ran. One that an action made and a state keeps is there on purpose.
/// - The former one is gone when the update ends, so nobody else held it. A store that makes objects as they are asked
///   for keeps them.
/// - It was written after the view had it: something is lost indeed.
/// - Nothing else tells the two apart: what they store, and was not written, is equal as far as it can be compared. One
///   for another element of a list stores another element.
///
/// Objects without a `@Published` property are not known well enough, nor are those of `@Observable` classes: nothing can
/// be asked of them that tells when they were made.
@MainActor
final class LostObjects {
    static let shared = LostObjects()

    private var candidates: [Candidate] = []

    private struct Candidate {
        weak var object: AnyObject?
        let type: AnyClass
        /// Held until the update ends, which is under way.
        let node: _Node
        let property: String
    }

    private init() {
        _ObservationHooks.isInBody = { Dependent.evaluatedNode != nil }
    }

    /// A property of the view is given an object for the first time: what was written before was to set it up.
    func begin(_ object: AnyObject) {
        let history = PublishedHistory(of: object)
        if history.isMadeInBody { history.forgetWrites() }
    }

    func replaced(_ former: AnyObject, by new: AnyObject, in context: _PropertyContext) {
        let history = PublishedHistory(of: former)
        guard history.isMadeInBody, history.wasWritten, PublishedHistory(of: new).isMadeInBody,
            Likeness.areAlike(former, new)
        else { return }
        let property = context.declaration?.phrase ?? "a view"
        candidates.append(
            Candidate(object: former, type: type(of: former), node: context.node, property: property))
    }

    /// At the end of an update.
    func report(in graph: Graph) {
        guard !candidates.isEmpty else { return }
        for candidate in candidates where candidate.node.graph === graph {
            guard candidate.object == nil, !candidate.node.isGone else { continue }
            graph.misuse.lostObject(candidate.type, property: candidate.property)
        }
        candidates.removeAll { $0.node.graph === graph }
    }
}

/// Whether two objects are made alike, apart from what was written to the first one since.
private enum Likeness {
    static func areAlike(_ written: AnyObject, _ fresh: AnyObject) -> Bool {
        guard type(of: written) == type(of: fresh) else { return false }
        return zip(fields(of: written), fields(of: fresh)).allSatisfy { areAlike($0.1, $1.1, label: $0.0) }
    }

    private static func fields(of object: AnyObject) -> [(String?, Any)] {
        var fields: [(String?, Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            fields += current.children.map { ($0.label, $0.value) }
            mirror = current.superclassMirror
        }
        return fields
    }

    private static func areAlike(_ written: Any, _ fresh: Any, label: String?, depth: Int = 0) -> Bool {
        if let written = written as? any PublishedProperty, let fresh = fresh as? any PublishedProperty {
            return written.wasWritten || areAlike(written.currentValue, fresh.currentValue, label: label)
        }
        // An id of its own says nothing about what the object is for.
        if label == "id" || label == "_id", written is UUID { return true }
        if let written = written as? any Equatable { return isEqual(written, fresh) }
        // Each has its own parts; closures and the like can't be compared.
        guard depth < 3, !(type(of: written) is AnyClass) else { return true }
        return zip(Mirror(reflecting: written).children, Mirror(reflecting: fresh).children).allSatisfy {
            areAlike($0.value, $1.value, label: $0.label, depth: depth + 1)
        }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
        (b as? Value).map { $0 == a } ?? false
    }
}

extension MisuseReporter {
    fileprivate func lostObject(_ type: AnyClass, property: String) {
        tell(
            """
            A body made another \(type) for \(property) when it ran again: what was written to the former one is lost. \
            Make it in a @StateObject, here or in a view around, so that it stays.
            """)
    }
}
