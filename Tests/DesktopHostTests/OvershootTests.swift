#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    /// That the toolkit complains is what ends these tests: critical messages are fatal where they run.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct OvershootTests {
        private let id = ItemID(rawValue: 1)

        private func takesAwayAndBringsBack(_ content: DisplayItem.Content, steps: Double) throws -> ItemNode {
            let item = DisplayItem(id: id, frame: CGRect(x: 20, y: 20, width: 200, height: 100), content: content)
            let (window, scene) = try DesktopWindow.showing([.set(item), .order([id], in: .root)])
            let node = try #require(window.nodes[id])
            let scrolled = node.parts.first ?? node.widget
            Overshoot.turnWheel(of: scrolled, steps: steps)
            scene.change([.order([], in: .root)])
            // Longer than the moment after which it swings back.
            TestDisplay.settle()
            scene.change([.order([id], in: .root)])
            TestDisplay.settle()
            return node
        }

        @Test(arguments: [-3, 100.0])
        func `what is taken away while it is scrolled beyond an end comes back at the end`(steps: Double) throws {
            let content = ScrollContent(
                scrollsHorizontally: false, scrollsVertically: true, contentSize: CGSize(width: 200, height: 400),
                offset: .zero)
            let node = try takesAwayAndBringsBack(.scroll(content), steps: steps)
            let vertical = gtk_scrolled_window_get_vadjustment(node.widget.opaque)
            #expect(gtk_adjustment_get_value(vertical) == (steps < 0 ? 0 : 300))
        }

        @Test func `a text that is taken away while it is scrolled beyond an end comes back at the end`() throws {
            let text = String(repeating: "a line\n", count: 50)
            let editor = Control(kind: .textEditor(text: text, font: DisplayFont(size: 14)))
            let node = try takesAwayAndBringsBack(.control(editor), steps: -3)
            let vertical = gtk_scrolled_window_get_vadjustment(try #require(node.parts.first).opaque)
            #expect(gtk_adjustment_get_value(vertical) == 0)
        }
    }
#endif
