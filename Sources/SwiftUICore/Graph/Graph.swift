import DisplayList
import Foundation

/// All nodes of a scene, what of them has to be evaluated, measured, placed and drawn anew, and the effects that follow.
@MainActor
final class Graph {
    var metrics: any Metrics
    private var dirty = DepthQueue<_Node>()
    private var stale = DepthQueue<Box>()
    private var misplaced = DepthQueue<Box>()
    let display = DisplayRecorder()
    let effects = EffectQueue()
    private(set) lazy var events = EventRouter(graph: self)
    let explicitGuides = ExplicitGuides()
    let traitUse = TraitUse()
    let positions = PositionWatch()
    /// Called when there is something to do after a time without.
    var onWake: (@MainActor () -> Void)?
    private(set) var isUpdating = false

    // Counted for budgets and tests.
    var aliveNodes = 0
    var visits = 0
    private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
    var countsBodies = false
    /// Only in tests: programs don't ask.
    var runningTasks: RunningTasks?
    /// Nobody, unless a test or the end of a pass that doesn't settle wants to know why bodies run.
    private(set) var recorder: RunRecorder?

    /// Whether rows that are out of view are let go.
    var retiresRows = true

    /// The window's size, for what has no other measure yet.
    var sceneSize = CGSize.zero

    let misuse = MisuseReporter()
    /// What was kept for the rows that have come back into view in this update.
    var restored: [ParkedState] = []
    /// Writes that wait for an evaluation of their own.
    var transactions = TransactionQueue()
    private var isAwake = false

    init(metrics: any Metrics) {
        self.metrics = metrics
        // It listens from before the first body on.
        _ = ObservedObjects.shared
    }

    // MARK: Invalidation

    func enqueue(_ node: _Node, because source: Source?) {
        if let current = Dependent.evaluatedNode {
            let property = source.flatMap { node.declaredProperty(holding: $0) }
            misuse.wroteDuringUpdate(
                property?.phrase ?? "State", view: current.owningViewName, reader: node.owningViewName)
        }
        if dirty.isEmpty { transactions.current = Transaction.active }
        dirty.append(node, depth: node.depth)
        wake()
    }

    func enqueueStale(_ box: Box) {
        stale.append(box, depth: box.depth)
        wake()
    }

    func enqueueMisplaced(_ box: Box) {
        misplaced.append(box, depth: box.depth)
        wake()
    }

    func wake() {
        guard !isUpdating, !isAwake else { return }
        isCutOff = false
        isAwake = true
        onWake?()
    }

    /// Something that nodes have read was written since they were evaluated.
    var isDirty: Bool { !dirty.isEmpty }

    var needsUpdate: Bool {
        !isCutOff
            && (!dirty.isEmpty || !transactions.isEmpty || !stale.isEmpty || !misplaced.isEmpty || !effects.isEmpty
                || display.hasChanges
                || ObservedObjects.shared.hasReport(for: self))
    }

    // MARK: The update pass

    /// Effects that write make a further round; a program whose rounds never end is cut off.
    private static let mostRounds = 100
    /// Each write with a transaction of its own has a turn besides the rounds: a program may well spread many of them.
    private static let mostTurns = 2_000
    /// The last pass was cut off: what is left of it waits for the next thing that happens.
    private var isCutOff = false
    private var rounds = 0
    private var turns = 0
    private(set) var pass: Int32 = 0
    /// So many rounds before a pass is cut off, who writes is recorded, so that it can be told.
    private static let recordedRounds = 10
    private var hasToldRestlessness = false

    func update() {
        precondition(!isUpdating, "An update pass was started inside of another.")
        isUpdating = true
        defer {
            isUpdating = false
            isAwake = false
            endRecording()
        }
        rounds = 0
        turns = 0
        pass &+= 1
        hasToldRestlessness = false
        repeat {
            rounds += 1
            if rounds == Graph.mostRounds - Graph.recordedRounds || turns == Graph.mostTurns - Graph.recordedRounds {
                recordWrites()
            }
            evaluateDirty()
            let isLaidOut = layOut()
            positions.check()
            if isLastRound || !isLaidOut {
                tellRestlessness()
                isCutOff = true
                while startNextTurn() {}
                break
            }
            if dirty.isEmpty { effects.run() }
            if dirty.isEmpty, startNextTurn() {
                rounds -= 1
                turns += 1
            }
        } while !dirty.isEmpty || !stale.isEmpty || !misplaced.isEmpty || !effects.isEmpty
            || !transactions.isEmpty
        for state in restored { state.end() }
        restored = []
        ObservedObjects.shared.report(in: self)
    }

    private var isLastRound: Bool {
        rounds == Graph.mostRounds || turns == Graph.mostTurns
    }

    private func evaluateDirty() {
        while let node = dirty.popShallowest() {
            guard node.isDirty, !node.isGone else { continue }
            let evaluations = node.countEvaluation(in: pass)
            if evaluations == Graph.mostRounds + turns - Graph.recordedRounds { recordWrites() }
            if evaluations > Graph.mostRounds + turns {
                // A body that writes what it reads: it would run for ever within one round.
                tellRestlessness()
                node.isDirty = false
                continue
            }
            if let recorder { recorder.evaluates(node) }
            node.evaluate()
        }
    }

    /// False: placing keeps changing sizes, and was given up.
    private func layOut() -> Bool {
        var turns = 0
        while !stale.isEmpty || !misplaced.isEmpty {
            turns += 1
            // Each box may change the sizes around it when it is placed, but not for ever.
            let mostTurns = Graph.mostRounds + 4 * aliveNodes
            if turns == mostTurns - Graph.recordedRounds { recordWrites() }
            if turns > mostTurns { return false }
            while let box = stale.popDeepest() {
                guard box.isStale, !box.isGone else { continue }
                box.measureAgain()
            }
            while stale.isEmpty, let box = misplaced.popShallowest() {
                guard box.needsPlacement, !box.isGone else { continue }
                box.placeAgain()
                // Placing makes nodes (a geometry reader, rows that come into view), and these read and measure.
                if !dirty.isEmpty { evaluateDirty() }
            }
        }
        return true
    }

    /// Forgets all that is still to be done, for a scene that ends.
    func abandon() {
        dirty = DepthQueue()
        stale = DepthQueue()
        misplaced = DepthQueue()
        effects.removeAll()
        // Other scenes may read the same places.
        while startNextTurn() {}
        _ = display.takeChanges()
    }

    // MARK: Counts

    func countBody(of type: Any.Type) {
        if countsBodies { bodyCounts[ObjectIdentifier(type), default: 0] += 1 }
    }

    /// Runs something that leaves no trace in counts and records.
    func withoutCounting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (bodies, visits, runs) = (bodyCounts, visits, recorder?.runs)
        defer {
            bodyCounts = bodies
            self.visits = visits
            if let runs { recorder?.keepOnly(runs) }
        }
        return try body()
    }

    func resetCounts() {
        bodyCounts = [:]
        visits = 0
        recorder?.forgetRuns()
    }

    // MARK: Causes

    /// From now on it is recorded why each body runs.
    func recordCauses() {
        recorder = RunRecorder(keepsRuns: true)
    }

    private func recordWrites() {
        let recorder = self.recorder ?? RunRecorder(keepsRuns: false)
        self.recorder = recorder
        recorder.beginChain()
    }

    private func tellRestlessness() {
        guard !hasToldRestlessness else { return }
        hasToldRestlessness = true
        let chain = recorder?.chain
        misuse.neverSettles(
            chain: chain?.sentence, last: chain?.latestActivity, rounds: max(rounds, turns, Graph.mostRounds))
    }

    private func endRecording() {
        guard let recorder else { return }
        recorder.passEnds(isComplete: dirty.isEmpty)
        if !recorder.keepsRuns { self.recorder = nil }
    }
}

/// Things in the order of their depth in the tree. Each is in it as often as it was appended; who takes one out looks
/// whether it still wants its turn.
@MainActor
struct DepthQueue<Element: AnyObject> {
    private var buckets: [[Element]] = []
    private(set) var count = 0
    private var shallowest = Int.max
    private var deepest = -1

    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element, depth: Int) {
        while buckets.count <= depth { buckets.append([]) }
        buckets[depth].append(element)
        count += 1
        shallowest = min(shallowest, depth)
        deepest = max(deepest, depth)
    }

    mutating func popShallowest() -> Element? {
        guard count > 0 else { return nil }
        while buckets[shallowest].isEmpty { shallowest += 1 }
        return pop(shallowest)
    }

    mutating func popDeepest() -> Element? {
        guard count > 0 else { return nil }
        while buckets[deepest].isEmpty { deepest -= 1 }
        return pop(deepest)
    }

    private mutating func pop(_ depth: Int) -> Element? {
        count -= 1
        if count == 0 {
            shallowest = .max
            deepest = -1
        }
        return buckets[depth].popLast()
    }
}
