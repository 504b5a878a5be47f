import DisplayList
import Foundation

extension Canvas {
    mutating func draw(_ shape: ShapeContent, frame: CGRect, in context: DrawingContext) {
        let outline = PathOutline(shape.path, usesEvenOddRule: shape.usesEvenOddRule)
        let inside = context.inside(frame)
        if let fill = shape.fill {
            draw(outline, filled: fill, in: inside)
        }
        if let stroke = shape.stroke, shape.lineWidth > 0 {
            draw(outline, stroked: stroke, isHeavy: shape.lineWidth >= 4, in: inside)
        }
    }

    private mutating func draw(_ outline: PathOutline, filled paint: Paint, in context: DrawingContext) {
        let bounds = outline.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        if bounds.width <= 16, bounds.height <= 16 {
            let isRound =
                if case .rectangle = outline.path { false } else { true }
            return dot(isRound ? "●" : "■", bounds, paint, in: context)
        }
        if bounds.height <= 8 {
            return line("─", bounds, paint, in: context)
        }
        if bounds.width <= 4 {
            return line("│", bounds, paint, in: context)
        }
        let cells = context.cells(of: bounds.insetBy(dx: -4, dy: -8)).intersection(context.bounds)
        for row in cells.rows {
            for column in cells.columns {
                let position = CellPosition(column: column, row: row)
                let middle = DrawingContext.middle(of: position)
                let point = CGPoint(x: middle.x - context.origin.x, y: middle.y - context.origin.y)
                if outline.contains(point) {
                    fill(position, with: paint.color(at: point, in: bounds), in: context)
                }
            }
        }
    }

    /// What is no larger than a letter is drawn as one.
    private mutating func dot(_ glyph: Character, _ bounds: CGRect, _ paint: Paint, in context: DrawingContext) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let position = cell(at: middle, in: context)
        write(Glyph(glyph), at: position, color: paint.color(at: middle, in: bounds), in: context)
    }

    private mutating func line(_ glyph: Character, _ bounds: CGRect, _ paint: Paint, in context: DrawingContext) {
        var cells = context.cells(of: bounds)
        let middle = cell(at: CGPoint(x: bounds.midX, y: bounds.midY), in: context)
        if glyph == "─" {
            cells.rows = middle.row..<middle.row + 1
        } else {
            cells.columns = middle.column..<middle.column + 1
        }
        for row in cells.intersection(context.bounds).rows {
            for column in cells.intersection(context.bounds).columns {
                let position = CellPosition(column: column, row: row)
                let point = DrawingContext.middle(of: position)
                let color = paint.color(
                    at: CGPoint(x: point.x - context.origin.x, y: point.y - context.origin.y), in: bounds)
                write(Glyph(glyph), at: position, color: color, in: context)
            }
        }
    }

    private func cell(at point: CGPoint, in context: DrawingContext) -> CellPosition {
        let cell = CellMetrics.cell
        let column = (context.origin.x + point.x) / cell.width
        let row = (context.origin.y + point.y) / cell.height
        guard abs(column) < 1e9, abs(row) < 1e9 else { return CellPosition(column: -1, row: -1) }
        return CellPosition(column: Int(column.rounded(.down)), row: Int(row.rounded(.down)))
    }

    private mutating func draw(
        _ outline: PathOutline, stroked paint: Paint, isHeavy: Bool, in context: DrawingContext
    ) {
        switch outline.path {
        case .rectangle:
            box(outline.bounds, isHeavy ? .heavy : .square, paint, in: context)
        case .roundedRectangle, .ellipse:
            box(outline.bounds, isHeavy ? .heavy : .round, paint, in: context)
        case .elements:
            for polyline in outline.lines {
                for (start, end) in zip(polyline, polyline.dropFirst()) {
                    segment(start, end, outline.bounds, paint, in: context)
                }
            }
        }
    }

    private mutating func segment(
        _ start: CGPoint, _ end: CGPoint, _ bounds: CGRect, _ paint: Paint, in context: DrawingContext
    ) {
        let cell = CellMetrics.cell
        let dx = (end.x - start.x) / cell.width
        let dy = (end.y - start.y) / cell.height
        guard dx.isFinite, dy.isFinite else { return }
        let glyph: Character =
            if abs(dy) * 2 <= abs(dx) { "─" } else if abs(dx) * 2 <= abs(dy) { "│" } else {
                (dx > 0) == (dy > 0) ? "╲" : "╱"
            }
        let steps = Int(min(max(abs(dx), abs(dy)).rounded(.up), 4096))
        for step in 0...max(steps, 1) {
            let share = CGFloat(step) / CGFloat(max(steps, 1))
            let point = CGPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            let position = self.cell(at: point, in: context)
            write(Glyph(glyph), at: position, color: paint.color(at: point, in: bounds), in: context)
        }
    }

    /// The characters that make a frame.
    enum BoxStyle: String {
        // Corners from the top left one clockwise, then the horizontal and the vertical line.
        case square = "┌┐┘└─│"
        case round = "╭╮╯╰─│"
        case heavy = "┏┓┛┗━┃"
    }

    /// Draws a frame on the outermost cells of a rectangle, between the letters that are there already: a border around
    /// a text that has no room of its own must not make it unreadable.
    mutating func box(_ frame: CGRect, _ style: BoxStyle, _ paint: Paint, in context: DrawingContext) {
        let cells = context.cells(of: frame)
        guard !cells.isEmpty else { return }
        let glyphs = Array(style.rawValue)
        let (left, right) = (cells.columns.lowerBound, cells.columns.upperBound - 1)
        let (top, bottom) = (cells.rows.lowerBound, cells.rows.upperBound - 1)

        func glyph(_ column: Int, _ row: Int) -> Character? {
            let isSide = column == left || column == right
            if top == bottom { return isSide ? glyphs[5] : nil }
            if left == right { return glyphs[5] }
            switch (column, row) {
            case (left, top): return glyphs[0]
            case (right, top): return glyphs[1]
            case (right, bottom): return glyphs[2]
            case (left, bottom): return glyphs[3]
            default:
                if row == top || row == bottom { return glyphs[4] }
                return isSide ? glyphs[5] : nil
            }
        }

        let shown = cells.intersection(context.bounds)
        for row in shown.rows {
            let isEdge = row == top || row == bottom
            for column in isEdge ? Array(shown.columns) : [left, right] where shown.columns.contains(column) {
                guard let glyph = glyph(column, row), grid[column, row].text == " " else { continue }
                let position = CellPosition(column: column, row: row)
                let middle = DrawingContext.middle(of: position)
                let point = CGPoint(x: middle.x - context.origin.x, y: middle.y - context.origin.y)
                write(Glyph(glyph), at: position, color: paint.color(at: point, in: frame), in: context)
            }
        }
    }
}
