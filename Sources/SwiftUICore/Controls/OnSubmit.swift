import DisplayList
import Foundation

/// What can be submitted.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done on a submission, the innermost first.
nonisolated struct SubmitActions {
    fileprivate var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    /// Runs all that stands around a place. Without anything, the scene's default action. False: there is none either.
    @MainActor
    static func run(_ trigger: SubmitTriggers, _ scope: Scope, _ graph: Graph) -> Bool {
        // Read at the moment of need: nothing shown depends on it.
        let actions = Dependent.untracked { EnvironmentValues(scope).submitActions.actions }
            .filter { $0.triggers.contains(trigger) }
        for (_, action) in actions { action() }
        if !actions.isEmpty { return true }
        return graph.events.shortcuts.perform(KeyStroke(KeyEquivalent.return.character))
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

nonisolated struct SubmitModifier: EnvironmentModifier {
    typealias Body = Never

    let triggers: SubmitTriggers
    let action: () -> Void

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        values.submitActions.actions.insert((triggers, action), at: 0)
    }
}

nonisolated struct SubmitScopeModifier: EnvironmentModifier {
    typealias Body = Never

    let isBlocking: Bool

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        if isBlocking { values.submitActions = SubmitActions() }
    }
}

/// The words on the Return key of a keyboard on the screen.
nonisolated public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Does something when the user presses Return in a text field of this view. Actions of views around are done too,
    /// after this one.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions inside of this view from the actions of views around.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }

    /// Names the Return key. Without effect: the hosts of Oriel use the keyboard on the desk.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        self
    }
}
