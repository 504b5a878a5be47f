import SwiftUI

/// Shows what it is given, and needs no view model for that.
struct BookRow: View {
    let book: Book
    let toggleRead: () -> Void

    var body: some View {
        HStack(alignment: .top) {
            Button {
                toggleRead()
            } label: {
                Image(systemName: book.isRead ? "checkmark.circle" : "circle")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(book.isRead ? "Mark \(book.title) as unread" : "Mark \(book.title) as read")
            NavigationLink(value: book.id) {
                VStack(alignment: .leading) {
                    Text(book.title).font(.headline)
                    Text(book.author).foregroundStyle(.secondary)
                }
            }
        }
    }
}

#Preview("Row") {
    NavigationStack { BookRow(book: Book.samples[0]) {} }
}
