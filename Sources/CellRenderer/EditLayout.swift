import DisplayList

/// A text that is being edited, on the cells of its field: where each character is, and what is at each place.
public struct EditLayout: Sendable {
    private let text: BreakableText
    private let lines: [Range<Int>]
    /// Before each line, in cells.
    private let indents: [Int]
    public let isMultiline: Bool

    /// - Parameter columns: The width of the field's inside.
    public init(
        _ string: String, columns: Int, isMultiline: Bool, isSecure: Bool = false,
        alignment: TextSource.Alignment = .leading
    ) {
        self.isMultiline = isMultiline
        text = BreakableText([string], mask: isSecure ? "•" : nil)
        let text = text
        lines = isMultiline ? text.lines(width: columns) : [0..<text.elements.count]
        indents = lines.map { line in
            // Behind the last character, the cursor needs a cell.
            let room = max(columns - 1 - text.width(of: line), 0)
            return switch alignment {
            case .leading: 0
            case .center: room / 2
            case .trailing: room
            }
        }
    }

    public var rows: Int { lines.count }

    /// The number of characters.
    public var count: Int { text.elements.count }

    /// The place of the cursor before a character.
    public func position(of offset: Int) -> CellPosition {
        let offset = min(max(offset, 0), count)
        let row = lines.lastIndex { $0.lowerBound <= offset } ?? 0
        return CellPosition(column: indents[row] + text.width(of: lines[row].lowerBound..<offset), row: row)
    }

    /// The cursor's offset for a place, the nearest there is.
    public func offset(at position: CellPosition) -> Int {
        let row = min(max(position.row, 0), lines.count - 1)
        let line = lines[row]
        var column = indents[row]
        for index in line {
            let width = text.elements[index].width
            if position.column < column + (width + 1) / 2 { return index }
            column += width
        }
        // The end of a softly broken line is the start of the next one.
        let isSoftlyBroken = row + 1 < lines.count && lines[row + 1].lowerBound == line.upperBound
        return isSoftlyBroken ? max(line.upperBound - 1, line.lowerBound) : line.upperBound
    }

    /// The range of characters in the row of an offset.
    public func line(of offset: Int) -> Range<Int> {
        lines[position(of: offset).row]
    }

    /// The scroll nearest to `scroll` that shows the cursor.
    public func scroll(_ scroll: Int, showing cursor: Int, columns: Int, rows: Int) -> Int {
        let position = position(of: cursor)
        let (place, room, end) =
            isMultiline
            ? (position.row, rows, max(self.rows - rows, 0))
            : (position.column, columns, max(text.width(of: 0..<count) + 1 - columns, 0))
        return min(max(min(scroll, place), place - room + 1, 0), max(end, place - room + 1, 0))
    }

    /// Calls `draw` for each glyph that is shown at least in part when scrolled to `scroll`.
    func forEachGlyph(scroll: Int, columns: Int, rows: Int, _ draw: (Int, Glyph, CellPosition) -> Void) {
        let firstRow = isMultiline ? scroll : 0
        for row in firstRow..<max(min(lines.count, firstRow + rows), firstRow) {
            var column = indents[row] - (isMultiline ? 0 : scroll)
            for index in lines[row] {
                let glyph = Glyph(text.elements[index].character)
                if column >= 0, column < columns {
                    draw(index, glyph, CellPosition(column: column, row: row - firstRow))
                }
                column += glyph.width
            }
        }
    }
}
