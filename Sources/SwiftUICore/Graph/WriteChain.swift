import Foundation

/// Who ran because of whom in the last rounds of a pass that doesn't settle, to tell the circle that it goes round in.
@MainActor
struct WriteChain {
    private var entries: [Entry] = []
    private var latest: [ObjectIdentifier: Int] = [:]
    /// The effect that runs now.
    private(set) var effect: Int?
    /// Whose doing a change is that happens outside of its code.
    var explicitWriter: Int?

    /// Something of the program's that runs: `the body` or `onChange` of a view.
    private struct Activity: Hashable {
        let role: String
        let view: Any.Type?
        let isEffect: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(role)
        }

        static func == (a: Activity, b: Activity) -> Bool {
            a.role == b.role && a.view == b.view && a.isEffect == b.isEffect
        }

        func isPart(of other: Activity) -> Bool {
            !isEffect && role != Activity.body && role == other.role && view == other.view
        }

        static let body = "the body"

        var name: String { view.map { "\($0)" } ?? "the scene" }

        var phrase: String { "\(role) of \(name)" }
    }

    private struct Entry {
        let activity: Activity
        let links: [(cause: RunCause?, by: Int?)]

        /// The first cause that somebody is known to have brought about.
        var writtenLink: (cause: RunCause?, by: Int?)? {
            links.first { $0.by != nil }
        }
    }

    // MARK: Recording

    /// A node is evaluated, for these causes.
    mutating func append(_ node: _Node, _ causes: [(RunCause, Int?)]) {
        latest[ObjectIdentifier(node)] = entries.count
        let activity = activity(of: node)
        entries.append(Entry(activity: activity, links: causes.map { ($0, $1) }))
    }

    mutating func beginEffect(_ role: String, of node: _Node?) {
        let activity =
            node.map { self.activity(of: $0, effect: role) } ?? Activity(role: role, view: nil, isEffect: true)
        // It follows from an evaluation: of its own view where that ran, else of whatever ran last.
        let bodies = entries.indices.reversed().prefix(1_000)
        let trigger = bodies.first { entries[$0].activity.view == activity.view && !entries[$0].activity.isEffect }
        effect = entries.count
        entries.append(Entry(activity: activity, links: [(nil, trigger ?? latestEvaluation)]))
    }

    mutating func endEffect() {
        effect = nil
    }

    private func activity(of node: _Node, effect: String? = nil) -> Activity {
        if node.isDeclaredByProgram {
            return Activity(role: effect ?? Activity.body, view: node.viewType, isEffect: effect != nil)
        }
        let maker = node.makingView
        let inside = maker?.inside ?? node.roleName
        // What watches the geometry is made of other effects.
        let isWatch = effect != nil && inside?.hasPrefix("on") == true
        let role = isWatch ? inside : effect ?? inside
        return Activity(role: role ?? "a part", view: maker?.view, isEffect: effect != nil)
    }

    /// The latest of the evaluations that a node is in.
    func latestEntry(around node: _Node) -> Int? {
        var found: Int?
        var current = node.parent
        while let node = current {
            if let entry = latest[ObjectIdentifier(node)] { found = max(found ?? entry, entry) }
            current = node.parent
        }
        return found
    }

    /// Who is the writer of what changes now.
    func writer(of cause: RunCause) -> Int? {
        if let node = Dependent.evaluatedNode { return latest[ObjectIdentifier(node)] }
        if let explicitWriter { return explicitWriter }
        switch cause {
        // The layout and what is handed up follow from what was evaluated last.
        case .geometry, .preference: return latestEvaluation
        default: return effect
        }
    }

    private var latestEvaluation: Int? {
        entries.lastIndex { !$0.activity.isEffect }
    }

    // MARK: The circle

    /// The circle, each step once, from the one that writes; nil: none is known.
    var sentence: String? {
        guard let circle = circle() else { return nil }
        let writers = circle.indices.filter { circle[$0].isWritten }
        let effects = writers.filter { circle[$0].after.isEffect }
        // The same words wherever in the circle the pass was cut off.
        let first = (effects.isEmpty ? writers : effects).min { circle[$0].id < circle[$1].id } ?? 0
        let steps = Array(circle[first...] + circle[..<first])
        var words = steps[0].after.phrase
        var isSubjectOpen = true
        for (count, step) in steps.enumerated() {
            if count == WriteChain.mostSteps {
                words += ", and so on over \(steps.count - count) more"
                break
            }
            let connective = isSubjectOpen ? " " : ", which "
            let target = step.activity.phrase
            isSubjectOpen = false
            switch step.cause {
            case nil:
                let isSameView = step.activity.view == step.after.view
                words += isSameView ? ", whose \(step.activity.role)" : ", which brought \(target)"
                isSubjectOpen = true
            case .handed?:
                words += "\(connective)\(step.cause?.verb ?? "") to \(target)"
            case let cause?:
                words += "\(connective)\(cause.verb), which ran \(target)"
            }
        }
        return words + " …"
    }

    var latestActivity: String? { entries.last?.activity.phrase }

    private static let mostSteps = 12

    @MainActor
    private struct Turn {
        let after: Activity
        let cause: RunCause?
        let activity: Activity

        var isWritten: Bool {
            switch cause {
            case .property, .object, .observable, .unnamed: true
            default: false
            }
        }

        /// One activity can come several times in a circle, for other causes.
        var id: String { "\(activity.phrase): \(cause?.verb ?? "")" }
    }

    /// Goes back from the latest evaluation to those that brought it, until one comes again.
    private func circle() -> [Turn]? {
        var visited: [String: Int] = [:]
        var back: [Turn] = []
        guard var index = entries.lastIndex(where: { $0.writtenLink != nil }) else { return nil }
        while true {
            let entry = entries[index]
            guard let link = entry.writtenLink, var by = link.by else { return nil }
            // What a view of the framework's consists of is one step.
            while entries[by].activity.isPart(of: entry.activity) {
                guard let next = entries[by].writtenLink?.by else { return nil }
                by = next
            }
            let turn = Turn(after: entries[by].activity, cause: link.cause, activity: entry.activity)
            if let start = visited[turn.id] { return back[start...].reversed() }
            visited[turn.id] = back.count
            back.append(turn)
            index = by
        }
    }
}

extension MisuseReporter {
    /// - Parameters:
    ///   - chain: Who writes and what follows, in a circle; nil: it isn't known.
    ///   - last: What ran last.
    func neverSettles(chain: String?, last: String?, rounds: Int) {
        guard let chain else {
            return tell(
                """
                The scene did not settle in \(rounds) rounds and is shown as it is now. What ran last is \
                \(last ?? "the layout").
                """)
        }
        tell("The scene did not settle in \(rounds) rounds and is shown as it is now: \(chain)")
    }
}

@MainActor
extension RunCause {
    /// What somebody did who made this the cause of a run.
    fileprivate var verb: String {
        switch self {
        case .property(let property): "wrote \(property.phrase)"
        case .object(let type, let property?):
            "changed the \(type) that is @\(property.wrapperName) \(property.name) of \(property.owner)"
        case .object(let type, nil): "changed an observed \(type)"
        case .observable(let keyPath):
            "changed \(RunCause.observableName(keyPath).property ?? "a property") of \(RunCause.observableName(keyPath).type)"
        case .environment(let key): "changed \(RunCause.environmentName(key)) of the environment"
        case .geometry: "changed a size or place that is read"
        case .preference(let key): "changed the preference \(key)"
        case .unnamed: "wrote state of a view elsewhere"
        case .appeared: "changed a view"
        case .handed(let property, _, _, _): "handed another \(property ?? "value")"
        }
    }
}
