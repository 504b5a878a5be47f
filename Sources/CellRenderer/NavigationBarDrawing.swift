import DisplayList
import Foundation

/// Where the parts of a navigation bar are, for the drawing and for a press on the way back.
public struct NavigationBarParts {
    /// `‹ Title`; nil where there is no way back.
    public let back: String?
    public let title: String
    public let isLarge: Bool

    /// - Parameter columns: The width of the bar. What does not fit in it is cut.
    public init(_ bar: NavigationBarContent, columns: Int) {
        isLarge = bar.isLarge
        // The title of the screen itself matters more than the one of the screen below.
        let most = max(columns / 3, 1)
        back = bar.backTitle.map { ($0.isEmpty ? "‹" : "‹ \($0)").cut(toCells: most) }
        let taken = back.map { $0.cellWidth + 3 } ?? 1
        title = bar.title.cut(toCells: max(columns - taken, 1))
    }

    /// The columns of the way back, counted from the bar's leading edge.
    public var backColumns: Range<Int> {
        back.map { 1..<1 + $0.cellWidth } ?? 0..<0
    }

    /// The first column of the title in a bar of so many columns: in the middle of it where there is room.
    func titleColumn(columns: Int) -> Int {
        let first = back == nil ? 1 : backColumns.upperBound + 2
        return isLarge ? first : max(first, (columns - title.cellWidth) / 2)
    }
}

extension Canvas {
    mutating func draw(_ bar: NavigationBarContent, frame: CGRect, in context: DrawingContext) {
        let cells = context.cells(of: frame)
        guard !cells.isEmpty else { return }
        let parts = NavigationBarParts(bar, columns: cells.columns.count)
        let (left, top) = (cells.columns.lowerBound, cells.rows.lowerBound)
        // What is higher than the room below the bar reaches behind it.
        let blank = String(repeating: " ", count: cells.columns.count)
        for row in cells.rows {
            write(blank, at: CellPosition(column: left, row: row), color: .ownPrimary, in: context)
        }
        if let back = parts.back {
            write(back, at: CellPosition(column: left + 1, row: top), color: .ownAccent, in: context)
        }
        write(
            parts.title,
            at: CellPosition(column: left + parts.titleColumn(columns: cells.columns.count), row: top),
            color: .ownPrimary, attributes: .bold, in: context)
        if cells.rows.count > 1 {
            let rule = String(repeating: "─", count: cells.columns.count)
            write(
                rule, at: CellPosition(column: left, row: cells.rows.upperBound - 1), color: .ownSecondary,
                in: context)
        }
    }
}
