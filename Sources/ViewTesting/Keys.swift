import CellRenderer
import DisplayList
import Foundation
import SwiftUICore

extension TestScene {
    /// Presses a key, which means what it means in a window: Tab moves the focus, Return and the space bar press the
    /// focused control, arrows move the focus in their direction, Return submits a text field, Escape goes back; keyboard
    /// shortcuts do what they stand for; other keys go to what is focused, characters into a text field.
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
        case .upArrow, .downArrow, .leftArrow, .rightArrow:
            // In a text, arrows move the cursor.
            return modifiers.isEmpty && text == nil && moveFocus(FocusDirection(key))
        default:
            return false
        }
    }

    func moveFocus(forward: Bool) -> Bool {
        let order = list.focusOrder
        guard !order.isEmpty else { return false }
        let next: Int
        if let focusedItem, let current = order.firstIndex(of: focusedItem) {
            next = (current + (forward ? 1 : order.count - 1)) % order.count
        } else {
            next = forward ? 0 : order.count - 1
        }
        moveFocus(to: order[next])
        bringIntoView(order[next])
        return true
    }

    /// The nearest in a direction, within a list first; where there is none, the list is scrolled.
    private func moveFocus(_ direction: FocusDirection) -> Bool {
        guard let id = focusedItem else { return moveFocus(forward: direction == .down || direction == .right) }
        let window = list.ancestors(of: id).first { self.scroll(of: $0) != nil }
        while let frame = list.frameInScene(id) {
            let list = list
            let next = FocusMap(list).neighbour(of: frame, direction) { other in
                other != id && window.map { list.ancestors(of: other).contains($0) } ?? true
            }
            if let next {
                moveFocus(to: next)
                bringIntoView(next)
                return true
            }
            guard let window, let before = scroll(of: window)?.offset else { return false }
            let step = CellMetrics.size(columns: 4, rows: 2)
            scroll(
                window,
                to: CGPoint(
                    x: before.x + step.width * direction.columns, y: before.y + step.height * direction.rows))
            if scroll(of: window)?.offset == before { break }
        }
        guard let frame = list.frameInScene(id),
            let next = FocusMap(list).neighbour(of: frame, direction, among: { $0 != id })
        else { return false }
        moveFocus(to: next)
        return true
    }

    private func scroll(of id: ItemID) -> ScrollContent? {
        if case .scroll(let scroll)? = list[id]?.content { scroll } else { nil }
    }
}

extension FocusDirection {
    fileprivate init(_ arrow: KeyEquivalent) {
        switch arrow {
        case .upArrow: self = .up
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: self = .down
        }
    }

    fileprivate var columns: CGFloat { self == .right ? 1 : self == .left ? -1 : 0 }

    fileprivate var rows: CGFloat { self == .down ? 1 : self == .up ? -1 : 0 }
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
