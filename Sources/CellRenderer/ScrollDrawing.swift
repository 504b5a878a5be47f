import DisplayList
import Foundation

extension DrawingContext {
    /// For the content of a window that scrolls.
    func inside(_ scroll: ScrollContent, frame: CGRect) -> DrawingContext {
        var context = inside(frame)
        context.bounds = bounds.intersection(cells(of: frame))
        context.origin.x -= scroll.offset.x
        context.origin.y -= scroll.offset.y
        return context
    }
}

extension Canvas {
    /// Says along the trailing edge which part of the content is shown. Letters are left readable: the mark goes only
    /// where nothing else is.
    mutating func drawIndicators(_ scroll: ScrollContent, frame: CGRect, in context: DrawingContext) {
        guard scroll.showsIndicators else { return }
        let cells = context.cells(of: frame)
        guard !cells.isEmpty else { return }
        if scroll.scrollsVertically,
            let thumb = Self.thumb(
                cells.rows, window: frame.height, content: scroll.contentSize.height, offset: scroll.offset.y)
        {
            for row in thumb {
                indicator("▐", CellPosition(column: cells.columns.upperBound - 1, row: row), in: context)
            }
        }
        if scroll.scrollsHorizontally,
            let thumb = Self.thumb(
                cells.columns, window: frame.width, content: scroll.contentSize.width, offset: scroll.offset.x)
        {
            for column in thumb {
                indicator("▂", CellPosition(column: column, row: cells.rows.upperBound - 1), in: context)
            }
        }
    }

    private mutating func indicator(_ glyph: Character, _ position: CellPosition, in context: DrawingContext) {
        guard context.shows(position), grid[position.column, position.row].text == " " else { return }
        write(Glyph(glyph), at: position, color: .ownSecondary, in: context)
    }

    private static func thumb(
        _ track: Range<Int>, window: CGFloat, content: CGFloat, offset: CGFloat
    ) -> Range<Int>? {
        guard content.isFinite, window > 0, content > window + 0.5 else { return nil }
        let length = min(max(Int((CGFloat(track.count) * window / content).rounded()), 1), track.count)
        let share = min(max(offset / (content - window), 0), 1)
        let start = track.lowerBound + Int((CGFloat(track.count - length) * share).rounded())
        return start..<start + length
    }
}
