import DisplayList
import Foundation

extension TestScene {
    /// Goes back to the screen below, with the navigation bar's back button.
    public func goBack(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        guard let bar = navigationBar else {
            throw failure("Can't go back: there is no navigation bar.", caller)
        }
        guard bar.backTitle != nil else {
            throw failure("Can't go back: \"\(bar.title)\" is the first screen, or hides its back button.", caller)
        }
        guard send(.back) else {
            throw failure("Can't go back: nothing took it.", caller)
        }
    }

    /// Leaves what is on top, as Escape does: a pushed screen, or what a button with the cancel action's shortcut
    /// leaves.
    public func dismiss(fileID: StaticString = #fileID, line: Int = #line) throws {
        if send(.back) { return }
        throw failure(
            "Can't dismiss: there is no screen to go back from, and no enabled button has the cancel action.",
            Caller(fileID: fileID, line: line))
    }

    /// What is written on the way back in the navigation bar in front: the title of the screen below, or empty where it
    /// has none; nil where there is no way back.
    public var backTitle: String? {
        navigationBar?.backTitle
    }
}
