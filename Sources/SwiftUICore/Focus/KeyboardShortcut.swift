import DisplayList
import Foundation

/// A key, by the character that it types alone.
nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down with another one.
nonisolated public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    init(_ modifiers: KeyStroke.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

/// A key combination that triggers a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: does what the user most likely wants to do.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leaves without doing anything.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    func matches(_ stroke: KeyStroke) -> Bool {
        // Not every host tells an upper case letter from a lower case one typed with Shift.
        var wanted = modifiers
        var pressed = EventModifiers(stroke.modifiers)
        if stroke.character.isUppercase { pressed.insert(.shift) }
        if key.character.isUppercase { wanted.insert(.shift) }
        return pressed == wanted && stroke.character.lowercased() == key.character.lowercased()
    }
}

/// The controls of a scene that have a shortcut, in the order in which they came.
@MainActor
final class ShortcutTable {
    private var targets: [Weak] = []

    private struct Weak {
        weak var target: (any ShortcutTarget)?
    }

    func add(_ target: any ShortcutTarget) {
        targets.removeAll { $0.target == nil || $0.target === target }
        targets.append(Weak(target: target))
    }

    func remove(_ target: any ShortcutTarget) {
        targets.removeAll { $0.target == nil || $0.target === target }
    }

    /// The one that came last is asked first: what is on top came after what it covers.
    func perform(_ stroke: KeyStroke) -> Bool {
        targets.reversed().contains { entry in
            guard let target = entry.target, target.shortcut?.matches(stroke) == true, !target.isCovered else {
                return false
            }
            return target.receive(.activate(target.id))
        }
    }
}

@MainActor
protocol ShortcutTarget: EventReceiver {
    var shortcut: KeyboardShortcut? { get }
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the buttons and toggles here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Triggers the control when the key is pressed with these modifiers, whatever has the focus.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Triggers the control by this shortcut, whatever has the focus.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Triggers the control by this shortcut, whatever has the focus; nil: by none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
