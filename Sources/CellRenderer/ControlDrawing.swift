import DisplayList
import Foundation

extension Canvas {
    /// What a control shows besides its children, drawn below them.
    mutating func draw(_ control: Control, id: ItemID, frame: CGRect, in context: DrawingContext) {
        switch control.kind {
        case .button(let button):
            drawFrame(of: button.style, tint: control.tint, frame: frame, in: context)
        case .toggle(let toggle):
            draw(toggle, tint: control.tint, frame: frame, in: context)
        case .textField(let field):
            draw(field, id: id, isFocused: isFocused(control, id), frame: frame, in: context)
        case .textEditor(let text, _):
            drawEditor(text, id: id, isFocused: isFocused(control, id), frame: frame, in: context)
        }
    }

    func isFocused(_ control: Control, _ id: ItemID) -> Bool {
        control.isFocused || input.focus == id
    }

    /// Marks laid over a control and its children: what has the focus, what is pressed.
    mutating func markState(of control: Control, id: ItemID, frame: CGRect, in context: DrawingContext) {
        let isPressed =
            if case .button(let button) = control.kind { button.isPressed || input.pressed == id } else {
                input.pressed == id
            }
        let isOn =
            if case .toggle(let toggle) = control.kind { toggle.style == .button && toggle.isOn == true } else { false }
        var marks: CellStyle.Attributes = []
        if isOn { marks.formUnion([.bold, .underline]) }
        if control.editableText == nil {
            if isFocused(control, id) { marks.formUnion(.inverse) }
            if isPressed { marks.formUnion([.inverse, .bold, .underline]) }
        }
        guard !marks.isEmpty else { return }
        var cells = context.cells(of: frame)
        // Of what is as large as a part of the screen, only the edge is marked.
        if cells.rows.count > 3 { cells.columns = cells.columns.prefix(1) }
        mark(cells, marks, in: context)
    }

    /// The context of what a control's label draws.
    func label(of control: Control, in context: DrawingContext) -> DrawingContext {
        var context = context
        if !control.isEnabled { context.attributes.insert(.dim) }
        guard case .button(let button) = control.kind else { return context }
        switch button.style {
        case .borderless, .link:
            context.ink = button.role == .destructive ? .destructive : control.tint ?? .ownAccent
        case .bordered:
            if button.role == .destructive { context.ink = .destructive }
        case .borderedProminent:
            context.attributes.insert(.bold)
            context.ink = button.role == .destructive ? .destructive : control.tint ?? .ownAccent
        case .plain, .row:
            break
        }
        if button.style == .link { context.attributes.insert(.underline) }
        return context
    }

    private mutating func drawFrame(
        of style: ButtonContent.Style, tint: DisplayColor?, frame: CGRect, in context: DrawingContext
    ) {
        guard style == .bordered || style == .borderedProminent else { return }
        let color = style == .borderedProminent ? tint ?? .ownAccent : .ownPrimary
        brackets(frame, color: color, in: context)
    }

    /// `[` and `]` at both ends of the middle row.
    private mutating func brackets(_ frame: CGRect, color: DisplayColor, in context: DrawingContext) {
        let cells = context.cells(of: frame)
        guard cells.columns.count >= 2, !cells.rows.isEmpty else { return }
        let row = cells.rows.lowerBound + (cells.rows.count - 1) / 2
        write("[", at: CellPosition(column: cells.columns.lowerBound, row: row), color: color, in: context)
        write("]", at: CellPosition(column: cells.columns.upperBound - 1, row: row), color: color, in: context)
    }

    private mutating func draw(
        _ toggle: ToggleContent, tint: DisplayColor?, frame: CGRect, in context: DrawingContext
    ) {
        let accent = tint ?? .ownAccent
        let cells = context.inside(frame).cells(of: toggle.indicator)
        let position = CellPosition(column: cells.columns.lowerBound, row: cells.rows.lowerBound)
        switch toggle.style {
        case .checkbox:
            let mark =
                switch toggle.isOn {
                case true?: "[x]"
                case false?: "[ ]"
                case nil: "[-]"
                }
            write(mark, at: position, color: toggle.isOn == false ? .ownPrimary : accent, in: context)
        case .switch:
            let mark =
                switch toggle.isOn {
                case true?: "(━━●)"
                case false?: "(●──)"
                case nil: "(─●─)"
                }
            write(mark, at: position, color: toggle.isOn == false ? .ownSecondary : accent, in: context)
        case .button:
            brackets(frame, color: toggle.isOn == true ? accent : .ownPrimary, in: context)
        }
    }
}

extension DisplayColor {
    fileprivate static let destructive = DisplayColor(red: 1, green: 0.27, blue: 0.23)
}
