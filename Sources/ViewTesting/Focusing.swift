import DisplayList
import Foundation

extension TestScene {
    /// What has the keyboard focus.
    public var focusedElement: TestElement? {
        focusedItem.map { TestElement(self, [$0]) }
    }

    /// Moves the keyboard focus on to the next element that takes it, as Tab does: from the last to the first.
    ///
    /// - Returns: What has the focus now.
    @discardableResult
    public func focusNext(fileID: StaticString = #fileID, line: Int = #line) throws -> TestElement {
        try focusNeighbour(forward: true, Caller(fileID: fileID, line: line))
    }

    /// Moves the keyboard focus back to the element before, as Tab with Shift does: from the first to the last.
    ///
    /// - Returns: What has the focus now.
    @discardableResult
    public func focusPrevious(fileID: StaticString = #fileID, line: Int = #line) throws -> TestElement {
        try focusNeighbour(forward: false, Caller(fileID: fileID, line: line))
    }

    private func focusNeighbour(forward: Bool, _ caller: Caller) throws -> TestElement {
        guard moveFocus(forward: forward), let focusedElement else {
            throw failure("Can't move the focus: nothing here takes it.", caller)
        }
        return focusedElement
    }
}
