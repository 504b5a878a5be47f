import DisplayList
import Foundation

/// A key that was pressed while a view had the focus.
nonisolated public struct KeyPress: Sendable {
    /// What happens to a key. The hosts of Oriel tell only of keys that go down.
    nonisolated public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the key was of use to the view.
    nonisolated public enum Result: Hashable, Sendable {
        case handled
        /// Views around are asked next.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    init(_ stroke: KeyStroke) {
        phase = .down
        key = KeyEquivalent(stroke.character)
        characters = String(stroke.character)
        modifiers = EventModifiers(stroke.modifiers)
    }
}

nonisolated private struct KeyPressModifier: BoxModifier {
    typealias Body = Never

    let keys: Set<KeyEquivalent>?
    let characters: CharacterSet?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    init(
        keys: Set<KeyEquivalent>? = nil, characters: CharacterSet? = nil, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) {
        self.keys = keys
        self.characters = characters
        self.phases = phases
        self.action = action
    }

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        KeyPressBox(node, around: content)
    }

    func perform(_ press: KeyPress) -> Bool {
        guard phases.contains(press.phase), keys?.contains(press.key) ?? true else { return false }
        if let characters, !press.characters.unicodeScalars.allSatisfy(characters.contains) { return false }
        return action(press) == .handled
    }
}

@MainActor
private final class KeyPressBox: WrapBox<KeyPressModifier>, KeyReceiver {
    override func modifierChanged(from old: KeyPressModifier) {}

    func receive(_ stroke: KeyStroke) -> Bool {
        modifier.perform(KeyPress(stroke))
    }
}

extension View {
    /// Does something when a key is pressed while the focus is in the view, whatever the modifiers.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat]) { _ in action() })
    }

    /// Does something when a key is pressed while the focus is in the view, whatever the modifiers.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
    }

    /// Does something when one of these keys is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
    }

    /// Does something when a key that types one of these characters is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(characters: characters, phases: phases, action: action))
    }

    /// Does something when any key is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, action: action))
    }
}
