import CellRenderer
import DisplayList
import Foundation

extension TerminalSession {
    func scrollAncestors(of id: ItemID) -> [ItemID] {
        var found: [ItemID] = []
        var current = id
        while let parent = list.parent(of: current) {
            if case .scroll = list[parent]?.content { found.append(parent) }
            current = parent
        }
        return found
    }

    func isInside(_ id: ItemID, _ container: ItemID) -> Bool {
        var current = id
        while let parent = list.parent(of: current) {
            if parent == container { return true }
            current = parent
        }
        return false
    }

    func scrollOffset(of id: ItemID) -> CGPoint? {
        if case .scroll(let scroll) = list[id]?.content { scroll.offset } else { nil }
    }

    /// Scrolls by cells; false where it can't go further that way.
    func scroll(_ id: ItemID, columns: Int, rows: Int) -> Bool {
        guard let item = list[id], case .scroll(let content) = item.content else { return false }
        let cell = CellMetrics.cell
        let far = CGPoint(
            x: max(content.contentSize.width - item.frame.width, 0),
            y: max(content.contentSize.height - item.frame.height, 0))
        var target = content.offset
        if content.scrollsHorizontally {
            target.x = min(max(target.x + CGFloat(columns) * cell.width, 0), max(far.x, 0))
        }
        if content.scrollsVertically {
            target.y = min(max(target.y + CGFloat(rows) * cell.height, 0), max(far.y, 0))
        }
        guard target != content.offset else { return false }
        scene.send(.scroll(id, to: target))
        update()
        return scrollOffset(of: id) != content.offset
    }

    func scroll(_ id: ItemID, _ direction: FocusDirection) -> Bool {
        switch direction {
        case .up: scroll(id, columns: 0, rows: -2)
        case .down: scroll(id, columns: 0, rows: 2)
        case .left: scroll(id, columns: -4, rows: 0)
        case .right: scroll(id, columns: 4, rows: 0)
        }
    }

    /// What Page Down and its like are for: around the focus first, then whatever scrolls.
    var scrollCandidates: [ItemID] {
        var candidates = focus.map(scrollAncestors) ?? []
        list.forEachShown { item in
            if case .scroll = item.content, !candidates.contains(item.id) { candidates.append(item.id) }
        }
        return candidates
    }

    func scrollScreen(_ direction: FocusDirection) -> Bool {
        scrollCandidates.contains { scroll($0, direction) }
    }

    @discardableResult
    func scrollScreen(_ key: Key) -> Bool {
        scrollCandidates.contains { id in
            let height = Int((list[id]?.frame.height ?? 0) / CellMetrics.cell.height)
            switch key {
            case .pageUp: return scroll(id, columns: 0, rows: -max(height - 1, 1))
            case .pageDown: return scroll(id, columns: 0, rows: max(height - 1, 1))
            case .home: return scroll(id, columns: 0, rows: -1_000_000)
            default: return scroll(id, columns: 0, rows: 1_000_000)
            }
        }
    }

    func scrollIntoView(_ id: ItemID) {
        guard var frame = list[id]?.frame else { return }
        var current = id
        var hasScrolled = false
        while let parent = list.parent(of: current), let item = list[parent] {
            if case .scroll(let content) = item.content {
                var offset = content.offset
                if content.scrollsVertically {
                    offset.y = Self.nearest(offset.y, showing: frame.minY, frame.maxY, length: item.frame.height)
                }
                if content.scrollsHorizontally {
                    offset.x = Self.nearest(offset.x, showing: frame.minX, frame.maxX, length: item.frame.width)
                }
                if offset != content.offset {
                    scene.send(.scroll(parent, to: offset))
                    hasScrolled = true
                }
                frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
            }
            frame = frame.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
            current = parent
        }
        if hasScrolled { update() }
    }

    private static func nearest(_ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, length: CGFloat) -> CGFloat {
        if start < offset { return max(start, 0) }
        if end > offset + length { return max(min(end - length, start), 0) }
        return offset
    }
}
