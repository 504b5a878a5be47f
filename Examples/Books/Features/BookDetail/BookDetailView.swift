import SwiftUI

/// One book, read and changed in the store itself: a binding to it is all that this screen needs.
struct BookDetailView: View {
    let id: Book.ID
    @Environment(BookStore.self) private var store

    var body: some View {
        if let index = store.index(of: id) {
            @Bindable var store = store
            VStack(alignment: .leading, spacing: 16) {
                VStack(alignment: .leading) {
                    Text(store.books[index].title).font(.title)
                    Text("by \(store.books[index].author)").foregroundStyle(.secondary)
                }
                Divider()
                Toggle("Read", isOn: $store.books[index].isRead)
                Spacer()
            }
            .padding(.horizontal, 8)
            .navigationTitle(store.books[index].title)
        } else {
            Text("This book is gone.").foregroundStyle(.secondary)
        }
    }
}

#Preview("Detail") {
    @Previewable @State var store = BookStore()
    NavigationStack {
        BookDetailView(id: store.books[0].id)
    }
    .environment(store)
}
