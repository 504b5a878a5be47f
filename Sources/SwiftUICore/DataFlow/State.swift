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
        get { box?.value ?? initial }
        nonmutating set {
            guard let box else {
                MisuseReporter.stateNotInstalled(Value.self)
                return
            }
            box.value = newValue
        }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
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

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            didRead()
            lock.lock()
            defer { lock.unlock() }
            return stored
        }
        set { set(newValue, transaction: .current) }
    }

    func get() -> Value { value }

    func set(_ new: Value, transaction: Transaction) {
        lock.lock()
        let former = stored
        stored = new
        wasWritten = true
        lock.unlock()
        if SwiftUICore.isSame(former, new) { return }
        if MainExecutor.isCurrent {
            didChange()
        } else {
            nonisolated(unsafe) let source = self
            MainExecutor.run { source.didChange() }
        }
    }

    func isSame(as other: any Location) -> Bool { self === other }
}
