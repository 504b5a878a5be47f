import CellRenderer
import DisplayList
import Foundation
import Testing

@MainActor
struct CellRendererTests {
    @Test func `texts stand where their frames are`() {
        var scene = Scenery()
        scene.text("Hello", 2, 1)
        scene.text("日本", 8, 1)
        #expect(scene.lines(14, 3) == ["", "  Hello 日本", ""])
        #expect(scene.draw(14, 3).grid.plainText == "\n  Hello 日本\n")
    }

    @Test func `what reaches over the edge is cut, a wide character as a whole`() {
        var scene = Scenery()
        scene.text("Hello", 3, 0)
        scene.text("日本", 2, 1)
        #expect(scene.lines(5, 2) == ["   He", "  日"])
    }

    @Test func `text over half of a wide character blanks the other half`() {
        var scene = Scenery()
        scene.text("日本", 0, 0)
        scene.text("x", 1, 0)
        #expect(scene.lines(5, 1) == [" x本"])
    }

    @Test func `control characters in a text are shown, never sent`() {
        var scene = Scenery()
        scene.text("a\u{1B}[2J\u{7}\u{9B}\u{202E}\u{200B}b\u{7F}", 0, 0)
        #expect(scene.lines(20, 1) == ["a␛[2J␇\u{FFFD}\u{FFFD}\u{FFFD}b␡"])
    }

    @Test func `a hidden group is not drawn`() {
        var scene = Scenery()
        let group = scene.add(.group(GroupEffects(opacity: 0)), Scenery.frame(0, 0, 10, 1))
        scene.text("secret", 0, 0, in: group)
        #expect(scene.lines(10, 1) == [""])
    }

    @Test func `a group's outline clips`() {
        var scene = Scenery()
        let clip = DisplayPath.rectangle(Scenery.frame(0, 0, 3, 1))
        let group = scene.add(.group(GroupEffects(clip: clip)), Scenery.frame(1, 0, 3, 1))
        scene.text("abcdef", 0, 0, in: group)
        #expect(scene.lines(10, 1) == [" abc"])
    }

    @Test func `a scroll window shows its share and says where it is`() {
        var scene = Scenery()
        let content = ScrollContent(
            scrollsHorizontally: false, scrollsVertically: true, contentSize: CellMetrics.size(columns: 6, rows: 8),
            offset: CGPoint(x: 0, y: 64))
        let window = scene.add(.scroll(content), Scenery.frame(0, 1, 6, 4))
        for row in 0..<8 { scene.text("row \(row)", 0, row, in: window) }
        #expect(scene.lines(8, 6) == ["", "row 4", "row 5", "row 6▐", "row 7▐", ""])
    }

    @Test func `buttons are told from text`() {
        var scene = Scenery()
        scene.button("Add", 0, 0)
        #expect(scene.lines(10, 1) == ["[ Add ]"])
    }

    @Test func `focus, press and disabling are seen without colours`() {
        var scene = Scenery()
        let button = scene.button("Add", 0, 0)
        let disabled = scene.button("Off", 0, 1, isEnabled: false)
        func attributes(_ input: InputState, row: Int = 0) -> CellStyle.Attributes {
            scene.draw(10, 2, input: input).grid[2, row].style.attributes
        }
        let plain = attributes(InputState())
        let focused = attributes(InputState(focus: button))
        let pressed = attributes(InputState(focus: button, pressed: button))
        #expect(Set([plain.rawValue, focused.rawValue, pressed.rawValue]).count == 3)
        #expect(attributes(InputState(), row: 1).contains(.dim))
        #expect(scene.list[disabled] != nil)
    }

    @Test(arguments: [(true as Bool?, "[x] Sound"), (false, "[ ] Sound"), (nil, "[-] Sound")])
    func `a checkbox shows its state`(isOn: Bool?, line: String) {
        var scene = Scenery()
        let toggle = ToggleContent(isOn: isOn, style: .checkbox, indicator: Scenery.frame(0, 0, 3, 1))
        let id = scene.add(.control(Control(kind: .toggle(toggle))), Scenery.frame(0, 0, 9, 1))
        scene.text("Sound", 4, 0, in: id)
        #expect(scene.lines(12, 1) == [line])
    }

    @Test func `a switch shows its state`() {
        for (isOn, line) in [(true, "(━━●)"), (false, "(●──)")] {
            var scene = Scenery()
            let toggle = ToggleContent(isOn: isOn, style: .switch, indicator: Scenery.frame(1, 0, 5, 1))
            scene.add(.control(Control(kind: .toggle(toggle))), Scenery.frame(0, 0, 6, 1))
            #expect(scene.lines(12, 1) == [" " + line])
        }
    }

    @Test func `a row shows that it is selected and that it leads on`() {
        var scene = Scenery()
        let row = scene.add(
            .row(RowContent(isSelected: true, showsDisclosure: true)), Scenery.frame(0, 0, 12, 1))
        scene.text("Ada", 1, 0, in: row)
        #expect(scene.lines(14, 1) == ["▌Ada       ›"])
    }

    @Test func `a navigation bar shows the way back, the title and a rule`() {
        var scene = Scenery()
        let bar = NavigationBarContent(title: "Ada", isLarge: false, backTitle: "People")
        scene.add(.navigationBar(bar), Scenery.frame(0, 0, 24, 2))
        #expect(scene.lines(24, 2) == [" ‹ People  Ada", String(repeating: "─", count: 24)])
    }

    @Test func `titles that are too long for a bar are cut, the way back first`() {
        var scene = Scenery()
        let bar = NavigationBarContent(title: "A very long title indeed", isLarge: false, backTitle: "Everybody")
        scene.add(.navigationBar(bar), Scenery.frame(0, 0, 24, 1))
        scene.text("|", 24, 0)
        #expect(scene.lines(30, 1) == [" ‹ Every…  A very long …|"])
    }

    @Test func `dividers are lines`() {
        var scene = Scenery()
        scene.add(.divider(.horizontal, Scenery.primary), Scenery.frame(1, 0, 3, 1))
        scene.add(.divider(.vertical, Scenery.primary), Scenery.frame(0, 1, 1, 2))
        #expect(scene.lines(5, 3) == [" ───", "│", "│"])
    }

    @Test func `symbols are characters, unknown ones are seen to be missing`() {
        var scene = Scenery()
        let names = ["star.fill", "none.such"]
        for (column, name) in names.enumerated() {
            let symbol = SymbolContent(name: name, font: Scenery.font, color: Scenery.primary)
            scene.add(.symbol(symbol), Scenery.frame(column * 2, 0, 1, 1))
        }
        #expect(scene.lines(5, 1) == ["★ ⍰"])
    }

    @Test func `primary letters on the plain ground use the terminal's own colours`() {
        var scene = Scenery()
        scene.text("a", 0, 0)
        #expect(scene.draw(1, 1).grid[0, 0].style == CellStyle())
    }
}
