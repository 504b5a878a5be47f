import DisplayList
import Foundation

extension Canvas {
    mutating func drawDivider(_ axis: DisplayAxis, _ color: DisplayColor, frame: CGRect, in context: DrawingContext) {
        // A hairline between two cells still gets one.
        let cells = context.cells(of: frame)
        var shown = cells
        var ink = color
        ink.role = .secondary
        ink.opacity = 1
        switch axis {
        case .horizontal: shown.rows = cells.rows.lowerBound..<cells.rows.lowerBound + 1
        case .vertical: shown.columns = cells.columns.lowerBound..<cells.columns.lowerBound + 1
        }
        for row in shown.rows {
            for column in shown.columns {
                write(
                    Glyph(axis == .horizontal ? "─" : "│"), at: CellPosition(column: column, row: row), color: ink,
                    in: context)
            }
        }
    }
}
