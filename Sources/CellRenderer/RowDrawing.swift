import DisplayList
import Foundation

extension Canvas {
    /// What is beside a row's children: the mark of the selected one, and of one that leads on.
    mutating func draw(_ row: RowContent, frame: CGRect, in context: DrawingContext) {
        let cells = context.cells(of: frame)
        guard !cells.isEmpty else { return }
        if row.isSelected {
            for line in cells.rows {
                write(
                    "▌", at: CellPosition(column: cells.columns.lowerBound, row: line), color: .ownAccent, in: context)
            }
        }
        if row.showsDisclosure {
            let position = CellPosition(
                column: cells.columns.upperBound - 1, row: cells.rows.lowerBound + (cells.rows.count - 1) / 2)
            write("›", at: position, color: .ownSecondary, in: context)
        }
    }
}

extension DisplayColor {
    /// What the renderer adds on its own is drawn in these.
    static let ownPrimary = DisplayColor(red: 1, green: 1, blue: 1, role: .primary)
    static let ownSecondary = DisplayColor(red: 0.5, green: 0.5, blue: 0.5, role: .secondary)
    static let ownAccent = DisplayColor(red: 0.04, green: 0.52, blue: 1, role: .accent)
}
