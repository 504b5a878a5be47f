import CellRenderer
import DisplayList
import Foundation

/// Where a finger or pointer can get at an element, or why it can't.
enum Reach {
    case at(CGPoint)
    case obstacle(String)
}

extension TestElement {
    /// Whether it is in view, and nothing lies over it.
    public var isHittable: Bool {
        ids.contains { if case .at = scene.reach($0) { true } else { false } }
    }

    /// Scrolls what it is in, where it is in something that scrolls, until it is in view.
    public func scrollToVisible(fileID: StaticString = #fileID, line: Int = #line) throws {
        try requireExistence("scroll to", Caller(fileID: fileID, line: line))
        for id in ids { scene.bringIntoView(id) }
    }

    /// Scrolls to it; throws where a finger or pointer can't get at it even so.
    ///
    /// - Returns: Where it can be touched.
    @discardableResult
    func requireReach(_ action: String, _ caller: Caller) throws -> CGPoint {
        try requireExistence(action, caller)
        if ids == [.root] { return CGPoint(x: scene.size.width / 2, y: scene.size.height / 2) }
        for id in ids { scene.bringIntoView(id) }
        var obstacle = ""
        for id in ids {
            switch scene.reach(id) {
            case .at(let point): return point
            case .obstacle(let why): obstacle = obstacle.isEmpty ? why : obstacle
            }
        }
        throw scene.failure("Can't \(action) the \(self): \(obstacle).", caller)
    }

    func requireExistence(_ action: String, _ caller: Caller) throws {
        if exists { return }
        let reason = scene.aliveNodesAfterClose == nil ? "it is not on the screen any more" : "the scene is closed"
        throw scene.failure("Can't \(action) the element: \(reason).", caller)
    }
}

extension TestScene {
    func reach(_ id: ItemID) -> Reach {
        let list = list
        guard list[id] != nil else { return .obstacle("it is not on the screen any more") }
        if list.isHidden(id) { return .obstacle("it is hidden") }
        let reachable = list.reachable
        if id != reachable, !list.ancestors(of: id).contains(reachable) {
            return .obstacle("it is behind a sheet or an alert")
        }
        let visible = visibleFrame(of: id, in: list)
        guard let visible, visible.width > 0, visible.height > 0 else {
            return .obstacle("it is outside of what the window shows")
        }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        if list.items(at: middle).contains(id) { return .at(middle) }
        for point in cellMiddles(in: visible) where list.items(at: point).contains(id) {
            return .at(point)
        }
        for ancestor in [id] + list.ancestors(of: id) {
            if case .group(let effects)? = list[ancestor]?.content, effects.ignoresPointer {
                return .obstacle("it, or what it is in, does not take taps (allowsHitTesting)")
            }
        }
        guard let cover = list.items(at: middle).first, let item = list[cover] else {
            return .obstacle("it is cut off by an outline around it")
        }
        return .obstacle("it is covered by \(list.mention(of: item))")
    }

    /// The part of an item's frame that no window around it cuts off, in the scene's coordinates.
    func visibleFrame(of id: ItemID, in list: DisplayList) -> CGRect? {
        guard var frame = list.frameInScene(id) else { return nil }
        for ancestor in list.ancestors(of: id) {
            guard let item = list[ancestor], let window = list.frameInScene(ancestor) else { continue }
            switch item.content {
            case .scroll: frame = frame.intersection(window)
            case .group(let effects) where effects.clip != nil: frame = frame.intersection(window)
            default: break
            }
        }
        frame = frame.intersection(CGRect(origin: .zero, size: size))
        return frame.isNull ? nil : frame
    }

    private func cellMiddles(in frame: CGRect) -> [CGPoint] {
        let cell = CellMetrics.cell
        return stride(from: frame.minY + cell.height / 2, to: frame.maxY, by: cell.height).flatMap { y in
            stride(from: frame.minX + cell.width / 2, to: frame.maxX, by: cell.width).map { CGPoint(x: $0, y: y) }
        }
    }

    /// Scrolls each window around an item, from the inside out, just so far that it shows the item.
    func bringIntoView(_ id: ItemID) {
        var inner = id
        for ancestor in list.ancestors(of: id) {
            guard let item = list[ancestor], case .scroll(let scroll) = item.content else { continue }
            guard let inScene = list.frameInScene(inner), let window = list.frameInScene(ancestor) else { return }
            let frame = inScene.offsetBy(dx: scroll.offset.x - window.minX, dy: scroll.offset.y - window.minY)
            var target = scroll.offset
            if scroll.scrollsHorizontally {
                target.x = offset(target.x, showing: frame.minX...frame.maxX, length: window.width)
            }
            if scroll.scrollsVertically {
                target.y = offset(target.y, showing: frame.minY...frame.maxY, length: window.height)
            }
            if target != scroll.offset { send(.scroll(ancestor, to: target)) }
            // What is larger than a window counts as shown when the window around shows this one.
            if inScene.width > window.width || inScene.height > window.height { inner = ancestor }
        }
    }

    private func offset(_ offset: CGFloat, showing range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if range.lowerBound < offset { return range.lowerBound }
        if range.upperBound > offset + length { return min(range.lowerBound, range.upperBound - length) }
        return offset
    }
}
