import CellRenderer
import DisplayList
import Foundation
import TerminalFixture
import Testing

@testable import TerminalHost

@MainActor
struct TerminalSessionTests {
    private typealias Element = ScriptedScene.Element

    private func session(_ scene: ScriptedScene, columns: Int = 30, rows: Int = 10) -> TerminalSession {
        let session = TerminalSession(scene: scene, columns: columns, rows: rows)
        session.update()
        return session
    }

    private func form() -> ScriptedScene {
        ScriptedScene { scene in
            [
                .field(1, 0, 0, columns: 12, in: scene), .button(10, "One", 0, 1, in: scene),
                .button(20, "Off", 0, 2, isEnabled: false, in: scene), .button(30, "Two", 0, 3, in: scene),
                .button(40, "Side", 12, 3, in: scene),
            ]
        }
    }

    private func press(_ session: TerminalSession, _ keys: Key...) {
        for key in keys { session.handle(.key(KeyPress(key))) }
    }

    private func click(_ session: TerminalSession, _ column: Int, _ row: Int) {
        let place = CellPosition(column: column, row: row)
        session.handle(.mouse(MouseInput(action: .press, position: place)))
        session.handle(.mouse(MouseInput(action: .release, position: place)))
    }

    private func activated(_ scene: ScriptedScene) -> [Int] {
        scene.events.compactMap { if case .activate(let id) = $0 { id.rawValue } else { nil } }
    }

    @Test func `Tab goes through what is enabled and round again`() {
        let scene = form()
        let session = session(scene)
        var order: [Int?] = []
        for _ in 0..<5 {
            press(session, .tab)
            order.append(scene.focus)
        }
        #expect(order == [1, 10, 30, 40, 1])
        session.handle(.key(KeyPress(.tab, .shift)))
        #expect(scene.focus == 40)
    }

    @Test func `arrows go to the nearest in their direction`() {
        let scene = form()
        let session = session(scene)
        press(session, .down, .down, .down)
        #expect(scene.focus == 30)
        press(session, .right)
        #expect(scene.focus == 40)
        press(session, .left, .up, .up)
        #expect(scene.focus == 1)
    }

    @Test func `Return and Space press what has the focus`() {
        let scene = form()
        let session = session(scene)
        press(session, .tab, .tab, .enter, .character(" "))
        #expect(activated(scene) == [10, 10])
    }

    @Test func `typing changes the focused field, Return submits it`() {
        let scene = form()
        let session = session(scene)
        scene.respond = { if case .submit = $0 { true } else { false } }
        press(session, .tab, .character("H"), .character("i"), .character(" "), .enter)
        #expect(scene.texts[1] == "Hi ")
        #expect(scene.events.last == .submit(ItemID(rawValue: 1)))
        #expect(session.draw().grid.lines[0] == "[Hi        ]")
        #expect(session.draw().cursor == CellPosition(column: 4, row: 0))
    }

    @Test func `a program that refuses a character keeps it off the screen`() {
        let scene = form()
        scene.filter = { String($0.filter(\.isNumber)) }
        let session = session(scene)
        press(session, .tab, .character("1"), .character("x"), .character("2"))
        #expect(scene.texts[1] == "12")
        #expect(session.draw().grid.lines[0] == "[12        ]")
        #expect(session.draw().cursor == CellPosition(column: 3, row: 0))
    }

    @Test func `a paste is one edit`() {
        let scene = form()
        let session = session(scene)
        press(session, .tab)
        session.handle(.paste("one\ntwo"))
        #expect(scene.events.filter { if case .edit = $0 { true } else { false } }.count == 1)
        #expect(scene.texts[1] == "one two")
    }

    @Test func `a click presses, once it is let go on the same control`() {
        let scene = form()
        let session = session(scene)
        click(session, 2, 1)
        #expect(activated(scene) == [10])
        session.handle(.mouse(MouseInput(action: .press, position: CellPosition(column: 2, row: 1))))
        session.handle(.mouse(MouseInput(action: .release, position: CellPosition(column: 2, row: 3))))
        #expect(activated(scene) == [10])
    }

    @Test func `a press is seen while the button is held`() {
        let session = session(form())
        press(session, .tab, .tab)
        let before = session.draw().grid[2, 1].style
        session.handle(.mouse(MouseInput(action: .press, position: CellPosition(column: 2, row: 1))))
        #expect(session.draw().grid[2, 1].style != before)
        session.handle(.mouse(MouseInput(action: .drag, position: CellPosition(column: 20, row: 8))))
        #expect(session.draw().grid[2, 1].style == before)
    }

    @Test func `a click on a button leaves the focus in a text`() {
        let scene = form()
        let session = session(scene)
        scene.respond = { if case .activate = $0 { true } else { false } }
        press(session, .tab)
        click(session, 2, 1)
        #expect(scene.focus == 1)
    }

    @Test func `a disabled control can't be pressed`() {
        let scene = form()
        let session = session(scene)
        click(session, 2, 2)
        #expect(activated(scene).isEmpty)
        #expect(scene.focus == nil)
    }

    @Test func `a click into a text puts the cursor there, a drag selects`() {
        let scene = form()
        scene.texts[1] = "Hello"
        let session = session(scene)
        click(session, 3, 0)
        #expect(session.draw().cursor == CellPosition(column: 3, row: 0))
        session.handle(.mouse(MouseInput(action: .press, position: CellPosition(column: 2, row: 0))))
        session.handle(.mouse(MouseInput(action: .drag, position: CellPosition(column: 4, row: 0))))
        press(session, .character("u"))
        #expect(scene.texts[1] == "Hulo")
    }

    private func list() -> ScriptedScene {
        ScriptedScene { scene in
            let offset = Int((scene.offsets[1] ?? .zero).y / 16)
            // Only rows in sight exist, as in a lazy list.
            let rows = (0..<20).filter { (offset..<offset + 4).contains($0) }
            return [
                .scroll(
                    1, 0, 0, columns: 20, rows: 4, contentRows: 20, in: scene,
                    rows.map { .row(100 + 2 * $0, "row \($0)", $0, columns: 20) }),
                .button(10, "Add", 0, 5, in: scene),
            ]
        }
    }

    private func focusedRow(_ scene: ScriptedScene) -> Int? {
        scene.focus.map { ($0 - 100) / 2 }
    }

    @Test func `the wheel scrolls what is under it, until its end`() {
        let scene = list()
        let session = session(scene)
        let wheel = MouseInput(action: .wheel(columns: 0, rows: 1), position: CellPosition(column: 1, row: 1))
        session.handle(.mouse(wheel))
        #expect(session.draw().grid.lines[0].hasPrefix(" row 3"))
        for _ in 0..<20 { session.handle(.mouse(wheel)) }
        #expect(session.draw().grid.lines[3].hasPrefix(" row 19"))
        let count = scene.events.count
        session.handle(.mouse(wheel))
        #expect(scene.events.count == count)
        session.handle(
            .mouse(MouseInput(action: .wheel(columns: 0, rows: -1), position: CellPosition(column: 1, row: 8))))
        #expect(scene.events.count == count)
    }

    @Test func `arrows go through rows that come into being only when they are in sight`() {
        let scene = list()
        let session = session(scene)
        for row in 0..<20 {
            press(session, .down)
            #expect(focusedRow(scene) == row)
        }
        press(session, .down)
        #expect(scene.focus == 10)
        press(session, .up)
        #expect(focusedRow(scene) == 19)
        press(session, .up, .up, .up, .up, .up)
        #expect(focusedRow(scene) == 14)
        #expect(session.draw().grid.lines[0].hasPrefix(" row 14"))
    }

    @Test func `Tab leaves a list only at its end`() {
        let scene = list()
        let session = session(scene)
        for _ in 0..<20 { press(session, .tab) }
        #expect(focusedRow(scene) == 19)
        press(session, .tab)
        #expect(scene.focus == 10)
    }

    @Test func `where a focused row goes away, the next one takes its place`() {
        let scene = ScriptedScene { scene in
            [
                .scroll(
                    1, 0, 0, columns: 20, rows: 4, contentRows: scene.numbers.count, in: scene,
                    scene.numbers.enumerated().map { .row(100 + 2 * $1, "row \($1)", $0, columns: 20) })
            ]
        }
        scene.numbers = Array(0..<6)
        let session = session(scene)
        press(session, .down, .down)
        #expect(focusedRow(scene) == 1)
        scene.numbers.remove(at: 1)
        scene.invalidate()
        session.update()
        #expect(focusedRow(scene) == 2)
        scene.numbers = [0]
        scene.invalidate()
        session.update()
        #expect(focusedRow(scene) == 0)
    }

    @Test func `Delete takes the row away that has the focus, where that is allowed`() {
        for isDeletable in [true, false] {
            let scene = ScriptedScene { scene in
                let row = RowContent(isDeletable: isDeletable)
                return [
                    Element(
                        1, CGRect(x: 0, y: 0, width: 160, height: 16), .row(row), [.button(10, "One", 0, 0, in: scene)])
                ]
            }
            let session = session(scene)
            press(session, .tab, .delete)
            #expect(scene.focus == 10)
            #expect(scene.events.contains(.delete(ItemID(rawValue: 1))) == isDeletable)
        }
    }

    @Test func `nothing behind a modal group is reached`() {
        let scene = ScriptedScene { scene in
            let sheet = Element(
                50, CGRect(x: 16, y: 32, width: 160, height: 64), .group(GroupEffects(isModal: true)),
                [.button(60, "Done", 1, 1, in: scene)])
            return [.button(10, "One", 0, 0, in: scene), .field(1, 0, 1, columns: 12, in: scene)]
                + (scene.numbers == [1] ? [sheet] : [])
        }
        scene.numbers = [1]
        let session = session(scene)
        press(session, .tab)
        #expect(scene.focus == 60)
        press(session, .tab)
        #expect(scene.focus == 60)
        click(session, 2, 0)
        #expect(activated(scene).isEmpty)
        click(session, 5, 3)
        #expect(activated(scene) == [60])
        scene.numbers = []
        scene.invalidate()
        session.update()
        click(session, 2, 0)
        #expect(activated(scene) == [60, 10])
    }

    @Test func `Page Down, End and Home scroll`() {
        let scene = list()
        let session = session(scene)
        press(session, .pageDown)
        #expect(session.draw().grid.lines[0].hasPrefix(" row 3"))
        press(session, .end)
        #expect(session.draw().grid.lines[3].hasPrefix(" row 19"))
        press(session, .home)
        #expect(session.draw().grid.lines[0].hasPrefix(" row 0"))
    }

    @Test func `Escape goes back, other keys are handed over`() {
        let scene = form()
        let session = session(scene)
        press(session, .escape, .character("q"), .function(2))
        #expect(
            scene.events.suffix(4) == [
                .key(KeyStroke("\u{1B}")), .back, .key(KeyStroke("q")), .key(KeyStroke("\u{F705}")),
            ])
    }

    @Test func `Return that no field wants is a key`() {
        let scene = form()
        let session = session(scene)
        press(session, .tab, .enter)
        #expect(scene.events.suffix(2) == [.submit(ItemID(rawValue: 1)), .key(KeyStroke("\r"))])
    }

    @Test func `a program that uses the arrows keeps the focus where it is`() {
        let scene = form()
        scene.respond = { $0 == .key(KeyStroke("\u{F701}")) }
        let session = session(scene)
        press(session, .tab, .tab, .down)
        #expect(scene.focus == 10)
        press(session, .up)
        #expect(scene.focus == 1)
    }

    @Test func `a click on what can be focused and does nothing else focuses it`() {
        let scene = form()
        let session = session(scene)
        click(session, 2, 1)
        #expect(scene.focus == 10)
        scene.respond = { if case .activate = $0 { true } else { false } }
        click(session, 2, 3)
        #expect(scene.focus == 10)
    }

    @Test func `Control stands for Command where nobody wants Control`() {
        let scene = form()
        let session = session(scene)
        session.handle(.key(KeyPress(.character("s"), .control)))
        #expect(
            scene.events.suffix(2) == [
                .key(KeyStroke("s", modifiers: .control)), .key(KeyStroke("s", modifiers: .command)),
            ])
    }

    @Test func `the program can move the focus`() {
        let scene = form()
        let session = session(scene)
        scene.focus = 1
        scene.invalidate()
        session.update()
        press(session, .character("x"))
        #expect(scene.texts[1] == "x")
        scene.focus = nil
        scene.invalidate()
        session.update()
        press(session, .character("y"))
        #expect(scene.texts[1] == "x")
    }

    @Test func `the way back is in the bar's corner`() {
        let scene = ScriptedScene { _ in
            let bar = NavigationBarContent(title: "Ada", isLarge: false, backTitle: "People")
            return [Element(1, CGRect(x: 0, y: 0, width: 240, height: 32), .navigationBar(bar))]
        }
        let session = session(scene)
        click(session, 20, 0)
        #expect(!scene.events.contains(.back))
        click(session, 3, 0)
        #expect(scene.events.last == .back)
    }

    @Test func `a gesture that wants the pointer gets all of it`() {
        let scene = form()
        scene.respond = { if case .pointer = $0 { true } else { false } }
        let session = session(scene)
        click(session, 2, 1)
        #expect(activated(scene).isEmpty)
        let phases = scene.events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
        #expect(phases == [.down, .up])
    }

    @Test func `a tiny terminal shows what fits`() {
        let scene = form()
        let session = session(scene, columns: 3, rows: 1)
        #expect(session.draw().grid.lines.count == 1)
        #expect(scene.size == CellMetrics.size(columns: 10, rows: 3))
        session.resize(columns: 1, rows: 0)
        session.update()
        #expect(session.draw().grid.lines.isEmpty)
    }

    @Test func `lines of an editor are left upwards only from the first`() {
        let scene = ScriptedScene { scene in
            [.button(10, "Top", 0, 0, in: scene), .editor(1, 0, 1, columns: 12, rows: 5, in: scene)]
        }
        scene.texts[1] = "a\nb"
        let session = session(scene)
        press(session, .tab, .tab, .up, .character("x"))
        #expect(scene.texts[1] == "ax\nb")
        press(session, .up)
        #expect(scene.focus == 10)
    }
}
