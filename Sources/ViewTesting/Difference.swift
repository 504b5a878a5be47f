import Foundation

/// How a text differs from what was expected, line by line.
struct Difference {
    private enum Line: Equatable {
        case same(String), missing(String), unexpected(String)
    }

    private let lines: [Line]

    init(expected: String, actual: String) {
        let (expected, actual) = (Self.lines(of: expected), Self.lines(of: actual))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in actual.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < expected.count || j < actual.count {
            if removed.contains(i) {
                lines.append(.missing(expected[i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(.unexpected(actual[j]))
                j += 1
            } else {
                lines.append(.same(actual[j]))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines that differ, `−` before what was expected and `+` before what is there, with a few of those around; a
    /// `…` where others are left out.
    func description(around context: Int = 3) -> String {
        var isShown = Array(repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isShown[near] = true }
        }
        var shown: [String] = []
        var isGap = false
        for (index, line) in lines.enumerated() {
            guard isShown[index] else {
                if !isGap { shown.append("  …") }
                isGap = true
                continue
            }
            isGap = false
            switch line {
            case .same(let text): shown.append(text.isEmpty ? "" : "  \(text)")
            case .missing(let text): shown.append("− \(text)")
            case .unexpected(let text): shown.append("+ \(text)")
            }
        }
        return shown.joined(separator: "\n")
    }
}
