import SwiftUI

struct NoteRow: View {
    let note: Note

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(note.title).font(.headline)
                Text(note.text ?? "No text").lineLimit(1).foregroundStyle(.secondary)
            }
            Spacer()
            if let due = note.due {
                Text(due.formatted(DayField.format)).foregroundStyle(.secondary)
            }
        }
    }
}

#Preview("Row") {
    NoteRow(note: Note.samples[0])
}
