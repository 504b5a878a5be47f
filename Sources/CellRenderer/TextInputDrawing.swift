import DisplayList
import Foundation

extension TextFieldContent {
    /// The frame's share for the text, in the field's own coordinates.
    public func inside(of size: CGSize) -> CGRect {
        let inset = style == .roundedBorder ? CellMetrics.cell.width : 0
        return CGRect(x: inset, y: 0, width: max(size.width - 2 * inset, CellMetrics.cell.width), height: size.height)
    }
}

/// The share of a text editor's frame that is for its text: the rest is a border.
public func insideOfTextEditor(of size: CGSize) -> CGRect {
    let cell = CellMetrics.cell
    let hasLines = size.height >= 3 * cell.height
    return CGRect(origin: .zero, size: size).insetBy(dx: cell.width, dy: hasLines ? cell.height : 0)
}

extension Canvas {
    mutating func draw(
        _ field: TextFieldContent, id: ItemID, isFocused: Bool, frame: CGRect, in context: DrawingContext
    ) {
        if field.style == .roundedBorder {
            let cells = context.cells(of: frame)
            let marks: CellStyle.Attributes = isFocused ? .bold : []
            let color: DisplayColor = isFocused ? .ownAccent : .ownSecondary
            for row in cells.rows where cells.columns.count >= 2 {
                write(
                    "[", at: CellPosition(column: cells.columns.lowerBound, row: row), color: color,
                    attributes: marks, in: context)
                write(
                    "]", at: CellPosition(column: cells.columns.upperBound - 1, row: row), color: color,
                    attributes: marks, in: context)
            }
        }
        let inside = context.inside(frame).cells(of: field.inside(of: frame.size))
        if field.text.isEmpty {
            drawPrompt(field, in: inside, context)
        }
        let layout = EditLayout(
            field.text, columns: inside.columns.count, isMultiline: field.isMultiline, isSecure: field.isSecure,
            alignment: field.alignment)
        draw(layout, color: field.color, attributes: field.font.attributes, id: id, in: inside, context)
        if isFocused {
            mark(inside, .underline, in: context)
        }
    }

    private mutating func drawPrompt(_ field: TextFieldContent, in inside: CellRect, _ context: DrawingContext) {
        let source = TextSource(
            runs: [TextRun(field.prompt, font: field.font, color: .ownSecondary)], lineLimit: inside.rows.count)
        let width = CGFloat(inside.columns.count) * CellMetrics.cell.width
        var row = inside.rows.lowerBound
        for line in CellTextLayout(source, width: width, height: nil).layout.lines {
            let room = max(inside.columns.count - line.string.cellWidth, 0)
            let indent =
                switch field.alignment {
                case .leading: 0
                case .center: room / 2
                case .trailing: room
                }
            write(
                line.string, at: CellPosition(column: inside.columns.lowerBound + indent, row: row),
                color: .ownSecondary, in: context)
            row += 1
        }
    }

    mutating func drawEditor(
        _ text: String, id: ItemID, isFocused: Bool, frame: CGRect, in context: DrawingContext
    ) {
        let color: DisplayColor = isFocused ? .ownAccent : .ownSecondary
        let border = CGRect(origin: .zero, size: frame.size)
        let place = context.inside(frame)
        let area = insideOfTextEditor(of: frame.size)
        if area.minY > 0 {
            box(border, isFocused ? .heavy : .round, .color(color), in: place)
        } else {
            let cells = context.cells(of: frame)
            for row in cells.rows {
                for column in [cells.columns.lowerBound, cells.columns.upperBound - 1] {
                    write("│", at: CellPosition(column: column, row: row), color: color, in: context)
                }
            }
        }
        let inside = place.cells(of: area)
        let layout = EditLayout(text, columns: inside.columns.count, isMultiline: true)
        draw(layout, color: .ownPrimary, attributes: [], id: id, in: inside, context)
    }

    /// The text of an input, scrolled to the cursor where it has the focus.
    private mutating func draw(
        _ layout: EditLayout, color: DisplayColor, attributes: CellStyle.Attributes, id: ItemID,
        in inside: CellRect, _ context: DrawingContext
    ) {
        guard !inside.isEmpty else { return }
        let state = input.focus == id ? input.text : nil
        let (columns, rows) = (inside.columns.count, inside.rows.count)
        var scroll = 0
        if let state {
            scroll = layout.scroll(state.scroll, showing: state.cursor, columns: columns, rows: rows)
            textScroll = scroll
            var place = layout.position(of: state.cursor)
            if layout.isMultiline {
                // Behind a full line, the cursor stands on its last cell.
                place.column = min(place.column, columns - 1)
                place.row -= scroll
            } else {
                place.column -= scroll
            }
            let position = CellPosition(
                column: inside.columns.lowerBound + place.column, row: inside.rows.lowerBound + place.row)
            if context.shows(position) { cursor = position }
        }
        var clipped = context
        clipped.bounds = context.bounds.intersection(inside)
        layout.forEachGlyph(scroll: scroll, columns: columns, rows: rows) { index, glyph, place in
            let isSelected = state?.selection?.contains(index) == true
            write(
                glyph,
                at: CellPosition(
                    column: inside.columns.lowerBound + place.column, row: inside.rows.lowerBound + place.row),
                color: color, attributes: isSelected ? attributes.union(.inverse) : attributes, in: clipped)
        }
    }
}
