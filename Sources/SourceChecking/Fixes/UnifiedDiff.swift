import Foundation

/// The changes of a file as `patch` reads them.
struct UnifiedDiff {
    private let change: Fixer.Change
    private let path: String
    private let old: [String]
    private let starts: [Int]

    /// - Parameter path: As it is shown.
    init(_ change: Fixer.Change, path: String) {
        self.change = change
        self.path = path
        var lines: [String] = []
        var starts: [Int] = []
        var at = 0
        // With their ends, so that a last line without one shows.
        while at < change.before.count {
            let end = change.before[at...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? change.before.count
            lines.append(String(decoding: change.before[at..<end], as: UTF8.self))
            starts.append(at)
            at = end
        }
        old = lines
        self.starts = starts
    }

    private static let context = 3

    var text: String {
        // A tab says where a name with blanks ends.
        let end = path.contains(" ") ? "\t\n" : "\n"
        var text = "--- a/\(path)\(end)+++ b/\(path)\(end)"
        var shift = 0
        for group in groups {
            let first = max(0, group.first!.lines.lowerBound - Self.context)
            let end = min(old.count, group.last!.lines.upperBound + Self.context)
            var body = ""
            var added = 0
            var at = first
            for block in group {
                for line in old[at..<block.lines.lowerBound] { body += shown(" ", line) }
                for line in old[block.lines] { body += shown("-", line) }
                for line in block.new { body += shown("+", line) }
                added += block.new.count - block.lines.count
                at = block.lines.upperBound
            }
            for line in old[at..<end] { body += shown(" ", line) }
            let count = end - first
            text += "@@ -\(count == 0 ? first : first + 1),\(count) +\(first + 1 + shift),\(count + added) @@\n" + body
            shift += added
        }
        return text
    }

    private func shown(_ mark: String, _ line: String) -> String {
        line.hasSuffix("\n") || line.hasSuffix("\r\n") ? mark + line : mark + line + "\n\\ No newline at end of file\n"
    }

    /// Old lines and what takes their place.
    private struct Block {
        var lines: Range<Int>
        var new: [String]
    }

    /// Blocks whose surroundings touch are shown together.
    private var groups: [[Block]] {
        var groups: [[Block]] = []
        for block in blocks {
            if let last = groups.last?.last, block.lines.lowerBound - last.lines.upperBound <= 2 * Self.context {
                groups[groups.count - 1].append(block)
            } else {
                groups.append([block])
            }
        }
        return groups
    }

    private var blocks: [Block] {
        var blocks: [Block] = []
        var edits = change.edits[...]
        while let first = edits.first {
            var lines = self.lines(of: first)
            var together = [first]
            edits.removeFirst()
            while let next = edits.first, self.lines(of: next).lowerBound < lines.upperBound {
                lines = lines.lowerBound..<max(lines.upperBound, self.lines(of: next).upperBound)
                together.append(next)
                edits.removeFirst()
            }
            blocks.append(Block(lines: lines, new: replaced(lines, by: together)))
        }
        return blocks
    }

    private func lines(of edit: Edit) -> Range<Int> {
        // Behind the last line's end.
        if edit.span.start >= change.before.count, old.last?.hasSuffix("\n") != false { return old.count..<old.count }
        let first = starts.lastIndex { $0 <= edit.span.start } ?? 0
        let last = starts.lastIndex { $0 < max(edit.span.end, edit.span.start + 1) } ?? 0
        return first..<(last + 1)
    }

    private func replaced(_ lines: Range<Int>, by edits: [Edit]) -> [String] {
        let start = lines.lowerBound < starts.count ? starts[lines.lowerBound] : change.before.count
        let end = lines.upperBound < starts.count ? starts[lines.upperBound] : change.before.count
        var text = Data()
        var at = start
        for edit in edits {
            text += change.before[at..<edit.span.start] + Data(edit.replacement.utf8)
            at = edit.span.end
        }
        text += change.before[at..<end]
        var result: [String] = []
        var rest = text[...]
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            result.append(String(decoding: rest[...newline], as: UTF8.self))
            rest = rest[(newline + 1)...]
        }
        if !rest.isEmpty { result.append(String(decoding: rest, as: UTF8.self)) }
        return result
    }
}
