import Foundation

/// Where the keyboard focus is among some views: true or their value while they have it.
///
/// It follows the user, and the focus follows what the program writes. Where no view has a written value, it becomes
/// nil or false again.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    fileprivate let unset: Value
    private var box: FocusBox<Value>?

    public init() where Value == Bool {
        unset = false
    }

    public init<T>() where Value == T?, T: Hashable {
        unset = nil
    }

    public var wrappedValue: Value {
        get { box?.value ?? unset }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding {
        Binding(box: box, unset: unset)
    }

    /// A connection to the focus state of a view further up.
    @propertyWrapper
    public struct Binding {
        let box: FocusBox<Value>?
        fileprivate let unset: Value

        public var wrappedValue: Value {
            get { box?.value ?? unset }
            nonmutating set {
                guard let box else {
                    MisuseReporter.stateNotInstalled("FocusState", Value.self, wasRead: false)
                    return
                }
                nonisolated(unsafe) let (target, value) = (box, newValue)
                MainExecutor.run { target.set(value) }
            }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: BoundProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext) {
        box = context.kept { FocusBox(unset: unset, graph: context.node.graph) }
    }

    func isSame(as new: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: BoundProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext) {}

    func isSame(as new: FocusState<Value>.Binding) -> Bool { box === new.box }
}

/// The place where a view's focus state lives.
final class FocusBox<Value: Hashable>: Source {
    private let unset: Value
    private var stored: Value
    private weak var graph: Graph?
    private var places: [Weak] = []

    private struct Weak {
        weak var place: StatePlace<Value>?
    }

    init(unset: Value, graph: Graph) {
        self.unset = unset
        self.graph = graph
        stored = unset
    }

    var value: Value {
        didRead()
        return stored
    }

    /// The program writes: the focus is to follow.
    @MainActor
    func set(_ new: Value) {
        guard new != stored else { return }
        stored = new
        didChange()
        graph?.events.focus.request(self)
    }

    /// The focus has moved: the state follows.
    @MainActor
    fileprivate func follow(_ new: Value) {
        guard new != stored else { return }
        stored = new
        didChange()
    }

    @MainActor
    fileprivate func left(_ value: Value) {
        if stored == value { follow(unset) }
    }

    @MainActor
    fileprivate func add(_ place: StatePlace<Value>) {
        places.removeAll { $0.place == nil }
        places.append(Weak(place: place))
    }
}

extension FocusBox: FocusRequest {
    @MainActor
    func moveFocus(_ manager: FocusManager) {
        let alive = places.compactMap(\.place).filter { $0.box?.isGone == false }
        if stored == unset {
            if alive.contains(where: manager.isAround) { manager.move(to: nil) }
            return
        }
        let wanted = alive.lazy.filter { $0.value == self.stored }
        if wanted.contains(where: manager.isAround) { return }
        if let target = wanted.compactMap({ $0.box?.firstFocusTarget }).first {
            manager.move(to: target)
        } else {
            follow(alive.first(where: manager.isAround)?.value ?? unset)
        }
    }
}

/// One view that stands for a value of a focus state.
@MainActor
final class StatePlace<Value: Hashable>: FocusPlace {
    let state: FocusBox<Value>
    fileprivate(set) var value: Value
    fileprivate weak var box: Box?

    init(_ state: FocusBox<Value>, _ value: Value, around box: Box) {
        self.state = state
        self.value = value
        self.box = box
        state.add(self)
    }

    func focusEntered() {
        state.follow(value)
    }

    func focusLeft() {
        state.left(value)
    }

    /// The view stands for another value now; called during an update, so the state follows afterwards.
    func change(to new: Value, _ graph: Graph) {
        let former = value
        guard new != former else { return }
        value = new
        guard graph.events.focus.isAround(self) else { return }
        graph.effects.append(.focus) { [weak self] in
            guard let self, graph.events.focus.isAround(self) else { return }
            state.follow(value)
        }
    }
}
