import CellRenderer
import DisplayList
import Foundation

/// Where a finger goes.
public enum SwipeDirection: Hashable, Sendable {
    case up, down, left, right

    fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension TestElement {
    /// Swipes over it.
    ///
    /// A row that can be deleted is deleted by a swipe to the left, as by one that goes all the way. Else the scroll view
    /// or list that it is, has or is in scrolls by what is in view, less a line: a swipe up shows what is further down.
    /// At its end it stays where it is.
    public func swipe(_ direction: SwipeDirection, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        try requireReach("swipe over", caller)
        if direction == .left, let row = deletableRow, scene.send(.delete(row)) { return }
        let found = try? window(caller) { $0.scrolls(direction) }
        guard let (id, frame, scroll) = found else {
            let isRow = scene.list[ids[0]].map { TestElement.Kind(of: $0) == .row } ?? false
            let row = direction == .left && isRow ? "the row can't be deleted, and " : ""
            throw scene.failure("Can't swipe over the \(self): \(row)nothing there scrolls \(direction).", caller)
        }
        let cell = CellMetrics.cell
        let page = CGSize(
            width: max(frame.width - cell.width, cell.width), height: max(frame.height - cell.height, cell.height))
        var offset = scroll.offset
        switch direction {
        case .up: offset.y += page.height
        case .down: offset.y -= page.height
        case .left: offset.x += page.width
        case .right: offset.x -= page.width
        }
        scene.scroll(id, to: offset)
    }
}

extension TestScene {
    /// Swipes over the only scroll view or list.
    public func swipe(_ direction: SwipeDirection, fileID: StaticString = #fileID, line: Int = #line) throws {
        try searchedElement.swipe(direction, fileID: fileID, line: line)
    }
}

extension ScrollContent {
    fileprivate func scrolls(_ direction: SwipeDirection) -> Bool {
        direction.isVertical ? scrollsVertically : scrollsHorizontally
    }
}
