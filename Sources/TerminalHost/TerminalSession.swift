import CellRenderer
import DisplayList
import Foundation

/// A scene on a terminal, apart from the terminal itself: input goes in, drawings come out.
@MainActor
final class TerminalSession {
    let scene: any DisplayScene
    private(set) var list = DisplayList()
    private(set) var columns = 0
    private(set) var rows = 0
    var theme = Theme.dark

    private(set) var focus: ItemID?
    /// What the scene itself said last of the focus.
    private var reportedFocus: ItemID?
    /// Where in the order of focus the last one was, for when it is gone.
    private var lastPlace = 0
    private var pressed: ItemID?
    /// The pointer is over what is pressed.
    private var isOverPressed = false
    /// A gesture of the scene has the pointer.
    private var isGesture = false
    private var textInput: TextInput?
    private var textScroll = 0

    /// Smaller screens show the top left of one of this size.
    private static let smallest = (columns: 10, rows: 3)

    init(scene: any DisplayScene, columns: Int, rows: Int) {
        self.scene = scene
        scene.metrics = CellMetrics()
        resize(columns: columns, rows: rows)
    }

    func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        scene.size = CellMetrics.size(
            columns: max(columns, Self.smallest.columns), rows: max(rows, Self.smallest.rows))
    }

    // MARK: Update and drawing

    /// Takes over what changed in the scene.
    func update() {
        // Passes that call for another are few; those that never end must not keep the keyboard waiting.
        for _ in 0..<8 {
            list.apply(scene.update())
            if !scene.needsUpdate { break }
        }
        followFocus()
        followText()
    }

    func draw() -> CellRenderer.Drawing {
        let text = textInput.map { TextInputState(cursor: $0.cursor, anchor: $0.anchor, scroll: textScroll) }
        let input = InputState(focus: focus, pressed: isOverPressed ? pressed : nil, text: text)
        let drawing = CellRenderer(columns: columns, rows: rows, theme: theme).draw(list, input: input)
        if let scroll = drawing.textScroll { textScroll = scroll }
        return drawing
    }

    // MARK: Focus

    /// The scene has the last word on the focus where it has one at all.
    private func followFocus() {
        var reported: ItemID?
        list.forEachShown { item in
            if reported == nil, case .control(let control) = item.content, control.isFocused { reported = item.id }
        }
        let former = focus
        if let reported {
            focus = reported
        } else if reportedFocus != nil, reportedFocus == focus {
            focus = nil
        } else if let id = focus, !takesFocus(id) {
            focus = nil
        }
        reportedFocus = reported
        if focus != former, let id = focus {
            rememberPlace(of: id)
            scrollIntoView(id)
        }
    }

    private func takesFocus(_ id: ItemID) -> Bool {
        switch list[id]?.content {
        case .control(let control): control.takesFocus
        case .row(let row): row.isSelectable
        default: false
        }
    }

    private func rememberPlace(of id: ItemID) {
        if let index = FocusMap(list).index(of: id) { lastPlace = index }
    }

    func setFocus(_ id: ItemID?) {
        guard id != focus else { return }
        focus = id
        // Until the scene says otherwise, the host's own choice holds.
        reportedFocus = nil
        textInput = nil
        textScroll = 0
        scene.send(.focus(id))
        if let id { rememberPlace(of: id) }
        update()
        if let id, id == focus { scrollIntoView(id) }
    }

    /// The text of the focused input as the scene has it now.
    private func followText() {
        guard let id = focus, case .control(let control) = list[id]?.content, let text = control.editableText else {
            textInput = nil
            return
        }
        if textInput == nil {
            textInput = TextInput(text, isMultiline: control.isMultiline)
            textScroll = 0
        } else {
            textInput?.adopt(text)
        }
    }

    /// Tab: the next one in the scene's order, from the last back to the first.
    private func moveFocus(forward: Bool) -> Bool {
        guard let id = focus else { return focusFirst(forward: forward) }
        if let next = inLine(after: id, forward: forward) {
            setFocus(next)
            return true
        }
        let order = FocusMap(list).order
        guard let other = forward ? order.first : order.last else { return false }
        setFocus(other.id)
        return true
    }

    /// The next in the order of Tab. Rows of a long list come into being as they come into sight, so a list is scrolled
    /// on before it is left.
    private func inLine(after id: ItemID, forward: Bool) -> ItemID? {
        let window = scrollAncestors(of: id).first
        var next = FocusMap(list).neighbour(of: id, forward: forward)
        for _ in 0..<64 {
            guard let window, !(next.map { isInside($0, window) } ?? false),
                scroll(window, columns: 0, rows: forward ? 2 : -2), takesFocus(id)
            else { break }
            next = FocusMap(list).neighbour(of: id, forward: forward)
        }
        return next
    }

    private func focusFirst(forward: Bool) -> Bool {
        let order = FocusMap(list).order
        guard !order.isEmpty else { return false }
        let index = forward ? min(lastPlace, order.count - 1) : order.count - 1
        setFocus(order[index].id)
        return true
    }

    /// An arrow: the nearest in that direction, within a list first; where there is none, the list is scrolled.
    private func moveFocus(_ direction: FocusDirection) -> Bool {
        guard let id = focus, let frame = list.frameInScene(id) else {
            if direction == .down || direction == .up {
                return FocusMap(list).order.isEmpty ? scrollScreen(direction) : focusFirst(forward: true)
            }
            return scrollScreen(direction)
        }
        let window = scrollAncestors(of: id).first
        if let window {
            if let next = FocusMap(list).neighbour(of: frame, direction, among: { $0 != id && isInside($0, window) }) {
                setFocus(next)
                return true
            }
            let before = scrollOffset(of: window)
            if scroll(window, direction) {
                guard takesFocus(id), let moved = list.frameInScene(id) else { return true }
                let next = FocusMap(list).neighbour(of: moved, direction, among: { $0 != id && isInside($0, window) })
                if let next { setFocus(next) }
                return next != nil || scrollOffset(of: window) != before
            }
        }
        if let next = FocusMap(list).neighbour(of: frame, direction, among: { $0 != id }) {
            setFocus(next)
            return true
        }
        return window == nil && scrollScreen(direction)
    }

    // MARK: Scrolling

    private func scrollAncestors(of id: ItemID) -> [ItemID] {
        var found: [ItemID] = []
        var current = id
        while let parent = list.parent(of: current) {
            if case .scroll = list[parent]?.content { found.append(parent) }
            current = parent
        }
        return found
    }

    private func isInside(_ id: ItemID, _ container: ItemID) -> Bool {
        var current = id
        while let parent = list.parent(of: current) {
            if parent == container { return true }
            current = parent
        }
        return false
    }

    private func scrollOffset(of id: ItemID) -> CGPoint? {
        if case .scroll(let scroll) = list[id]?.content { scroll.offset } else { nil }
    }

    /// Scrolls by cells; false where it can't go further that way.
    private func scroll(_ id: ItemID, columns: Int, rows: Int) -> Bool {
        guard let item = list[id], case .scroll(let content) = item.content else { return false }
        let cell = CellMetrics.cell
        let far = CGPoint(
            x: max(content.contentSize.width - item.frame.width, 0),
            y: max(content.contentSize.height - item.frame.height, 0))
        var target = content.offset
        if content.scrollsHorizontally {
            target.x = min(max(target.x + CGFloat(columns) * cell.width, 0), max(far.x, 0))
        }
        if content.scrollsVertically {
            target.y = min(max(target.y + CGFloat(rows) * cell.height, 0), max(far.y, 0))
        }
        guard target != content.offset else { return false }
        scene.send(.scroll(id, to: target))
        update()
        return scrollOffset(of: id) != content.offset
    }

    private func scroll(_ id: ItemID, _ direction: FocusDirection) -> Bool {
        switch direction {
        case .up: scroll(id, columns: 0, rows: -2)
        case .down: scroll(id, columns: 0, rows: 2)
        case .left: scroll(id, columns: -4, rows: 0)
        case .right: scroll(id, columns: 4, rows: 0)
        }
    }

    /// What Page Down and its like are for: around the focus first, then whatever scrolls.
    private var scrollCandidates: [ItemID] {
        var candidates = focus.map(scrollAncestors) ?? []
        list.forEachShown { item in
            if case .scroll = item.content, !candidates.contains(item.id) { candidates.append(item.id) }
        }
        return candidates
    }

    private func scrollScreen(_ direction: FocusDirection) -> Bool {
        scrollCandidates.contains { scroll($0, direction) }
    }

    private func scrollScreen(_ key: Key) -> Bool {
        scrollCandidates.contains { id in
            let height = Int((list[id]?.frame.height ?? 0) / CellMetrics.cell.height)
            switch key {
            case .pageUp: return scroll(id, columns: 0, rows: -max(height - 1, 1))
            case .pageDown: return scroll(id, columns: 0, rows: max(height - 1, 1))
            case .home: return scroll(id, columns: 0, rows: -1_000_000)
            default: return scroll(id, columns: 0, rows: 1_000_000)
            }
        }
    }

    private func scrollIntoView(_ id: ItemID) {
        guard var frame = list[id]?.frame else { return }
        var current = id
        var hasScrolled = false
        while let parent = list.parent(of: current), let item = list[parent] {
            if case .scroll(let content) = item.content {
                var offset = content.offset
                if content.scrollsVertically {
                    offset.y = Self.nearest(offset.y, showing: frame.minY, frame.maxY, length: item.frame.height)
                }
                if content.scrollsHorizontally {
                    offset.x = Self.nearest(offset.x, showing: frame.minX, frame.maxX, length: item.frame.width)
                }
                if offset != content.offset {
                    scene.send(.scroll(parent, to: offset))
                    hasScrolled = true
                }
                frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
            }
            frame = frame.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
            current = parent
        }
        if hasScrolled { update() }
    }

    private static func nearest(_ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, length: CGFloat) -> CGFloat {
        if start < offset { return max(start, 0) }
        if end > offset + length { return max(min(end - length, start), 0) }
        return offset
    }

    // MARK: Input

    func handle(_ input: TerminalInput) {
        switch input {
        case .key(let press):
            handle(press)
        case .paste(let text):
            paste(text)
        case .mouse(let mouse):
            handle(mouse)
        }
        if scene.needsUpdate { update() }
    }

    private func paste(_ text: String) {
        guard let id = focus, var input = textInput else { return }
        guard input.insert(text) == .edited else { return }
        textInput = input
        edit(id, input.text)
    }

    private func edit(_ id: ItemID, _ text: String) {
        scene.send(.edit(id, text))
        update()
    }

    private func handle(_ press: KeyPress) {
        if let id = focus, var input = textInput, let layout = editLayout(of: id)?.layout {
            if press.key == .enter, case .control(let control) = list[id]?.content, case .textField = control.kind {
                // A field of several lines is sent off with Return as well; Alt and Return breaks the line.
                if input.isMultiline, press.modifiers.contains(.alt) {
                    paste("\n")
                } else {
                    scene.send(.submit(id))
                }
                return
            }
            switch input.handle(press, layout: layout) {
            case .edited:
                textInput = input
                edit(id, input.text)
                return
            case .moved:
                textInput = input
                return
            case .ignored:
                if case .character = press.key, press.modifiers.isEmpty { return }
                if press.key == .backspace || press.key == .delete { return }
            }
        }
        if !navigate(press) { sendKey(press) }
    }

    private func navigate(_ press: KeyPress) -> Bool {
        switch press.key {
        case .tab:
            return moveFocus(forward: !press.modifiers.contains(.shift))
        case .enter, .character(" "):
            guard press.modifiers.isEmpty, let id = focus, textInput == nil else { return false }
            scene.send(.activate(id))
            return true
        case .escape:
            return scene.send(.back)
        case .up, .down, .left, .right:
            guard press.modifiers.isEmpty else { return false }
            return moveFocus(FocusDirection(press.key))
        case .pageUp, .pageDown, .home, .end:
            return press.modifiers.isEmpty && scrollScreen(press.key)
        case .character, .backspace, .delete, .insert, .function:
            return false
        }
    }

    private func sendKey(_ press: KeyPress) {
        guard let stroke = KeyStroke(press) else { return }
        if scene.send(.key(stroke)) { return }
        // No terminal sends Command, which shortcuts are declared with: Control stands for it.
        if stroke.modifiers.contains(.control) {
            var other = stroke
            other.modifiers.remove(.control)
            other.modifiers.insert(.command)
            scene.send(.key(other))
        }
    }

    // MARK: Mouse

    private func point(_ position: CellPosition) -> CGPoint {
        CGPoint(
            x: (CGFloat(position.column) + 0.5) * CellMetrics.cell.width,
            y: (CGFloat(position.row) + 0.5) * CellMetrics.cell.height)
    }

    private func handle(_ mouse: MouseInput) {
        let point = point(mouse.position)
        switch mouse.action {
        case .wheel(let columns, let rows):
            for id in list.items(at: point) where scroll(id, columns: 4 * columns, rows: 3 * rows) { break }
        case .press:
            press(at: point)
        case .drag:
            drag(to: point)
        case .release:
            release(at: point)
        }
    }

    private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) -> Bool {
        let time = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        return scene.send(.pointer(PointerEvent(phase: phase, location: point, time: time)))
    }

    private func press(at point: CGPoint) {
        isGesture = pointer(.down, point)
        guard !isGesture else { return }
        pressed = target(at: point)
        isOverPressed = pressed != nil
        guard let id = pressed, takesFocus(id) else { return }
        setFocus(id)
        if textInput != nil, let offset = textOffset(at: point) { _ = textInput?.move(to: offset) }
    }

    private func drag(to point: CGPoint) {
        if isGesture {
            _ = pointer(.moved, point)
        } else if textInput != nil, pressed == focus, let offset = textOffset(at: point) {
            _ = textInput?.move(to: offset, isExtending: true)
        } else if pressed != nil {
            isOverPressed = target(at: point) == pressed
        }
    }

    private func release(at point: CGPoint) {
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
            scene.send(.activate(id))
        case .row:
            scene.send(.activate(id))
        case .navigationBar:
            scene.send(.back)
        default:
            break
        }
    }

    /// The foremost thing at a point that can be pressed. A disabled control keeps what is behind it from being pressed.
    private func target(at point: CGPoint) -> ItemID? {
        list.items(at: point).first { id in
            switch list[id]?.content {
            case .control, .row:
                return true
            case .navigationBar(let bar):
                guard let frame = list.frameInScene(id), point.y < frame.minY + CellMetrics.cell.height else {
                    return false
                }
                return NavigationBarParts(bar).backColumns.contains(
                    Int((point.x - frame.minX) / CellMetrics.cell.width))
            default:
                return false
            }
        }
    }

    /// The focused text as it is laid out, and where on the scene it is.
    private func editLayout(of id: ItemID) -> (layout: EditLayout, inside: CGRect)? {
        guard case .control(let control) = list[id]?.content, let text = textInput?.text,
            let frame = list.frameInScene(id)
        else { return nil }
        var isSecure = false
        var inside: CGRect
        if case .textField(let field) = control.kind {
            isSecure = field.isSecure
            inside = field.inside(of: frame.size)
        } else {
            inside = insideOfTextEditor(of: frame.size)
        }
        inside = inside.offsetBy(dx: frame.minX, dy: frame.minY)
        let columns = Int((inside.width / CellMetrics.cell.width).rounded())
        let layout = EditLayout(text, columns: columns, isMultiline: control.isMultiline, isSecure: isSecure)
        return (layout, inside)
    }

    private func textOffset(at point: CGPoint) -> Int? {
        guard let id = focus, let (layout, inside) = editLayout(of: id) else { return nil }
        let column = Int(((point.x - inside.minX) / CellMetrics.cell.width).rounded(.down))
        let row = Int(((point.y - inside.minY) / CellMetrics.cell.height).rounded(.down))
        let place =
            layout.isMultiline
            ? CellPosition(column: column, row: row + textScroll) : CellPosition(column: column + textScroll, row: 0)
        return layout.offset(at: place)
    }
}

extension Control {
    /// Whether the edited text has several lines.
    fileprivate var isMultiline: Bool {
        switch kind {
        case .textField(let field): field.isMultiline
        case .textEditor: true
        case .button, .toggle: false
        }
    }
}

extension FocusDirection {
    fileprivate init(_ key: Key) {
        switch key {
        case .up: self = .up
        case .left: self = .left
        case .right: self = .right
        default: self = .down
        }
    }
}

extension KeyStroke {
    /// nil: SwiftUI has no name for the key.
    init?(_ press: KeyPress) {
        let character: Character
        switch press.key {
        case .character(let typed): character = typed
        case .enter: character = "\r"
        case .tab: character = "\t"
        case .backspace: character = "\u{8}"
        case .delete: character = "\u{F728}"
        case .escape: character = "\u{1B}"
        case .up: character = "\u{F700}"
        case .down: character = "\u{F701}"
        case .left: character = "\u{F702}"
        case .right: character = "\u{F703}"
        case .home: character = "\u{F729}"
        case .end: character = "\u{F72B}"
        case .pageUp: character = "\u{F72C}"
        case .pageDown: character = "\u{F72D}"
        case .insert: return nil
        case .function(let number):
            guard let scalar = Unicode.Scalar(0xF703 + UInt32(number)) else { return nil }
            character = Character(scalar)
        }
        self.init(character, modifiers: press.modifiers)
    }
}
