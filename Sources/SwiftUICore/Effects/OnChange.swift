import Foundation

extension View {
    /// Calls `action` with the new value after an update in which `value` has become another one.
    ///
    /// The closure that is called is the one that was handed over with the former value, so that what it captured in a
    /// capture list is the former value.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, action: .former(action), isInitial: false))
    }

    /// Calls `action` with the old and the new value after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the view appears, with the value twice.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, action: .newest(action), isInitial: initial))
    }

    /// Calls `action` after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the view appears.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, action: .newest { _, _ in action() }, isInitial: initial))
    }
}

nonisolated struct _ValueActionModifier<Value: Equatable>: BoxModifier {
    typealias Body = Never

    enum Action {
        case former((Value) -> Void)
        case newest((Value, Value) -> Void)
    }

    let value: Value
    let action: Action
    let isInitial: Bool

    @MainActor static var hasEffects: Bool { true }

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        isInitial ? InitialValueActionBox(node, around: content) : ValueActionBox(node, around: content)
    }

    func callAction(_ former: Self) {
        switch (former.action, action) {
        case (.former(let action), _): action(value)
        case (_, .newest(let action)): action(former.value, value)
        case (_, .former(let action)): action(value)
        }
    }
}

/// Remembers the value before the first evaluation of a round, and compares when the round is over.
@MainActor
private struct ChangeWatch<Value: Equatable> {
    private var former: _ValueActionModifier<Value>?

    /// True: the comparison has to be put into the queue.
    mutating func note(_ old: _ValueActionModifier<Value>, _ new: _ValueActionModifier<Value>) -> Bool {
        guard former == nil, old.value != new.value else { return false }
        former = old
        return true
    }

    mutating func take() -> _ValueActionModifier<Value>? {
        defer { former = nil }
        return former
    }
}

@MainActor
private final class ValueActionBox<Value: Equatable>: WrapBox<_ValueActionModifier<Value>> {
    private var watch = ChangeWatch<Value>()

    override func modifierChanged(from old: _ValueActionModifier<Value>) {
        guard watch.note(old, modifier) else { return }
        graph.effects.append(.changes) { [weak self] in
            guard let self, let former = watch.take(), !isGone, former.value != modifier.value else { return }
            graph.performing("onChange", of: viewNode) { modifier.callAction(former) }
        }
    }
}

@MainActor
private final class InitialValueActionBox<Value: Equatable>: AppearanceBox<_ValueActionModifier<Value>> {
    private var watch = ChangeWatch<Value>()

    override func appeared() {
        graph.performing("onChange", of: viewNode) { modifier.callAction(modifier) }
    }

    override func modifierChanged(from old: _ValueActionModifier<Value>) {
        guard watch.note(old, modifier) else { return }
        graph.effects.append(.changes) { [weak self] in
            guard let self, let former = watch.take(), !isGone, former.value != modifier.value else { return }
            graph.performing("onChange", of: viewNode) { modifier.callAction(former) }
        }
    }
}
