import DisplayList
import Foundation

/// Why something on the screen could not be found or used. The description says what is there instead, and shows the
/// screen.
public struct TestSceneError: Error, CustomStringConvertible, LocalizedError, Sendable {
    /// What went wrong, in words.
    public let message: String
    /// The screen at that moment, as text.
    public let screen: String
    /// The line of the test that asked for it.
    public let location: String

    public var description: String {
        """
        \(message)
        The screen, at \(location):
        \(screen)
        """
    }

    public var errorDescription: String? { description }
}

/// The line of a test that calls.
struct Caller {
    let fileID: StaticString
    let line: Int
}

extension TestScene {
    func failure(_ message: String, _ caller: Caller) -> TestSceneError {
        TestSceneError(message: message, screen: framedScreen, location: "\(caller.fileID):\(caller.line)")
    }

    /// The screen with a line around, so that blanks at its edges are seen.
    var framedScreen: String {
        guard aliveNodesAfterClose == nil else { return "    (closed)" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (columns, rows) = (Int(size.width / 8), Int(size.height / 16))
        let edge = String(repeating: "─", count: columns)
        var framed = ["    ┌\(edge)┐ \(columns) × \(rows)"]
        framed += lines.map { "    │\($0)" }
        if lines.count < rows { framed.append("    ┊") }
        framed.append("    └\(edge)┘")
        return framed.joined(separator: "\n")
    }
}

/// How unlike a name is to what was asked for: 0 for the same, about 1 for nothing in common.
func distance(_ name: String, _ wanted: String) -> Double {
    let (a, b) = (Array(name.lowercased()), Array(wanted.lowercased()))
    if a == b { return 0 }
    guard !a.isEmpty, !b.isEmpty else { return 1 }
    let isPart = name.localizedCaseInsensitiveContains(wanted) || wanted.localizedCaseInsensitiveContains(name)
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let replaced = diagonal + (character == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
        }
    }
    let edits = Double(row[b.count]) / Double(max(a.count, b.count))
    return isPart ? edits / 2 : edits
}
