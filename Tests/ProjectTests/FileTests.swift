import Foundation
import Testing

struct FileTests {
    @Test func `a file has one subject and can be read at a sitting`() throws {
        // One line for each symbol: a table, not code.
        let tables: Set<String> = ["Sources/CellRenderer/SymbolTable.swift"]
        for path in Project.files(in: "Sources", endings: ["swift", "c"]) where !tables.contains(path) {
            let lines = try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 450, "\(path) has \(lines) lines.")
        }
    }

    @Test func `nothing is left to be done in a comment`() throws {
        let marks = ["TO" + "DO", "FIX" + "ME"]
        for folder in ["Sources", "Tests", "Examples", "Plugins"] {
            for path in Project.files(in: folder, endings: ["swift", "c", "h", "md"]) {
                let text = try Project.text(path)
                #expect(marks.filter(text.contains) == [], "\(path)")
            }
        }
    }
}
