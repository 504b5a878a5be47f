import Foundation

/// A value that a view owns: it lives as long as the view is in the tree, and views that read it follow its changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Before the view is in the tree this is the initial value, and writing has no effect.
    public var wrappedValue: Value {
        get {
            guard let box else {
                MisuseReporter.stateNotInstalled("State", Value.self, wasRead: true)
                return initial
            }
            return box.value
        }
        nonmutating set {
            guard let box else {
                MisuseReporter.stateNotInstalled("State", Value.self, wasRead: false)
                return
            }
            box.value = newValue
        }
    }

    public var projectedValue: Binding<Value> {
        guard let box else {
            MisuseReporter.bindingNotInstalled(Value.self)
            return .constant(initial)
        }
        return Binding(location: box)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: BoundProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext) {
        box = context.kept { StateBox(initial) }
    }

    // The value lives in the box; what a view is initialised with later doesn't count.
    func isSame(as new: State<Value>) -> Bool { true }
}

/// The place where a view's state lives.
final class StateBox<Value>: Source, Location, StateHolding {
    // Programs write state from tasks on other threads too.
    private let lock = NSLock()
    private var stored: Value
    private(set) var wasWritten = false
    /// What evaluations see while newer values wait for their turn.
    private var heldBack: HeldBack?

    private final class HeldBack {
        var shown: Value
        var next: [(turn: Int, value: Value)] = []

        init(shown: Value) {
            self.shown = shown
        }
    }

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            didRead()
            lock.lock()
            defer { lock.unlock() }
            if let heldBack, Dependent.isEvaluating { return heldBack.shown }
            return stored
        }
        set { set(newValue, transaction: .current) }
    }

    func get() -> Value { value }

    func set(_ new: Value, transaction: Transaction) {
        WriteProbe.note()
        let isOnMain = MainExecutor.isCurrent
        let graph = isOnMain ? readersGraph : nil
        let isDeferred = graph.map { graph in assumingMainActor { graph.defers(transaction) } } ?? false
        lock.lock()
        // Old values are let go outside of the lock: what they do then may come back here.
        let (former, formerlyHeld) = (stored, heldBack)
        stored = new
        wasWritten = true
        if !isDeferred { heldBack = nil }
        lock.unlock()
        withExtendedLifetime(formerlyHeld) {}
        if SwiftUICore.isSame(former, new) { return }
        if let graph, isDeferred {
            hold(new, after: former, transaction, in: graph)
        } else if isOnMain {
            didChange()
        } else {
            nonisolated(unsafe) let source = self
            MainExecutor.run { source.didChange() }
        }
    }

    func isSame(as other: any Location) -> Bool { self === other }
}

extension StateBox: TurnTaking {
    private func hold(_ new: Value, after former: Value, _ transaction: Transaction, in graph: Graph) {
        let turn = assumingMainActor {
            graph.transactions.turn(for: transaction, writer: graph.recorder?.chain?.effect)
        }
        lock.lock()
        let heldBack = self.heldBack ?? HeldBack(shown: former)
        self.heldBack = heldBack
        let isJoined = heldBack.next.last?.turn == turn
        let replaced = isJoined ? heldBack.next.removeLast() : nil
        heldBack.next.append((turn, new))
        lock.unlock()
        withExtendedLifetime(replaced) {}
        nonisolated(unsafe) let place = self
        assumingMainActor {
            if !isJoined { graph.transactions.append(place) }
            graph.wake()
        }
    }

    func showTurn(_ number: Int) {
        var past: [Value] = []
        lock.lock()
        while let heldBack, let next = heldBack.next.first, next.turn <= number {
            past.append(heldBack.shown)
            heldBack.shown = next.value
            heldBack.next.removeFirst()
        }
        if let heldBack, heldBack.next.isEmpty { self.heldBack = nil }
        lock.unlock()
        if !past.isEmpty { didChange() }
    }
}
