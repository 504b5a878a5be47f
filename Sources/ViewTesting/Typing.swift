import DisplayList
import Foundation

extension TestElement {
    /// Types at the end of a text field's or editor's text, one character after the other, each through the field's
    /// binding. A line break in a field of one line submits it.
    public func type(_ text: String, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let (input, _) = try input("type into", caller)
        for character in text {
            let (current, control) = try self.input("type into", caller)
            if character.isNewline, control.isSingleLine {
                scene.send(.submit(input))
            } else {
                try edit(current, (control.editableText ?? "") + String(character), caller)
            }
        }
    }

    /// Deletes all that is in a text field or editor.
    public func clear(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        try edit(try input("clear", caller).id, "", caller)
    }

    /// Puts other text in the place of all that is in a text field or editor, as pasting does: in one edit.
    public func replaceText(with text: String, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        try edit(try input("replace the text of", caller).id, text, caller)
    }

    /// Presses Return in a text field.
    public func submit(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        scene.send(.submit(try input("submit", caller).id))
    }

    private func edit(_ id: ItemID, _ text: String, _ caller: Caller) throws {
        guard scene.send(.edit(id, text)) else {
            throw scene.failure("The \(self) did not take the text \"\(text)\".", caller)
        }
    }

    /// The text input that the element is, or the only one in it; it gets the focus.
    private func input(_ action: String, _ caller: Caller) throws -> (id: ItemID, control: Control) {
        try requireExistence(action, caller)
        let list = scene.list
        let found = list.descendants(of: ids).filter { $0.control?.editableText != nil && !list.isHidden($0.id) }
        guard found.count == 1, let control = found[0].control else {
            let why = found.isEmpty ? "it is no text field or editor" : "\(found.count) text inputs are in it"
            throw scene.failure("Can't \(action) the \(self): \(why).", caller)
        }
        let id = found[0].id
        guard control.isEnabled else {
            throw scene.failure("Can't \(action) the \(self): it is disabled.", caller)
        }
        if scene.focusedItem != id {
            scene.bringIntoView(id)
            if case .obstacle(let why) = scene.reach(id) {
                throw scene.failure("Can't \(action) the \(self): \(why).", caller)
            }
            scene.moveFocus(to: id)
        }
        return (id, control)
    }
}

extension Control {
    fileprivate var isSingleLine: Bool {
        if case .textField(let field) = kind { !field.isMultiline } else { false }
    }
}
