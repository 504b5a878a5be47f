#if Desktop
    import DisplayList
    import Foundation

    /// Breaks a text into lines and cuts what does not fit.
    @MainActor
    struct TextBreaking {
        private let source: TextSource
        /// As a program wrote it: what stands for symbols is no text to tell.
        private let whole: String
        private let fonts: Fonts
        private let width: CGFloat?
        private let height: CGFloat?

        private static let longest: CGFloat = 1_000_000

        init(_ source: TextSource, fonts: Fonts, width: CGFloat?, height: CGFloat?) {
            whole = source.runs.map(\.string).joined()
            var source = source
            for index in source.runs.indices where source.runs[index].symbol != nil {
                source.runs[index].string = ShapedText.object
            }
            self.source = source
            self.fonts = fonts
            self.width = width.flatMap { $0.isFinite && $0 < Self.longest ? max($0, 1) : nil }
            self.height = height.flatMap { $0.isFinite && $0 < Self.longest ? $0 : nil }
        }

        var layout: TextLayout {
            guard source.runs.contains(where: { !$0.string.isEmpty }) else {
                let lines = source.reservesSpace ? source.lineLimit ?? 0 : 0
                return TextLayout(
                    lines: [], size: CGSize(width: 0, height: height(ofLines: lines)), isTruncated: false, string: whole
                )
            }
            let shaped = ShapedText(source.runs, fonts: fonts)
            shaped.setWidth(width)
            let broken = shaped.lines
            let most = mostLines(broken)
            var lines = broken.prefix(most).map { (runs: slice($0.range), line: $0) }
            let isTruncated = broken.count > most
            if isTruncated, let last = lines.last {
                let runs = cut(from: last.line.range.lowerBound)
                var line = last.line
                line.width = ShapedText(runs, fonts: fonts).size.width
                lines[lines.count - 1] = (runs, line)
            }
            return placed(lines, isTruncated: isTruncated)
        }

        /// As many as the limit and the height allow, but one at least.
        private func mostLines(_ lines: [ShapedText.Line]) -> Int {
            var most = max(source.lineLimit ?? lines.count, 1)
            if let height {
                var bottom: CGFloat = 0
                var fitting = 0
                for line in lines {
                    bottom += line.height + (fitting > 0 ? source.lineSpacing : 0)
                    if bottom > height + 0.5 { break }
                    fitting += 1
                }
                most = min(most, max(fitting, 1))
            }
            return most
        }

        private func height(ofLines count: Int) -> CGFloat {
            guard count > 0, var run = source.runs.first else { return 0 }
            run.string = " "
            return CGFloat(count) * ShapedText([run], fonts: fonts).size.height
                + CGFloat(count - 1) * source.lineSpacing
        }

        private func placed(
            _ lines: [(runs: [TextRun], line: ShapedText.Line)], isTruncated: Bool
        ) -> TextLayout {
            let widest = lines.map(\.line.width).max() ?? 0
            // Rounded up: a text that is given exactly its own width must not break.
            let size = CGSize(width: (widest * 2).rounded(.up) / 2, height: 0)
            var y: CGFloat = 0
            let placed = lines.map { runs, line in
                let room = size.width - line.width
                let x: CGFloat =
                    switch source.alignment {
                    case .leading: 0
                    case .center: room / 2
                    case .trailing: room
                    }
                defer { y += line.height + source.lineSpacing }
                return TextLayout.Line(
                    runs: runs, frame: CGRect(x: x, y: y, width: line.width, height: line.height),
                    baseline: y + line.baseline - line.minY)
            }
            var height = max(y - source.lineSpacing, 0)
            if source.reservesSpace, let limit = source.lineLimit { height = max(height, self.height(ofLines: limit)) }
            return TextLayout(
                lines: placed, size: CGSize(width: size.width, height: height), isTruncated: isTruncated, string: whole)
        }

        // MARK: Cutting

        /// The runs within a range of bytes of the whole text.
        private func slice(_ range: Range<Int>) -> [TextRun] {
            var runs: [TextRun] = []
            var start = 0
            for run in source.runs {
                let bytes = run.string.utf8
                let low = max(range.lowerBound - start, 0)
                let high = min(range.upperBound - start, bytes.count)
                if low < high {
                    var part = run
                    if low > 0 || high < bytes.count {
                        let first = bytes.index(bytes.startIndex, offsetBy: low)
                        let last = bytes.index(bytes.startIndex, offsetBy: high)
                        part.string = String(run.string[first..<last])
                    }
                    runs.append(part)
                }
                start += bytes.count
            }
            return runs
        }

        /// One line of all that follows, with an ellipsis in place of what doesn't fit.
        private func cut(from start: Int) -> [TextRun] {
            let rest = paragraph(of: slice(start..<Int.max / 2))
            let count = rest.reduce(0) { $0 + $1.string.count }
            guard let width else { return cut(rest, keeping: count, of: count) }
            // The most characters that can stay, found by halving: what fits depends on kerning and on the place.
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high + 1) / 2
                let fits = ShapedText(cut(rest, keeping: middle, of: count), fonts: fonts).size.width <= width
                if fits { low = middle } else { high = middle - 1 }
            }
            return cut(rest, keeping: low, of: count)
        }

        /// What competes for the room of the last line: at its end no text is shown that begins after a line break.
        private func paragraph(of rest: [TextRun]) -> [TextRun] {
            let text = rest.map(\.string).joined()
            switch source.truncation {
            case .tail:
                let count = text.prefix { !$0.isNewline }.count
                return characters(rest, 0..<count)
            case .head:
                let count = text.count
                return characters(rest, count - text.reversed().prefix { !$0.isNewline }.count..<count)
            case .middle:
                return rest.map { run in
                    var run = run
                    run.string = String(run.string.map { $0.isNewline ? " " : $0 })
                    return run
                }
            }
        }

        private func cut(_ runs: [TextRun], keeping kept: Int, of count: Int) -> [TextRun] {
            let before =
                switch source.truncation {
                case .head: 0
                case .middle: (kept + 1) / 2
                case .tail: kept
                }
            let (head, tail) = (characters(runs, 0..<before), characters(runs, count - (kept - before)..<count))
            guard let neighbour = head.last ?? tail.first ?? runs.first ?? source.runs.first else { return [] }
            var trimmed = head
            if var last = trimmed.popLast() {
                while last.string.last?.isWhitespace == true { last.string.removeLast() }
                trimmed.append(last)
            }
            return trimmed + [ellipsis(like: neighbour)] + tail
        }

        private func ellipsis(like run: TextRun) -> TextRun {
            var run = run
            run.string = "…"
            run.symbol = nil
            return run
        }

        private func characters(_ runs: [TextRun], _ range: Range<Int>) -> [TextRun] {
            var found: [TextRun] = []
            var start = 0
            for run in runs {
                let count = run.string.count
                let low = max(range.lowerBound - start, 0)
                let high = min(range.upperBound - start, count)
                if low < high {
                    var part = run
                    part.string = String(run.string.dropFirst(low).prefix(high - low))
                    found.append(part)
                }
                start += count
            }
            return found
        }
    }
#endif
