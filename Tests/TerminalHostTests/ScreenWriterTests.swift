import CellRenderer
import DisplayList
import Foundation
import PseudoTerminal
import Testing

@testable import TerminalHost

@MainActor
struct ScreenWriterTests {
    private func grid(_ lines: String..., columns: Int = 10) -> CellGrid {
        var list = DisplayList()
        for (row, line) in lines.enumerated() {
            let id = ItemID(rawValue: row + 1)
            let color = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)
            let source = TextSource(runs: [TextRun(line, font: DisplayFont(size: 17), color: color)])
            let text = CellMetrics().layOut(source, width: nil, height: nil)
            list.apply([
                .set(DisplayItem(id: id, frame: .init(x: 0, y: row * 16, width: 80, height: 16), content: .text(text))),
                .order((1...row + 1).map { ItemID(rawValue: $0) }, in: .root),
            ])
        }
        return CellRenderer(columns: columns, rows: lines.count).draw(list).grid
    }

    private func string(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test func `only changed cells are written`() {
        var writer = ScreenWriter(depth: .none)
        _ = writer.bytes(for: grid("Hello", "World"), cursor: nil)
        let bytes = string(writer.bytes(for: grid("Hello", "Wurld"), cursor: nil))
        #expect(bytes.contains("\u{1B}[2;2Hu"))
        #expect(!bytes.contains("H" + "ello") && !bytes.contains("rld"))
    }

    @Test func `nothing is written where nothing changed`() {
        var writer = ScreenWriter(depth: .full)
        _ = writer.bytes(for: grid("Hello"), cursor: nil)
        #expect(writer.bytes(for: grid("Hello"), cursor: nil).isEmpty)
        #expect(!writer.bytes(for: grid("Hello"), cursor: CellPosition(column: 1, row: 0)).isEmpty)
    }

    @Test func `a screen that was reached step by step is the one that was meant`() {
        var random = SystemRandomNumberGenerator()
        var writer = ScreenWriter(depth: .full)
        var output = ""
        for _ in 0..<200 {
            let lines = (0..<3).map { _ in
                String((0..<Int.random(in: 0...9, using: &random)).map { _ in "ab  日".randomElement(using: &random)! })
            }
            let grid = grid(lines[0], lines[1], lines[2])
            output += string(writer.bytes(for: grid, cursor: nil))
            let shown = EmulatedScreen(output).lines
            #expect(Array(shown.prefix(3)) == grid.lines)
            if shown.prefix(3) != grid.lines[...] { return }
            if output.count > 4000 {
                output = ""
                writer.forget()
            }
        }
    }

    @Test func `a title can't smuggle in sequences`() {
        var writer = ScreenWriter(depth: .full)
        #expect(string(writer.bytes(forTitle: "a\u{1B}\\b\n")) == "\u{1B}]2;a␛\\b \u{1B}\\")
        #expect(writer.bytes(forTitle: "a\u{1B}\\b\n").isEmpty)
    }

    @Test func `another size or a forgotten screen is written as a whole`() {
        var writer = ScreenWriter(depth: .full)
        _ = writer.bytes(for: grid("Hello"), cursor: nil)
        #expect(string(writer.bytes(for: grid("Hello", columns: 12), cursor: nil)).contains("Hello"))
        writer.forget()
        #expect(string(writer.bytes(for: grid("Hello", columns: 12), cursor: nil)).contains("Hello"))
    }

    @Test func `what follows a wide character is placed for certain`() {
        var writer = ScreenWriter(depth: .full)
        #expect(string(writer.bytes(for: grid("日x"), cursor: nil)).contains("日\u{1B}[1;3Hx"))
    }

    @Test func `colours are told as the terminal knows them`() {
        func bytes(_ depth: ColorDepth) -> String {
            var list = DisplayList()
            let red = DisplayColor(red: 1, green: 0, blue: 0)
            let source = TextSource(runs: [TextRun("x", font: DisplayFont(size: 17), color: red)])
            let text = CellMetrics().layOut(source, width: nil, height: nil)
            let frame = CGRect(x: 0, y: 0, width: 8, height: 16)
            list.apply([
                .set(DisplayItem(id: ItemID(rawValue: 1), frame: frame, content: .text(text))),
                .order([ItemID(rawValue: 1)], in: .root),
            ])
            var writer = ScreenWriter(depth: depth)
            return string(writer.bytes(for: CellRenderer(columns: 1, rows: 1).draw(list).grid, cursor: nil))
        }
        #expect(bytes(.full).contains("38;2;255;0;0m"))
        #expect(bytes(.indexed).contains("38;5;196m"))
        #expect(bytes(.sixteen).contains("[0;91m"))
        #expect(!bytes(.none).contains("38;"))
    }

    @Test(arguments: [
        (["TERM": "xterm", "COLORTERM": "truecolor"], ColorDepth.full), (["TERM": "xterm-256color"], .indexed),
        (["TERM": "linux"], .sixteen), (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), ([:], .none),
        (["TERM": "vt100"], .none), (["TERM": "xterm-kitty"], .full),
    ])
    func `the environment says how many colours there are`(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth(environment: environment) == depth)
    }
}
