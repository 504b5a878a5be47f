import Foundation

/// One run of a body.
package struct RecordedRun {
    package let view: Any.Type
    /// Which of the views of its type, in the order in which they appeared, from 1 on.
    package let instance: Int32
    package let causes: [RunCause]
}

/// Records why bodies run: for tests all the time, for messages towards the end of a pass that doesn't settle.
@MainActor
final class RunRecorder {
    /// Of a longer record only so many runs are kept, the latest.
    static let mostRuns = 10_000

    let keepsRuns: Bool
    private var kept: [RecordedRun] = []
    /// How many views of a type have appeared; -1: the type is the framework's.
    private var instances: [ObjectIdentifier: Int32] = [:]
    /// What has happened to nodes that are still to be evaluated.
    private var pending: [ObjectIdentifier: [Pending]] = [:]
    private(set) var chain: WriteChain?

    private struct Pending {
        let origin: Origin
        let cause: RunCause
        /// Who did it, as a place in the chain.
        let writer: Int?
    }

    /// What has changed, to count it once however often it is written.
    private enum Origin: Equatable {
        case source(ObjectIdentifier), property(AnyKeyPath), field(String?)
    }

    init(keepsRuns: Bool) {
        self.keepsRuns = keepsRuns
    }

    var runs: ArraySlice<RecordedRun> { kept.suffix(RunRecorder.mostRuns) }

    func forgetRuns() {
        kept = []
    }

    /// What has been recorded since these runs were all is forgotten.
    func keepOnly(_ runs: ArraySlice<RecordedRun>) {
        kept = Array(runs)
    }

    // MARK: Causes

    /// A source that a node has read, has changed.
    func note(_ source: Source?, for node: _Node) {
        guard let source, isRecorded(node) else { return }
        note(source.cause(for: node), origin: .source(ObjectIdentifier(source)), for: node)
    }

    /// A property of an `@Observable` object that a node has read, changes.
    func note(_ property: AnyKeyPath, for node: _Node) {
        guard isRecorded(node) else { return }
        note(.observable(property), origin: .property(property), for: node)
    }

    /// A node is about to be given another value of its view.
    func note<Value>(_ new: Value, insteadOf old: Value, _ layout: TypeLayout, for node: _Node) {
        guard isRecorded(node), let maker = node.makingView else { return }
        let fields = withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { differentFields(UnsafeRawPointer(old), UnsafeRawPointer($0), layout) }
        }
        let writer = chain?.latestEntry(around: node)
        for field in fields {
            let cause = RunCause.handed(
                property: field.name, isClosure: isClosure(field.layout.type),
                by: maker.view, inside: maker.inside)
            append(Pending(origin: .field(field.name), cause: cause, writer: writer), for: node)
        }
        if fields.isEmpty {
            let cause = RunCause.handed(property: nil, isClosure: false, by: maker.view, inside: maker.inside)
            append(Pending(origin: .field(nil), cause: cause, writer: writer), for: node)
        }
    }

    private func isRecorded(_ node: _Node) -> Bool {
        !node.isGone && (chain != nil || node.isProgramView)
    }

    private func note(_ cause: RunCause, origin: Origin, for node: _Node) {
        append(Pending(origin: origin, cause: cause, writer: chain?.writer(of: cause)), for: node)
    }

    private func append(_ new: Pending, for node: _Node) {
        let key = ObjectIdentifier(node)
        if let all = pending[key] {
            if !all.contains(where: { $0.origin == new.origin }) { pending[key] = all + [new] }
        } else {
            pending[key] = [new]
        }
    }

    // MARK: Runs

    private static let appeared = [RunCause.appeared]

    func bodyRuns(_ type: Any.Type, of node: _Node, isFirst: Bool) {
        var causes = RunRecorder.appeared
        var noted: [Pending] = []
        if isFirst {
            // A node that has gone may have been at the same address.
            if !pending.isEmpty { pending[ObjectIdentifier(node)] = nil }
            if keepsRuns { number(node, type) }
        } else {
            noted = pending.removeValue(forKey: ObjectIdentifier(node)) ?? []
            causes = noted.map(\.cause)
        }
        chain?.append(node, noted.map { ($0.cause, $0.writer) })
        guard keepsRuns, node.instance > 0 else { return }
        if kept.count == 2 * RunRecorder.mostRuns { kept.removeFirst(RunRecorder.mostRuns) }
        kept.append(RecordedRun(view: type, instance: node.instance, causes: causes))
    }

    /// Numbers the program's own among the views of a type; the framework's stay at 0.
    private func number(_ node: _Node, _ type: Any.Type) {
        let former = instances[ObjectIdentifier(type)] ?? (TypeLayout.of(type).isOfFramework ? -1 : 0)
        node.instance = former < 0 ? 0 : former + 1
        instances[ObjectIdentifier(type)] = former < 0 ? -1 : node.instance
    }

    /// A node is evaluated that was invalidated. Those of bodies tell themselves.
    func evaluates(_ node: _Node) {
        guard chain != nil, !node.isProgramView else { return }
        let noted = pending.removeValue(forKey: ObjectIdentifier(node)) ?? []
        chain?.append(node, noted.map { ($0.cause, $0.writer) })
    }

    // MARK: The chain of writes

    func beginChain() {
        if chain == nil { chain = WriteChain() }
    }

    /// Runs an effect, so that what it writes is its doing.
    func performing(_ role: String, of node: _Node?, _ action: () -> Void) {
        guard chain != nil else { return action() }
        chain?.beginEffect(role, of: node)
        action()
        chain?.endEffect()
    }

    /// Runs `body`, in which sources change because the view around `node` has been evaluated.
    func noting(writer node: _Node, _ body: () -> Void) {
        guard let entry = chain?.latestEntry(around: node) else { return body() }
        noting(writer: entry, body)
    }

    /// Runs `body`, in which sources change that an entry of the chain has written before.
    func noting(writer: Int, _ body: () -> Void) {
        let outer = chain?.explicitWriter
        chain?.explicitWriter = writer
        body()
        chain?.explicitWriter = outer
    }

    func passEnds(isComplete: Bool) {
        chain = nil
        if isComplete, !pending.isEmpty { pending = [:] }
    }
}

private func isClosure(_ type: Any.Type) -> Bool {
    let name = String(describing: type).utf8
    return zip(name, name.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
}

extension Graph {
    /// Runs an action of the program's that is an effect of an update, such as `onChange`.
    func performing(_ role: String, of node: @autoclosure () -> _Node?, _ action: () -> Void) {
        guard let recorder else { return action() }
        recorder.performing(role, of: node(), action)
    }
}
