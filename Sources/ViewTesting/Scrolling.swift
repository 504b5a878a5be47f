import DisplayList
import Foundation

/// The ends of what scrolls.
public enum ScrollEnd: Hashable, Sendable {
    case top, bottom, leading, trailing
}

extension TestElement {
    /// Scrolls a scroll view or list, or the one that the element is in, by so many points: positive ones show what is
    /// further down or to the right.
    public func scroll(
        by points: CGFloat, horizontally: CGFloat = 0, fileID: StaticString = #fileID, line: Int = #line
    ) throws {
        let (id, _, scroll) = try window(Caller(fileID: fileID, line: line))
        let offset = CGPoint(x: scroll.offset.x + horizontally, y: scroll.offset.y + points)
        scene.scroll(id, to: offset)
    }

    /// Scrolls a scroll view or list, or the one that the element is in, to one of its ends.
    public func scroll(to end: ScrollEnd, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        // How large the content is, is an estimate until its end is in view.
        for _ in 0..<20 {
            let (id, window, scroll) = try window(caller)
            var offset = scroll.offset
            switch end {
            case .top: offset.y = 0
            case .bottom: offset.y = scroll.contentSize.height - window.height
            case .leading: offset.x = 0
            case .trailing: offset.x = scroll.contentSize.width - window.width
            }
            scene.scroll(id, to: offset)
            if try self.window(caller).scroll.offset == scroll.offset { return }
        }
    }

    /// Scrolls down a scroll view or list, window by window, until it shows a text in which this occurs.
    ///
    /// - Returns: The text.
    @discardableResult
    public func scroll(
        toText part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        let caller = Caller(fileID: fileID, line: line)
        let start = try window(caller)
        while true {
            let found = elements(.text).first { $0.text.contains(part) }
            if let found {
                scene.bringIntoView(found.ids[0])
                return found
            }
            let (id, window, scroll) = try window(caller)
            scene.scroll(id, to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + window.height))
            if try self.window(caller).scroll.offset == scroll.offset {
                scene.scroll(start.id, to: start.scroll.offset)
                throw scene.failure("No text contains \"\(part)\", from here down to the end.", caller)
            }
        }
    }

    private func window(_ caller: Caller) throws -> (id: ItemID, frame: CGRect, scroll: ScrollContent) {
        try requireExistence("scroll", caller)
        let list = scene.list
        let inside = list.descendants(of: ids).filter { TestElement.Kind(of: $0) == .scrollView }
        // The outermost of those inside each other is meant.
        let outermost = inside.filter { item in
            !list.ancestors(of: item.id).contains { ancestor in inside.contains { $0.id == ancestor } }
        }
        if outermost.count > 1 {
            throw scene.failure("Can't scroll: \(outermost.count) scroll views are in the \(self).", caller)
        }
        let around = ids.count == 1 ? list.ancestors(of: ids[0]).compactMap { list[$0] } : []
        guard let item = outermost.first ?? around.first(where: { TestElement.Kind(of: $0) == .scrollView }),
            case .scroll(let scroll) = item.content
        else {
            throw scene.failure("Can't scroll: there is no scroll view or list.", caller)
        }
        return (item.id, item.frame, scroll)
    }
}

extension TestScene {
    /// Scrolls the only scroll view or list by so many points: positive ones show what is further down or to the right.
    public func scroll(
        by points: CGFloat, horizontally: CGFloat = 0, fileID: StaticString = #fileID, line: Int = #line
    ) throws {
        try searchedElement.scroll(by: points, horizontally: horizontally, fileID: fileID, line: line)
    }

    /// Scrolls the only scroll view or list to one of its ends.
    public func scroll(to end: ScrollEnd, fileID: StaticString = #fileID, line: Int = #line) throws {
        try searchedElement.scroll(to: end, fileID: fileID, line: line)
    }

    /// Scrolls down the only scroll view or list, window by window, until it shows a text in which this occurs.
    ///
    /// - Returns: The text.
    @discardableResult
    public func scroll(
        toText part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try searchedElement.scroll(toText: part, fileID: fileID, line: line)
    }

    fileprivate func scroll(_ id: ItemID, to point: CGPoint) {
        guard let item = list[id], case .scroll(let scroll) = item.content else { return }
        func clamped(_ value: CGFloat, _ content: CGFloat, _ window: CGFloat) -> CGFloat {
            max(0, min(value, content - window))
        }
        let target = CGPoint(
            x: clamped(point.x, scroll.contentSize.width, item.frame.width),
            y: clamped(point.y, scroll.contentSize.height, item.frame.height))
        if target != scroll.offset { send(.scroll(id, to: target)) }
    }
}
