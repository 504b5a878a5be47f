import DisplayList
import Foundation

/// How a text input gets its text and where it brings what the user types.
nonisolated enum TextInput {
    /// A text of the program's, written with each change.
    case text(Binding<String>)
    /// A value of the program's, shown as a text; what was typed is made a value at once, or when the user is done.
    /// `write` leaves the value as it is where the text can't be made one.
    case value(read: () -> String, write: (String) -> Void, isLive: Bool)
}

/// All that a one-line text input is made from, whatever the kind.
nonisolated struct TextInputContent<Label: View> {
    let input: TextInput
    let prompt: Text?
    var isSecure = false
    var isMultiline = false
    /// Called when the user begins and ends to edit.
    var onEditingChanged: ((Bool) -> Void)?
    /// Called on Return, besides what `onSubmit` says.
    var onCommit: (() -> Void)?
    let label: Label
}

/// The item of anything that text is typed into.
@MainActor
class TextInputBox: ControlBox {
    private final var input = TextInput.text(.constant(""))
    /// Asks the node to read the text again: a binding can give another one than was written.
    final var onEdit: (@MainActor (FutileBinding?) -> Void)?
    /// Called on Return.
    final var onSubmit: (@MainActor () -> Bool)?
    /// Called when the focus comes or goes.
    final var onEditing: (@MainActor (Bool) -> Void)?
    /// What is being typed, and what the value is shown as meanwhile.
    private final var draft: (text: String, base: String)?

    /// The text as it is now. To be called where the reading is followed.
    final func read(_ input: TextInput) -> String {
        self.input = input
        switch input {
        case .text(let binding):
            return binding.wrappedValue
        case .value(let read, _, _):
            let shown = read()
            // The program has set another value meanwhile.
            if let draft, draft.base != shown { self.draft = nil }
            return draft?.text ?? shown
        }
    }

    private func edit(_ text: String) {
        var futile: FutileBinding?
        switch input {
        case .text(let binding): futile = binding.enter(text, tellingAfter: 8, in: graph)
        case .value(let read, let write, let isLive):
            if isLive { write(text) }
            // What the user types stays as it is typed; only a value from elsewhere replaces it.
            draft = (text, isLive ? read() : draft?.base ?? read())
        }
        onEdit?(futile)
        // Told to the host even where it is as before: the user's text has to give way.
        markContent()
    }

    private func commit() {
        guard let draft, case .value(_, let write, _) = input else { return }
        self.draft = nil
        write(draft.text)
        onEdit?(nil)
        markContent()
    }

    /// A press on it means: to type here.
    override final func activate() {
        graph.events.focus.move(to: self)
    }

    override final func receiveOther(_ event: DisplayEvent) -> Bool {
        switch event {
        case .edit(_, let text):
            edit(text)
            return true
        case .submit:
            commit()
            return onSubmit?() ?? false
        default:
            return false
        }
    }

    override final func focusChanged(to isFocused: Bool) {
        super.focusChanged(to: isFocused)
        guard !isGone else { return }
        if !isFocused { commit() }
        onEditing?(isFocused)
    }
}
