import DisplayList
import Foundation

/// What of the environment concerns all controls, so that each of them has one dependency only.
struct ControlEnvironment: EnvironmentDerived {
    let isEnabled: Bool
    let isInListRow: Bool
    let tint: DisplayColor?
    let shortcut: KeyboardShortcut?
    let textFieldStyle: TextFieldContent.Style?
    let hidesLabels: Bool

    @MainActor
    init(_ environment: EnvironmentValues, in scope: Scope) {
        isEnabled = environment.isEnabled
        isInListRow = environment.isInListRow
        tint = environment.tintStyle?.displayedColor(in: environment)
        shortcut = environment.keyboardShortcut
        textFieldStyle = environment.textFieldStyle
        hidesLabels = environment.hidesLabels
    }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether controls here can be used; false where any view around is disabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated struct DisabledModifier: EnvironmentModifier {
    typealias Body = Never

    let isDisabled: Bool

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        values.isEnabled = values.isEnabled && !isDisabled
    }
}

extension View {
    /// Takes all controls in this view out of use. What a view around disables stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
}

/// How large controls are.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in this view, for styles that read it. The hosts of Oriel show their own controls in
    /// one size.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

private enum HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Controls don't show what they are called, and tell it only to assistive technology.
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels that controls in this view have beside them. They still name the controls for assistive
    /// technology and tests.
    nonisolated public func labelsHidden() -> some View {
        environment(\.hidesLabels, true)
    }
}
