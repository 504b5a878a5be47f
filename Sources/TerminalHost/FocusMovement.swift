import CellRenderer
import DisplayList
import Foundation

extension TerminalSession {
    /// Tab: the next one in the scene's order, from the last back to the first.
    @discardableResult
    func moveFocus(forward: Bool) -> Bool {
        guard let id = focus else { return focusFirst(forward: forward) }
        if let next = inLine(after: id, forward: forward) {
            setFocus(next)
            return true
        }
        let order = FocusMap(list).order
        guard let other = forward ? order.first : order.last else { return false }
        setFocus(other.id)
        return true
    }

    /// The next in the order of Tab. Rows of a long list come into being as they come into sight, so a list is scrolled
    /// on before it is left.
    func inLine(after id: ItemID, forward: Bool) -> ItemID? {
        let window = scrollAncestors(of: id).first
        var next = FocusMap(list).neighbour(of: id, forward: forward)
        for _ in 0..<64 {
            guard let window, !(next.map { isInside($0, window) } ?? false),
                scroll(window, columns: 0, rows: forward ? 2 : -2), takesFocus(id)
            else { break }
            next = FocusMap(list).neighbour(of: id, forward: forward)
        }
        return next
    }

    func focusFirst(forward: Bool) -> Bool {
        guard let id = forward ? placeToGoOn : list.focusOrder.last else { return false }
        setFocus(id)
        return true
    }

    /// An arrow: the nearest in that direction, within a list first; where there is none, the list is scrolled.
    @discardableResult
    func moveFocus(_ direction: FocusDirection) -> Bool {
        guard let id = focus, let frame = list.frameInScene(id) else {
            if direction == .down || direction == .up {
                return FocusMap(list).order.isEmpty ? scrollScreen(direction) : focusFirst(forward: true)
            }
            return scrollScreen(direction)
        }
        let window = scrollAncestors(of: id).first
        if let window {
            if let next = FocusMap(list).neighbour(of: frame, direction, among: { $0 != id && isInside($0, window) }) {
                setFocus(next)
                return true
            }
            let before = scrollOffset(of: window)
            if scroll(window, direction) {
                guard takesFocus(id), let moved = list.frameInScene(id) else { return true }
                let next = FocusMap(list).neighbour(of: moved, direction, among: { $0 != id && isInside($0, window) })
                if let next { setFocus(next) }
                return next != nil || scrollOffset(of: window) != before
            }
        }
        if let next = FocusMap(list).neighbour(of: frame, direction, among: { $0 != id }) {
            setFocus(next)
            return true
        }
        return window == nil && scrollScreen(direction)
    }
}

extension FocusDirection {
    init(_ key: Key) {
        switch key {
        case .up: self = .up
        case .left: self = .left
        case .right: self = .right
        default: self = .down
        }
    }
}
