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
        try scrollDown(orThrow: "No text contains \"\(part)\"", Caller(fileID: fileID, line: line)) {
            elements(.text).first { $0.text.contains(part) }
        }
    }

    /// Scrolls down a scroll view or list, window by window, until it shows the element with this accessibility
    /// identifier.
    ///
    /// - Returns: The element.
    @discardableResult
    public func scroll(
        toID identifier: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        let message = "No element has the accessibility identifier \"\(identifier)\""
        return try scrollDown(orThrow: message, Caller(fileID: fileID, line: line)) {
            try? element(id: identifier)
        }
    }

    private func scrollDown(
        orThrow message: String, _ caller: Caller, until search: () -> TestElement?
    ) throws -> TestElement {
        let start = try window(caller)
        while true {
            if let found = search() {
                scene.bringIntoView(found.ids[0])
                return found
            }
            let (id, window, scroll) = try window(caller)
            scene.scroll(id, to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + window.height))
            if try self.window(caller).scroll.offset == scroll.offset {
                scene.scroll(start.id, to: start.scroll.offset)
                throw scene.failure("\(message), from here down to the end.", caller)
            }
        }
    }

    typealias ScrollWindow = (id: ItemID, frame: CGRect, scroll: ScrollContent)

    /// - Parameter scrolls: Whether it scrolls in the way that is wanted.
    func window(
        _ caller: Caller, _ action: String = "scroll", where scrolls: (ScrollContent) -> Bool = { _ in true }
    ) throws -> ScrollWindow {
        try requireExistence(action, caller)
        let list = scene.list
        func isWanted(_ item: DisplayItem) -> Bool {
            if case .scroll(let scroll) = item.content { scrolls(scroll) } else { false }
        }
        let inside = list.descendants(of: ids).filter(isWanted)
        // The outermost of those inside each other is meant.
        let outermost = inside.filter { item in
            !list.ancestors(of: item.id).contains { ancestor in inside.contains { $0.id == ancestor } }
        }
        if outermost.count > 1 {
            throw scene.failure("Can't \(action): \(outermost.count) scroll views are in the \(self).", caller)
        }
        let around = ids.count == 1 ? list.ancestors(of: ids[0]).compactMap { list[$0] } : []
        guard let item = outermost.first ?? around.first(where: isWanted),
            case .scroll(let scroll) = item.content
        else {
            throw scene.failure("Can't \(action): there is no scroll view or list.", caller)
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

    /// Scrolls until an element is in view.
    public func scroll(to element: TestElement, fileID: StaticString = #fileID, line: Int = #line) throws {
        try element.scrollToVisible(fileID: fileID, line: line)
    }

    /// Scrolls down the only scroll view or list, window by window, until it shows the element with this accessibility
    /// identifier.
    ///
    /// - Returns: The element.
    @discardableResult
    public func scroll(
        toID identifier: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try searchedElement.scroll(toID: identifier, fileID: fileID, line: line)
    }

    func scroll(_ id: ItemID, to point: CGPoint) {
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
