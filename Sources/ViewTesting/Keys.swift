import DisplayList
import Foundation
import SwiftUICore

extension TestScene {
    /// Presses a key, which means what it means in a window: Tab moves the focus, Return and the space bar press the
    /// focused control, Return submits a text field, Escape goes back; other keys go to what is focused, characters
    /// into a text field.
    ///
    /// - Returns: Whether the key did something.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        let list = list
        let focused = focusedItem.flatMap { list[$0] }
        let text = focused?.control?.editableText
        if let focused, let text, modifiers.isSubset(of: .shift) {
            let isField = if case .textField? = focused.control?.kind { true } else { false }
            switch key {
            case .return where isField:
                if send(.submit(focused.id)) { return true }
            case .return: return send(.edit(focused.id, text + "\n"))
            case .delete: return send(.edit(focused.id, String(text.dropLast())))
            case _ where key.isPrinted: return send(.edit(focused.id, text + String(key.character)))
            default: break
            }
        }
        let stroke = KeyStroke(key.character, modifiers: modifiers.pressed)
        if send(.key(stroke)) { return true }
        switch key {
        case .tab where modifiers.isSubset(of: .shift):
            return moveFocus(forward: !modifiers.contains(.shift))
        case .return where modifiers.isEmpty, .space where modifiers.isEmpty:
            return focused.map { send(.activate($0.id)) } ?? false
        case .delete where modifiers.isEmpty:
            return focused.map { send(.delete($0.id)) } ?? false
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

extension KeyEquivalent {
    fileprivate var isPrinted: Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
    }
}

extension EventModifiers {
    fileprivate var pressed: KeyStroke.Modifiers {
        var pressed: KeyStroke.Modifiers = []
        if contains(.shift) { pressed.insert(.shift) }
        if contains(.control) { pressed.insert(.control) }
        if contains(.option) { pressed.insert(.alt) }
        if contains(.command) { pressed.insert(.command) }
        return pressed
    }
}
