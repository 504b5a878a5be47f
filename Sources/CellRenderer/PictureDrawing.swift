import DisplayList
import Foundation

extension Canvas {
    /// Cells can't show a picture: its name stands in the middle, in a frame where there is room for one.
    mutating func draw(_ picture: PictureContent, frame: CGRect, in context: DrawingContext) {
        let cells = context.cells(of: frame)
        guard !cells.isEmpty else { return }
        let color = picture.templateColor ?? DisplayColor(red: 0.5, green: 0.5, blue: 0.5, role: .secondary)
        let hasFrame = cells.columns.count > 2 && cells.rows.count > 2
        if hasFrame { box(frame, .square, .color(color), in: context) }
        var name = ""
        for character in picture.name {
            guard (name + String(character)).cellWidth <= cells.columns.count - (hasFrame ? 2 : 0) else { break }
            name.append(character)
        }
        let position = CellPosition(
            column: cells.columns.lowerBound + (cells.columns.count - name.cellWidth) / 2,
            row: cells.rows.lowerBound + (cells.rows.count - 1) / 2)
        write(name, at: position, color: color, attributes: [], in: context)
    }
}
