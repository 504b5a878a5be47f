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
    /// Escape was pressed, and nothing in the window had a use for it.
    var onLeave: (() -> Void)?

    private(set) var focus: ItemID?
    /// What the scene itself said last of the focus.
    private var reportedFocus: ItemID?
    private var lastPlace: LastPlace?
    var pressed: ItemID?
    /// The pointer is over what is pressed.
    var isOverPressed = false
    /// A gesture of the scene has the pointer.
    var isGesture = false
    var textInput: TextInput?
    private(set) var textScroll = 0

    /// What had the focus last, for when it is gone: its place in the order, and the window it was scrolled in.
    private struct LastPlace {
        var id: ItemID
        var index: Int
        var window: ItemID?
        var isTextInput: Bool
    }

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
        if focus == nil, former != nil, lastPlace?.isTextInput == false, let next = successor(in: list.focusOrder) {
            setFocus(next)
            return
        }
        if focus != former, let id = focus {
            rememberPlace(of: id)
            scrollIntoView(id)
        }
    }

    func takesFocus(_ id: ItemID) -> Bool {
        list.focusOrder.contains(id)
    }

    func rememberPlace(of id: ItemID) {
        guard let index = FocusMap(list).index(of: id), case let content? = list[id]?.content else { return }
        var isTextInput = false
        if case .control(let control) = content { isTextInput = control.editableText != nil }
        lastPlace = LastPlace(
            id: id, index: index, window: scrollAncestors(of: id).first, isTextInput: isTextInput)
    }

    /// Where the keyboard goes on after the focus was lost: to what had it, to what took its place in a list, or else to
    /// the first that can have it.
    var placeToGoOn: ItemID? {
        let order = list.focusOrder
        guard let lastPlace else { return order.first }
        return order.contains(lastPlace.id) ? lastPlace.id : successor(in: order) ?? order.first
    }

    /// What stands in a list where the focus was, now that what had it is gone.
    private func successor(in order: [ItemID]) -> ItemID? {
        guard let lastPlace, let window = lastPlace.window, list[lastPlace.id] == nil else { return nil }
        let rows = order.indices.filter { isInside(order[$0], window) }
        guard let first = rows.first, let last = rows.last else { return nil }
        return order[min(max(lastPlace.index, first), last)]
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
        if let id = focus, textInput != nil, type(press, into: id) { return }
        let isPlain = press.modifiers.isEmpty
        switch press.key {
        case .enter, .character(" "):
            if isPlain, let id = focus, textInput == nil, scene.send(.activate(id)) { return }
            sendKey(press)
        case .escape:
            if !sendKey(press), !scene.send(.back) { onLeave?() }
        // The program comes first: what is shown may have its own use for the keys that move the focus.
        case .tab:
            if !sendKey(press) { moveFocus(forward: !press.modifiers.contains(.shift)) }
        case .up, .down, .left, .right:
            if !sendKey(press), isPlain { moveFocus(FocusDirection(press.key)) }
        case .pageUp, .pageDown, .home, .end:
            if !sendKey(press), isPlain { scrollScreen(press.key) }
        case .delete, .backspace:
            if !sendKey(press), isPlain, let row = deletableRow { scene.send(.delete(row)) }
        case .character, .insert, .function:
            sendKey(press)
        }
    }

    /// The row with the focus, or around it, if the user may take it away.
    private var deletableRow: ItemID? {
        var current = textInput == nil ? focus : nil
        while let id = current {
            if case .row(let row) = list[id]?.content { return row.isDeletable ? id : nil }
            current = list.parent(of: id)
        }
        return nil
    }

    /// False: the text has no use for the key.
    private func type(_ press: KeyPress, into id: ItemID) -> Bool {
        guard var input = textInput, let layout = editLayout(of: id)?.layout else { return false }
        if press.key == .enter, case .control(let control) = list[id]?.content, case .textField = control.kind {
            // A field of several lines is sent off with Return as well; Alt and Return breaks the line.
            if input.isMultiline, press.modifiers.contains(.alt) {
                paste("\n")
                return true
            }
            return scene.send(.submit(id))
        }
        switch input.handle(press, layout: layout) {
        case .edited:
            textInput = input
            edit(id, input.text)
            return true
        case .moved:
            textInput = input
            return true
        case .ignored:
            if case .character = press.key { return press.modifiers.isEmpty }
            return press.key == .backspace || press.key == .delete
        }
    }

    /// False: nothing in the scene wants the key.
    @discardableResult
    private func sendKey(_ press: KeyPress) -> Bool {
        guard let stroke = KeyStroke(press) else { return false }
        if scene.send(.key(stroke)) {
            update()
            return true
        }
        // No terminal sends Command, which shortcuts are declared with: Control stands for it.
        guard stroke.modifiers.contains(.control) else { return false }
        var other = stroke
        other.modifiers.remove(.control)
        other.modifiers.insert(.command)
        return scene.send(.key(other))
    }
}

extension Control {
    /// Whether the edited text has several lines.
    var isMultiline: Bool {
        switch kind {
        case .textField(let field): field.isMultiline
        case .textEditor: true
        case .button, .toggle: false
        }
    }
}
