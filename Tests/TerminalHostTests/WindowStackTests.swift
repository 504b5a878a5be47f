import CellRenderer
import DisplayList
import Foundation
import TerminalFixture
import Testing

@testable import TerminalHost

@MainActor
struct WindowStackTests {
    private func scene(_ text: String) -> ScriptedScene {
        ScriptedScene { scene in [.text(1, "\(text) \(Int(scene.size.width / 8))", 0, 0)] }
    }

    private func stack(_ scenes: ScriptedScene...) -> WindowStack {
        let stack = WindowStack(columns: 20, rows: 5)
        for scene in scenes { stack.open(scene) }
        return stack
    }

    private func screen(_ stack: WindowStack) -> String? {
        stack.front?.draw().grid.lines.first
    }

    @Test func `the window that was opened last is shown`() {
        #expect(screen(stack(scene("first"), scene("second"))) == "second 20")
    }

    @Test func `a window that is opened again comes to the front as it was`() {
        let first = scene("first")
        let stack = stack(first, scene("second"))
        stack.bringToFront(first)
        #expect(screen(stack) == "first 20")
        #expect(stack.sessions.count == 2)
    }

    @Test func `Escape closes the front window, and the last one stays`() {
        let (first, second) = (scene("first"), scene("second"))
        let stack = stack(first, second)
        stack.front?.handle(.key(KeyPress(.escape)))
        #expect(second.isClosed)
        #expect(screen(stack) == "first 20")
        stack.front?.handle(.key(KeyPress(.escape)))
        #expect(!first.isClosed)
    }

    @Test func `Escape that a window has a use for closes nothing`() {
        let second = scene("second")
        second.respond = { if case .back = $0 { true } else { false } }
        let stack = stack(scene("first"), second)
        stack.front?.handle(.key(KeyPress(.escape)))
        #expect(!second.isClosed)
    }

    @Test func `windows that nobody sees go on, and have the terminal's size`() {
        let first = scene("first")
        let stack = stack(first, scene("second"))
        stack.resize(columns: 30, rows: 6)
        stack.updateHidden()
        #expect(!first.needsUpdate)
        stack.bringToFront(first)
        #expect(screen(stack) == "first 30")
    }
}
