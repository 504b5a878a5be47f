import DisplayList
import Foundation

/// Breaks a text into lines of cells.
struct CellTextLayout {
    private let source: TextSource
    private let text: BreakableText
    private let width: Int?
    private let maximum: Int?

    /// - Parameters:
    ///   - width: In points; what is left of a cell does not count. A text has at least one cell.
    ///   - height: In points. A text has at least one line.
    init(_ source: TextSource, width: CGFloat?, height: CGFloat?) {
        self.source = source
        text = BreakableText(source.runs)
        self.width = width.flatMap { Self.cells(in: $0, each: CellMetrics.cell.width) }
        let gap = Self.gap(source)
        let fitting = height.flatMap { Self.cells(in: $0 + CGFloat(gap) * 16, each: CGFloat(16 * (1 + gap))) }
        maximum = [source.lineLimit.map { max($0, 1) }, fitting].compactMap { $0 }.min()
    }

    /// The layout of most texts, without a look at each character: one run of ASCII that fits on a line. nil: otherwise.
    static func ofPlainLine(_ source: TextSource, width: CGFloat?) -> TextLayout? {
        guard source.runs.count == 1, let run = source.runs.first, run.symbol == nil, !source.reservesSpace else {
            return nil
        }
        var string = run.string
        let count = string.utf8.count
        let size = CGSize(width: CGFloat(count) * CellMetrics.cell.width, height: CellMetrics.cell.height)
        guard count > 0, width.map({ $0 >= size.width }) ?? true,
            string.withUTF8({ $0.allSatisfy { (0x20...0x7E).contains($0) } })
        else { return nil }
        let line = TextLayout.Line(runs: source.runs, frame: CGRect(origin: .zero, size: size), baseline: 12)
        return TextLayout(lines: [line], size: size, isTruncated: false, string: string)
    }

    private static func cells(in length: CGFloat, each: CGFloat) -> Int? {
        guard length.isFinite, length < 1_000_000 else { return nil }
        return max(Int((length / each + 0.001).rounded(.down)), 1)
    }

    private static func gap(_ source: TextSource) -> Int {
        max(Int((source.lineSpacing / CellMetrics.cell.height).rounded()), 0)
    }

    var layout: TextLayout {
        let broken = text.lines(width: width)
        let reserved = source.reservesSpace ? source.lineLimit ?? 0 : 0
        let whole = source.runs.map(\.string).joined()
        guard !text.elements.isEmpty else {
            return placed([], reserved: reserved, isTruncated: false, whole)
        }
        var lines: [[TextRun]] = []
        let isTruncated = maximum.map { broken.count > $0 } ?? false
        for range in isTruncated ? broken.prefix(maximum! - 1) : broken[...] {
            lines.append(runs(shown(range)))
        }
        if isTruncated {
            let last = Truncator(text: text, width: width).cut(from: broken[maximum! - 1].lowerBound, source.truncation)
            lines.append(merged(runs(last.before) + [ellipsis(last)] + runs(last.after)))
        }
        return placed(lines, reserved: reserved, isTruncated: isTruncated, whole)
    }

    /// Without the spaces that hang over the edge: all at a soft break, elsewhere only those that don't fit.
    private func shown(_ range: Range<Int>) -> Range<Int> {
        let end = range.upperBound
        let isSoftlyBroken = end < text.elements.count && !text.elements[end].isLineBreak
        let isTooWide = width.map { text.width(of: range) > $0 } ?? false
        return isSoftlyBroken || isTooWide ? text.trimmed(range) : range
    }

    private func ellipsis(_ cut: Truncator.Cut) -> TextRun {
        let neighbour = cut.before.isEmpty ? cut.after.first : cut.before.last
        var run = source.runs[neighbour.map { text.elements[$0].run } ?? source.runs.startIndex]
        run.string = "…"
        return run
    }

    private func runs(_ range: Range<Int>) -> [TextRun] {
        var runs: [TextRun] = []
        var last: Int?
        for element in text.elements[range] {
            if last == element.run {
                runs[runs.count - 1].string.append(element.character)
            } else {
                var run = source.runs[element.run]
                run.string = String(element.character)
                runs.append(run)
                last = element.run
            }
        }
        return runs
    }

    private func merged(_ runs: [TextRun]) -> [TextRun] {
        runs.reduce(into: []) { merged, run in
            if var last = merged.last {
                let string = last.string
                last.string = run.string
                if last == run {
                    merged[merged.count - 1].string = string + run.string
                    return
                }
            }
            merged.append(run)
        }
    }

    private func placed(_ lines: [[TextRun]], reserved: Int, isTruncated: Bool, _ whole: String) -> TextLayout {
        let cell = CellMetrics.cell
        let pitch = CGFloat(1 + Self.gap(source)) * cell.height
        let widths = lines.map { $0.reduce(0) { $0 + $1.string.cellWidth } }
        let widest = widths.max() ?? 0
        let count = max(lines.count, reserved)
        let height = count == 0 ? 0 : CGFloat(count - 1) * pitch + cell.height
        let size = CGSize(width: CGFloat(widest) * cell.width, height: height)
        let placed = zip(lines, widths).enumerated().map { index, line in
            let (runs, width) = line
            let indent =
                switch source.alignment {
                case .leading: 0
                case .center: (widest - width) / 2
                case .trailing: widest - width
                }
            let frame = CGRect(
                x: CGFloat(indent) * cell.width, y: CGFloat(index) * pitch,
                width: CGFloat(width) * cell.width, height: cell.height)
            return TextLayout.Line(runs: runs, frame: frame, baseline: frame.minY + 12)
        }
        return TextLayout(lines: placed, size: size, isTruncated: isTruncated, string: whole)
    }
}
