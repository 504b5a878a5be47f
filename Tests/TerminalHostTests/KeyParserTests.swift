import CellRenderer
import DisplayList
import Testing

@testable import TerminalHost

struct KeyParserTests {
    private func parse(_ text: String, isFinal: Bool = true) -> [TerminalInput] {
        var parser = KeyParser()
        return parser.feed(Array(text.utf8)) + (isFinal ? parser.flush() : [])
    }

    private func keys(_ text: String) -> [KeyPress] {
        parse(text).compactMap { if case .key(let press) = $0 { press } else { nil } }
    }

    @Test func `characters are keys`() {
        #expect(keys("aé日👍") == ["a", "é", "日", "👍"].map { KeyPress(.character($0)) })
    }

    @Test(arguments: [
        ("\r", KeyPress(.enter)), ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)),
        ("\u{1}", KeyPress(.character("a"), .control)), ("\u{1B}", KeyPress(.escape)),
        ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)), ("\u{1B}[Z", KeyPress(.tab, .shift)),
        ("\u{1B}[1;5C", KeyPress(.right, .control)), ("\u{1B}[1;2D", KeyPress(.left, .shift)),
        ("\u{1B}[3~", KeyPress(.delete)), ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[H", KeyPress(.home)),
        ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}x", KeyPress(.character("x"), .alt)),
        ("\u{1B}é", KeyPress(.character("é"), .alt)), ("\u{1B}[15~", KeyPress(.function(5))),
        ("\u{1B}[97;5u", KeyPress(.character("a"), .control)), ("\u{1B}[27;5;13~", KeyPress(.enter, .control)),
        ("\u{1B}[", KeyPress(.character("["), .alt)), ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)),
    ])
    func `sequences are keys`(bytes: String, key: KeyPress) {
        #expect(keys(bytes) == [key])
    }

    @Test func `a sequence may come in pieces`() {
        var parser = KeyParser()
        let bytes = Array("é\u{1B}[1;5C\u{1B}[<0;3;4M👍".utf8)
        var found: [TerminalInput] = []
        for byte in bytes { found += parser.feed([byte]) }
        #expect(
            found == [
                .key(KeyPress(.character("é"))), .key(KeyPress(.right, .control)),
                .mouse(MouseInput(action: .press, position: CellPosition(column: 2, row: 3))),
                .key(KeyPress(.character("👍"))),
            ])
        #expect(!parser.isWaiting)
    }

    @Test func `Escape is only certain when nothing follows`() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.flush() == [.key(KeyPress(.escape))])
        #expect(!parser.isWaiting)
    }

    @Test func `a paste is one text, whatever is in it and however it is cut`() {
        let bytes = Array("\u{1B}[200~a\u{1B}[A\rb\u{1B}[201~c".utf8)
        for size in 1...bytes.count {
            var parser = KeyParser()
            var found: [TerminalInput] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                found += parser.feed(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            #expect(found == [.paste("a\u{1B}[A\rb"), .key(KeyPress(.character("c")))])
        }
    }

    @Test func `the mouse presses, drags, releases and turns its wheel`() {
        let place = CellPosition(column: 9, row: 4)
        let actions: [(String, MouseInput.Action)] = [
            ("0;10;5M", .press), ("32;10;5M", .drag), ("0;10;5m", .release), ("64;10;5M", .wheel(columns: 0, rows: -1)),
            ("65;10;5M", .wheel(columns: 0, rows: 1)), ("67;10;5M", .wheel(columns: 1, rows: 0)),
        ]
        for (bytes, action) in actions {
            #expect(parse("\u{1B}[<" + bytes) == [.mouse(MouseInput(action: action, position: place))])
        }
        #expect(parse("\u{1B}[<2;10;5M").isEmpty)
    }

    @Test(arguments: [
        "\u{1B}[<0;0;0M", "\u{1B}[99999999999999999999~", "\u{1B}]0;title\u{7}", "\u{1B}P+q\u{1B}\\", "\u{1B}[?1;2c",
        "\u{1B}[M !!", "\u{9B}",
    ])
    func `reports and garbage are no keys`(bytes: String) {
        #expect(parse(bytes + "x") == [.key(KeyPress(.character("x")))])
    }

    @Test func `any bytes are survived, and a key behind them is heard`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<40).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random) : "\u{1B}[<;~0M".utf8.randomElement()!
            }
            // A paste may rightly swallow what follows.
            var parser = KeyParser()
            _ = parser.feed(bytes)
            _ = parser.flush()
            _ = parser.feed("\u{1B}[201~".utf8)
            _ = parser.flush()
            #expect(parser.feed("q".utf8) == [.key(KeyPress(.character("q")))], "\(bytes)")
        }
    }
}
