import DisplayList
import Foundation

/// Draws a display list on a grid of cells.
public struct CellRenderer: Sendable {
    public var columns: Int
    public var rows: Int
    /// What translucent colours are mixed with where the terminal's own colours show.
    public var theme: Theme

    public init(columns: Int, rows: Int, theme: Theme = .dark) {
        self.columns = columns
        self.rows = rows
        self.theme = theme
    }

    /// What was drawn, and what a host wants to know of it.
    public struct Drawing: Equatable, Sendable {
        public var grid: CellGrid
        /// Where the cursor of the focused text input is; nil where none is seen.
        public var cursor: CellPosition?
        /// How far the focused text input is scrolled so that its cursor is seen.
        public var textScroll: Int?
    }

    public func draw(_ list: DisplayList, input: InputState = InputState()) -> Drawing {
        let grid = CellGrid(columns: columns, rows: rows)
        var canvas = Canvas(grid: grid, theme: theme, input: input)
        draw(list.children(of: .root), of: list, on: &canvas, in: DrawingContext(bounds: grid.bounds))
        return Drawing(grid: canvas.grid, cursor: canvas.cursor, textScroll: canvas.textScroll)
    }

    private func draw(_ ids: [ItemID], of list: DisplayList, on canvas: inout Canvas, in context: DrawingContext) {
        for id in ids {
            guard let item = list[id] else { continue }
            draw(item, of: list, on: &canvas, in: context)
        }
    }

    private func draw(
        _ item: DisplayItem, of list: DisplayList, on canvas: inout Canvas, in context: DrawingContext
    ) {
        let frame = item.frame
        let children = list.children(of: item.id)
        var inside = context.inside(frame)
        switch item.content {
        case .group(let effects):
            inside.apply(effects)
            guard inside.opacity > 0.02, !inside.bounds.isEmpty else { return }
            draw(children, of: list, on: &canvas, in: inside)
        case .text(let text):
            canvas.draw(text, frame: frame, in: context)
        case .shape(let shape):
            canvas.draw(shape, frame: frame, in: context)
        case .symbol(let symbol):
            canvas.draw(symbol, frame: frame, in: context)
        case .picture(let picture):
            canvas.draw(picture, frame: frame, in: context)
        case .divider(let axis, let color):
            canvas.drawDivider(axis, color, frame: frame, in: context)
        case .control(let control):
            let own = canvas.label(of: control, in: context)
            canvas.draw(control, id: item.id, frame: frame, in: own)
            draw(children, of: list, on: &canvas, in: own.inside(frame))
            canvas.markState(of: control, id: item.id, frame: frame, in: context)
        case .scroll(let scroll):
            inside = context.inside(scroll, frame: frame)
            guard !inside.bounds.isEmpty else { return }
            draw(children, of: list, on: &canvas, in: inside)
            canvas.drawIndicators(scroll, frame: frame, in: context)
        case .row(let row):
            // Rows don't reach beyond their frames, so those out of sight are skipped with all that is in them.
            guard !context.cells(of: frame).intersection(context.bounds).isEmpty else { return }
            if row.isSelected { inside.attributes.insert(.bold) }
            draw(children, of: list, on: &canvas, in: inside)
            canvas.draw(row, frame: frame, in: context)
            let isMarked = canvas.input.focus == item.id || canvas.input.pressed == item.id
            if isMarked { canvas.mark(context.cells(of: frame), .inverse, in: context) }
        case .navigationBar(let bar):
            canvas.draw(bar, frame: frame, in: context)
            draw(children, of: list, on: &canvas, in: inside)
        }
    }
}

extension DrawingContext {
    /// Takes on what a group does to all that is in it. The context is already the one of its children.
    fileprivate mutating func apply(_ effects: GroupEffects) {
        opacity *= effects.opacity
        guard let clip = effects.clip else { return }
        let outline = PathOutline(clip)
        bounds = bounds.intersection(cells(of: outline.bounds))
        if case .rectangle = clip { return }
        outlines.append((outline, origin))
    }
}
