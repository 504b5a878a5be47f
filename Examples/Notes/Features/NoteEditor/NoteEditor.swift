import SwiftUI

/// Edits a text and a date that may both be missing, with views that know nothing of optionals.
struct NoteEditor: View {
    @Binding var note: Note

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(note.text == nil ? "No text yet" : "Text").font(.headline)
                Spacer()
                Button("Clear text") { note.text = nil }.disabled(note.text == nil)
            }
            TextEditor(text: $note.text.orEmpty)
                .accessibilityLabel("Text")

            HStack {
                Text(note.due == nil ? "No date yet" : "Due").font(.headline)
                Spacer()
                Button("Clear date") { note.due = nil }.disabled(note.due == nil)
            }
            DayField(date: $note.due.orNow)
        }
        .padding(.horizontal, 8)
        .navigationTitle(note.title)
    }
}

#Preview("Empty") {
    @Previewable @State var note = Note(title: "Ideas")
    NoteEditor(note: $note)
}

#Preview("Full") {
    @Previewable @State var note = Note(title: "Groceries", text: "Bread", due: Date.now)
    NoteEditor(note: $note)
}
