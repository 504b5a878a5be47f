import DisplayList
import Foundation

/// A key of the keyboard, by the character it stands for.
public struct TestKey: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// Keys held down with another.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let option = Modifiers(rawValue: 4)
        public static let command = Modifiers(rawValue: 8)
    }

    public let character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    public static let `return` = TestKey("\r")
    public static let tab = TestKey("\t")
    public static let space = TestKey(" ")
    public static let escape = TestKey("\u{1B}")
    public static let delete = TestKey("\u{8}")
    public static let upArrow = TestKey("\u{F700}")
    public static let downArrow = TestKey("\u{F701}")
    public static let leftArrow = TestKey("\u{F702}")
    public static let rightArrow = TestKey("\u{F703}")
    public static let home = TestKey("\u{F729}")
    public static let end = TestKey("\u{F72B}")
    public static let pageUp = TestKey("\u{F72C}")
    public static let pageDown = TestKey("\u{F72D}")
}

extension TestScene {
    /// Presses a key, which means what it means in a window: Tab moves the focus, Return and the space bar press the
    /// focused control, Return submits a text field, Escape goes back; other keys go to what is focused, characters
    /// into a text field.
    ///
    /// - Returns: Whether the key did something.
    @discardableResult
    public func press(_ key: TestKey, modifiers: TestKey.Modifiers = []) -> Bool {
        let list = list
        let focused = focusedItem.flatMap { list[$0] }
        let text = focused?.control?.editableText
        if let focused, let text, modifiers.isSubset(of: .shift) {
            let isField = if case .textField? = focused.control?.kind { true } else { false }
            switch key {
            case .return where isField: return send(.submit(focused.id))
            case .return: return send(.edit(focused.id, text + "\n"))
            case .delete: return send(.edit(focused.id, String(text.dropLast())))
            case _ where key.isPrinted: return send(.edit(focused.id, text + String(key.character)))
            default: break
            }
        }
        let stroke = KeyStroke(key.character, modifiers: KeyStroke.Modifiers(rawValue: modifiers.rawValue))
        if send(.key(stroke)) { return true }
        switch key {
        case .tab where modifiers.isSubset(of: .shift):
            return moveFocus(forward: !modifiers.contains(.shift))
        case .return where modifiers.isEmpty, .space where modifiers.isEmpty:
            return focused.map { send(.activate($0.id)) } ?? false
        case .escape where modifiers.isEmpty:
            return send(.back)
        default:
            return false
        }
    }

    private func moveFocus(forward: Bool) -> Bool {
        let order = list.focusOrder
        guard !order.isEmpty else { return false }
        let next: Int
        if let focusedItem, let current = order.firstIndex(of: focusedItem) {
            next = (current + (forward ? 1 : order.count - 1)) % order.count
        } else {
            next = forward ? 0 : order.count - 1
        }
        moveFocus(to: order[next])
        return true
    }
}

extension TestKey {
    fileprivate var isPrinted: Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
    }
}
