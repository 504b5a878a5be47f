import DisplayList
import Foundation

extension Canvas {
    mutating func draw(_ symbol: SymbolContent, frame: CGRect, in context: DrawingContext) {
        let text = SymbolTable.text(for: symbol.name)
        let cells = context.cells(of: frame)
        // A resized symbol stays one character, in the middle of its frame.
        let column = cells.columns.lowerBound + max(cells.columns.count - text.cellWidth, 0) / 2
        let row = cells.rows.lowerBound + max(cells.rows.count - 1, 0) / 2
        write(
            text, at: CellPosition(column: column, row: row), color: symbol.color,
            attributes: symbol.font.weight >= 600 ? .bold : [], in: context)
    }
}
