import DisplayList
import Foundation

/// The grid that is being drawn on, with what the drawing finds out for the host.
struct Canvas {
    var grid: CellGrid
    let theme: Theme
    let input: InputState
    /// Where the terminal's own cursor belongs.
    var cursor: CellPosition?
    /// How far the focused text input is scrolled.
    var textScroll: Int?
}

/// What holds for an item because of what it is in.
struct DrawingContext {
    /// Of the coordinates that the item's frame is in, in the scene's.
    var origin = CGPoint.zero
    var bounds: CellRect
    /// Outlines that are no rectangles, in the scene's coordinates moved by their points.
    var outlines: [(path: PathOutline, origin: CGPoint)] = []
    var opacity = 1.0
    var attributes: CellStyle.Attributes = []
    /// Takes the place of the primary colour.
    var ink: DisplayColor?

    /// The cells of a frame: each edge goes to the nearest one.
    func cells(of frame: CGRect) -> CellRect {
        let cell = CellMetrics.cell
        let minX = Self.cell((origin.x + frame.minX) / cell.width)
        let maxX = Self.cell((origin.x + frame.maxX) / cell.width)
        let minY = Self.cell((origin.y + frame.minY) / cell.height)
        let maxY = Self.cell((origin.y + frame.maxY) / cell.height)
        return CellRect(columns: minX..<max(minX, maxX), rows: minY..<max(minY, maxY))
    }

    private static func cell(_ value: CGFloat) -> Int {
        guard !value.isNaN else { return 0 }
        return Int(min(max(value, -1e9), 1e9).rounded())
    }

    /// The middle of a cell in the scene's coordinates.
    static func middle(of position: CellPosition) -> CGPoint {
        CGPoint(
            x: (CGFloat(position.column) + 0.5) * CellMetrics.cell.width,
            y: (CGFloat(position.row) + 0.5) * CellMetrics.cell.height)
    }

    func shows(_ position: CellPosition) -> Bool {
        guard bounds.contains(position) else { return false }
        guard !outlines.isEmpty else { return true }
        let middle = Self.middle(of: position)
        return outlines.allSatisfy { outline in
            outline.path.contains(CGPoint(x: middle.x - outline.origin.x, y: middle.y - outline.origin.y))
        }
    }

    /// The context of an item's children.
    func inside(_ frame: CGRect) -> DrawingContext {
        var context = self
        context.origin.x += frame.minX
        context.origin.y += frame.minY
        return context
    }
}

extension Canvas {
    /// Writes a string in one line. Glyphs that are cut by an edge are left out.
    mutating func write(
        _ string: String, at position: CellPosition, color: DisplayColor, attributes: CellStyle.Attributes = [],
        in context: DrawingContext
    ) {
        var column = position.column
        for character in string where !character.isNewline {
            let glyph = Glyph(character)
            write(
                glyph, at: CellPosition(column: column, row: position.row), color: color, attributes: attributes,
                in: context)
            column += glyph.width
        }
    }

    mutating func write(
        _ glyph: Glyph, at position: CellPosition, color: DisplayColor, attributes: CellStyle.Attributes = [],
        in context: DrawingContext
    ) {
        guard color.opacity * context.opacity > 0.02 else { return }
        let places = (0..<glyph.width).map { CellPosition(column: position.column + $0, row: position.row) }
        guard places.allSatisfy({ context.shows($0) }) else { return }
        if glyph.width > 2 {
            for place in places {
                write(Glyph(" "), at: place, color: color, attributes: attributes, in: context)
            }
            return
        }
        let below = grid[position.column, position.row].style
        let color = color.role == .primary ? context.ink ?? color : color
        let (foreground, implied) = theme.ink(color, opacity: context.opacity, over: below.background)
        let style = CellStyle(
            foreground: foreground, background: below.background,
            attributes: attributes.union(implied).union(context.attributes)
                .union(below.attributes.intersection([.inverse])))
        grid.write(glyph.text, width: glyph.width, style: style, at: position)
    }

    /// Lays a colour over a cell. What the cell shows is covered unless the colour is translucent.
    mutating func fill(_ position: CellPosition, with color: DisplayColor, in context: DrawingContext) {
        let opacity = color.opacity * context.opacity
        guard opacity > 0.02, context.shows(position) else { return }
        let below = grid[position.column, position.row]
        let background = theme.fill(color, opacity: context.opacity, over: below.style.background)
        if opacity > 0.95 {
            grid.write(" ", width: 1, style: CellStyle(background: background), at: position)
        } else {
            grid.restyle(position) { style in
                style.background = background
                if case .rgb = style.foreground {
                    style.foreground = theme.fill(color, opacity: context.opacity, over: style.foreground)
                }
            }
        }
    }

    /// Adds attributes to all cells of a rectangle, whatever they show.
    mutating func mark(_ rect: CellRect, _ attributes: CellStyle.Attributes, in context: DrawingContext) {
        let shown = rect.intersection(context.bounds)
        for row in shown.rows {
            for column in shown.columns {
                let position = CellPosition(column: column, row: row)
                if context.shows(position) {
                    grid.restyle(position) { $0.attributes.formUnion(attributes) }
                }
            }
        }
    }
}
