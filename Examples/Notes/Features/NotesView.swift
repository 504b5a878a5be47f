import SwiftUI

public struct NotesView: View {
    @State private var notes = Note.samples

    public init() {}

    public var body: some View {
        List {
            ForEach($notes) { $note in
                NavigationLink {
                    NoteEditor(note: $note)
                } label: {
                    NoteRow(note: note)
                }
            }
        }
        .navigationTitle("Notes")
    }
}

#Preview("Notes") {
    NavigationStack { NotesView() }
}
