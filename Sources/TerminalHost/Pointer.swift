import CellRenderer
import DisplayList
import Foundation

extension TerminalSession {
    func point(_ position: CellPosition) -> CGPoint {
        CGPoint(
            x: (CGFloat(position.column) + 0.5) * CellMetrics.cell.width,
            y: (CGFloat(position.row) + 0.5) * CellMetrics.cell.height)
    }

    func handle(_ mouse: MouseInput) {
        let point = point(mouse.position)
        switch mouse.action {
        case .wheel(let columns, let rows):
            let path = list.items(at: point)
            if path.contains(where: { scroll($0, columns: 4 * columns, rows: 3 * rows) }) { return }
            // A plain wheel has only one direction; where nothing else moves, it serves for the other.
            _ = path.contains { scroll($0, columns: 4 * rows, rows: 0) }
        case .press:
            press(at: point)
        case .drag:
            drag(to: point)
        case .release:
            release(at: point)
        }
    }

    func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) -> Bool {
        let time = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        return scene.send(.pointer(PointerEvent(phase: phase, location: point, time: time)))
    }

    func press(at point: CGPoint) {
        isGesture = pointer(.down, point)
        guard !isGesture else { return }
        pressed = target(at: point)
        isOverPressed = pressed != nil
        guard let id = pressed, takesFocus(id) else { return }
        if case .control(let control) = list[id]?.content, control.editableText == nil {
            // A press leaves the focus in a text where it is, here as elsewhere; the keyboard can still go on from here.
            if focus == nil { rememberPlace(of: id) }
            return
        }
        setFocus(id)
        if textInput != nil, let offset = textOffset(at: point) { _ = textInput?.move(to: offset) }
    }

    func drag(to point: CGPoint) {
        if isGesture {
            _ = pointer(.moved, point)
        } else if textInput != nil, pressed == focus, let offset = textOffset(at: point) {
            _ = textInput?.move(to: offset, isExtending: true)
        } else if pressed != nil {
            isOverPressed = target(at: point) == pressed
        }
    }

    func release(at point: CGPoint) {
        defer {
            pressed = nil
            isOverPressed = false
            isGesture = false
        }
        if isGesture {
            _ = pointer(.up, point)
            return
        }
        guard let id = pressed, target(at: point) == id else { return }
        switch list[id]?.content {
        case .control(let control) where control.isEnabled && control.editableText == nil:
            // What can be focused and does nothing else wanted just that.
            if !scene.send(.activate(id)), takesFocus(id) { setFocus(id) }
        case .row:
            scene.send(.activate(id))
        case .navigationBar:
            scene.send(.back)
        default:
            break
        }
    }

    /// The foremost thing at a point that can be pressed. A disabled control keeps what is behind it from being pressed.
    func target(at point: CGPoint) -> ItemID? {
        list.items(at: point).first { id in
            switch list[id]?.content {
            case .control, .row:
                return true
            case .navigationBar(let bar):
                guard let frame = list.frameInScene(id), point.y < frame.minY + CellMetrics.cell.height else {
                    return false
                }
                let columns = Int((frame.width / CellMetrics.cell.width).rounded())
                return NavigationBarParts(bar, columns: columns).backColumns.contains(
                    Int((point.x - frame.minX) / CellMetrics.cell.width))
            default:
                return false
            }
        }
    }

    /// The focused text as it is laid out, and where on the scene it is.
    func editLayout(of id: ItemID) -> (layout: EditLayout, inside: CGRect)? {
        guard case .control(let control) = list[id]?.content, let text = textInput?.text,
            let frame = list.frameInScene(id)
        else { return nil }
        var isSecure = false
        var alignment = TextSource.Alignment.leading
        var inside: CGRect
        if case .textField(let field) = control.kind {
            isSecure = field.isSecure
            alignment = field.alignment
            inside = field.inside(of: frame.size)
        } else {
            inside = insideOfTextEditor(of: frame.size)
        }
        inside = inside.offsetBy(dx: frame.minX, dy: frame.minY)
        let columns = Int((inside.width / CellMetrics.cell.width).rounded())
        let layout = EditLayout(
            text, columns: columns, isMultiline: control.isMultiline, isSecure: isSecure, alignment: alignment)
        return (layout, inside)
    }

    func textOffset(at point: CGPoint) -> Int? {
        guard let id = focus, let (layout, inside) = editLayout(of: id) else { return nil }
        let column = Int(((point.x - inside.minX) / CellMetrics.cell.width).rounded(.down))
        let row = Int(((point.y - inside.minY) / CellMetrics.cell.height).rounded(.down))
        let place =
            layout.isMultiline
            ? CellPosition(column: column, row: row + textScroll) : CellPosition(column: column + textScroll, row: 0)
        return layout.offset(at: place)
    }
}
