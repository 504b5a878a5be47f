import DisplayList
import Foundation

nonisolated struct FocusedModifier<Value: Hashable>: BoxModifier {
    typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        FocusedBox(node, around: content)
    }
}

@MainActor
private final class FocusedBox<Value: Hashable>: WrapBox<FocusedModifier<Value>>, FocusPlacing {
    private var statePlace: StatePlace<Value>?

    override init(_ node: WrapNode<FocusedModifier<Value>>, around content: Box) {
        super.init(node, around: content)
        makePlace()
    }

    var place: (any FocusPlace)? { statePlace }

    private func makePlace() {
        statePlace = modifier.binding.box.map { StatePlace($0, modifier.value, around: self) }
    }

    override func modifierChanged(from old: FocusedModifier<Value>) {
        if let statePlace, statePlace.state === modifier.binding.box {
            statePlace.change(to: modifier.value, graph)
        } else {
            makePlace()
        }
    }
}

nonisolated struct DefaultFocusModifier<Value: Hashable>: BoxModifier {
    typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        let (binding, value, graph) = (binding, value, node.graph)
        graph.effects.append(.focus) { [weak graph] in
            if graph?.events.focus.focused == nil { binding.wrappedValue = value }
        }
        return WrapBox(node, around: content)
    }
}

/// How strongly a view asks to have the focus first.
nonisolated public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool

    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
    /// Connects a focus state with this view: it is true while the focus is in the view, and setting it moves the focus
    /// there.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Connects a focus state with this view: it has this value while the focus is in the view, and setting it moves
    /// the focus there.
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Sets a focus state when the view appears and nothing has the focus yet.
    ///
    /// In difference to Apple's, both priorities behave alike: the focus is never moved back here later.
    nonisolated public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the nearest control or focusable view around has the keyboard focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension Scope {
    /// Makes what a control's scope says of the focus true for all that is in the control.
    func setFocused(_ isFocused: Bool) {
        var values = EnvironmentValues(self)
        values.isFocused = isFocused
        replace(with: values.written)
    }
}
