import CellRenderer
import DisplayList
import Foundation
import Testing

@MainActor
struct TextInputDrawingTests {
    @Test func `a field shows its text, or its prompt while it is empty`() {
        var scene = Scenery()
        scene.field("Ada", prompt: "Name", 0, 0, columns: 12)
        scene.field("", prompt: "Name", 0, 1, columns: 12)
        #expect(scene.lines(14, 2) == ["[Ada       ]", "[Name      ]"])
    }

    @Test func `a field's text is placed by its alignment, with a cell left for the cursor`() {
        var scene = Scenery()
        for (row, alignment) in [TextSource.Alignment.center, .trailing].enumerated() {
            let field = TextFieldContent(
                text: "123", prompt: "", style: .roundedBorder, font: Scenery.font, color: Scenery.primary,
                alignment: alignment)
            scene.add(.control(Control(kind: .textField(field))), Scenery.frame(0, row, 12, 1))
        }
        #expect(scene.lines(14, 2) == ["[   123    ]", "[      123 ]"])
        let input = InputState(focus: ItemID(rawValue: 2), text: TextInputState(cursor: 3))
        #expect(scene.draw(14, 2, input: input).cursor == CellPosition(column: 10, row: 1))
    }

    @Test func `a secure field shows dots`() {
        var scene = Scenery()
        scene.field("secret", 0, 0, columns: 12, isSecure: true)
        #expect(scene.lines(14, 1) == ["[••••••    ]"])
    }

    @Test func `a long text is scrolled so that the cursor is seen`() {
        var scene = Scenery()
        let field = scene.field("0123456789abcdef", 0, 0, columns: 12)
        let atEnd = scene.draw(14, 1, input: InputState(focus: field, text: TextInputState(cursor: 16)))
        #expect(atEnd.grid.lines == ["[789abcdef ]"])
        #expect(atEnd.cursor == CellPosition(column: 10, row: 0))
        #expect(atEnd.textScroll == 7)
        let back = scene.draw(14, 1, input: InputState(focus: field, text: TextInputState(cursor: 3, scroll: 7)))
        #expect(back.grid.lines == ["[3456789abc]"])
        #expect(back.cursor == CellPosition(column: 1, row: 0))
    }

    @Test func `the selection is marked`() {
        var scene = Scenery()
        let field = scene.field("abc", 0, 0, columns: 12)
        let grid = scene.draw(
            14, 1, input: InputState(focus: field, text: TextInputState(cursor: 2, anchor: 1))
        ).grid
        #expect(!grid[1, 0].style.attributes.contains(.inverse))
        #expect(grid[2, 0].style.attributes.contains(.inverse))
    }

    @Test func `an editor wraps and scrolls to the cursor's line`() {
        var scene = Scenery()
        let editor = scene.add(
            .control(Control(kind: .textEditor(text: "one two\nthree\nfour", font: DisplayFont(size: 16)))),
            Scenery.frame(0, 0, 8, 4))
        #expect(scene.lines(8, 4) == ["╭──────╮", "│one   │", "│two   │", "╰──────╯"])
        let drawing = scene.draw(8, 4, input: InputState(focus: editor, text: TextInputState(cursor: 18)))
        #expect(drawing.grid.lines == ["┏━━━━━━┓", "┃three ┃", "┃four  ┃", "┗━━━━━━┛"])
        #expect(drawing.cursor == CellPosition(column: 5, row: 2))
    }

    @Test func `places and offsets of a wrapped text belong together`() {
        let layout = EditLayout("one two\n日本", columns: 5, isMultiline: true)
        #expect(layout.rows == 3)
        for offset in 0...10 where offset != 4 {
            #expect(layout.offset(at: layout.position(of: offset)) == offset)
        }
        #expect(layout.position(of: 9) == CellPosition(column: 2, row: 2))
        #expect(layout.offset(at: CellPosition(column: 99, row: 99)) == 10)
    }
}
