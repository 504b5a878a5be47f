import CellRenderer
import DisplayList
import Testing

@testable import TerminalHost

struct TextInputTests {
    /// Types keys into a text; `|` is the cursor before and after.
    private func edit(_ before: String, _ keys: KeyPress..., multiline: Bool = false, columns: Int = 80) -> String {
        let cursor = Array(before).firstIndex(of: "|")!
        var input = TextInput(before.replacing("|", with: ""), isMultiline: multiline, cursor: cursor)
        for key in keys {
            let layout = EditLayout(input.text, columns: columns, isMultiline: multiline)
            _ = input.handle(key, layout: layout)
        }
        return shown(input)
    }

    private func shown(_ input: TextInput) -> String {
        var characters = Array(input.text)
        characters.insert("|", at: input.cursor)
        return String(characters)
    }

    private func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }

    @Test func `typing inserts at the cursor`() {
        #expect(edit("a|c", KeyPress(.character("b"))) == "ab|c")
        #expect(edit("|", KeyPress(.character("日"))) == "日|")
    }

    @Test func `deleting takes whole characters`() {
        #expect(edit("a👩‍👩‍👧|b", KeyPress(.backspace)) == "a|b")
        #expect(edit("a|e\u{301}b", KeyPress(.delete)) == "a|b")
        #expect(edit("one two|", KeyPress(.backspace, .alt)) == "one |")
        #expect(edit("|one two", KeyPress(.delete, .control)) == "| two")
    }

    @Test func `the keys of a shell work`() {
        #expect(edit("one two|", control("a")) == "|one two")
        #expect(edit("|one two", control("e")) == "one two|")
        #expect(edit("one| two", control("k")) == "one|")
        #expect(edit("one| two", control("u")) == "| two")
        #expect(edit("one a-b |c", control("w")) == "one |c")
        #expect(edit("one| two", KeyPress(.home), KeyPress(.character("x"))) == "x|one two")
        #expect(edit("one two|", KeyPress(.left, .control)) == "one |two")
    }

    @Test func `an accent joins the letter before the cursor`() {
        #expect(edit("e|x", KeyPress(.character("\u{301}"))) == "e\u{301}|x")
    }

    @Test func `typing over a selection replaces it`() {
        #expect(
            edit("a|bcd", KeyPress(.right, .shift), KeyPress(.right, .shift), KeyPress(.character("x"))) == "ax|d")
        #expect(edit("a|bcd", KeyPress(.right, .shift), KeyPress(.backspace)) == "a|cd")
        #expect(edit("a|bcd", KeyPress(.end, .shift), KeyPress(.left)) == "a|bcd")
    }

    @Test func `a paste keeps to one line and leaves controls out`() {
        var input = TextInput("ad", isMultiline: false, cursor: 1)
        #expect(input.insert("b\r\nc\u{1B}\u{7}") == .edited)
        #expect(shown(input) == "ab c|d")
        #expect(input.insert("\u{1B}") == .ignored)
    }

    @Test func `the cursor moves between the rows of several lines`() {
        #expect(edit("one\ntw|o", KeyPress(.up), multiline: true) == "on|e\ntwo")
        #expect(edit("on|e\ntwo", KeyPress(.down), multiline: true) == "one\ntw|o")
        #expect(edit("one tw|o", KeyPress(.up), multiline: true, columns: 4) == "on|e two")
        #expect(edit("a|b", KeyPress(.enter), multiline: true) == "a\n|b")
        #expect(edit("one\ntw|o", control("a"), multiline: true) == "one\n|two")
        #expect(edit("one|\ntwo", control("k"), multiline: true) == "one|two")
    }

    @Test func `a move that is not possible is left to others`() {
        var input = TextInput("ab", isMultiline: false, cursor: 2)
        let layout = EditLayout("ab", columns: 10, isMultiline: false)
        #expect(input.handle(KeyPress(.right), layout: layout) == .ignored)
        #expect(input.handle(KeyPress(.up), layout: layout) == .ignored)
        #expect(input.handle(KeyPress(.left), layout: layout) == .moved)
    }

    @Test(arguments: [
        ("abc|", "ABC", "ABC|"), ("ab|cd", "abcd!", "ab|cd!"), ("12|34", "1,234", "1,2|34"),
        ("1234|", "1,234", "1,234|"),
        ("ab|", "", "|"), ("a|bc", "xbc", "x|bc"), ("abx|c", "abc", "ab|c"),
    ])
    func `the cursor keeps its place when the program answers with another text`(
        before: String, answer: String, after: String
    ) {
        let cursor = Array(before).firstIndex(of: "|")!
        var input = TextInput(before.replacing("|", with: ""), isMultiline: false, cursor: cursor)
        input.adopt(answer)
        #expect(shown(input) == after)
    }
}
