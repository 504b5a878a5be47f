import SwiftUI

/// A screen with logic of its own, searching, filtering and ordering, and therefore with a view model.
struct BookListView: View {
    @State private var viewModel: BookListViewModel

    init(store: BookStore) {
        _viewModel = State(initialValue: BookListViewModel(store: store))
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Search by title", text: $viewModel.searchText)
                .textFieldStyle(.roundedBorder)
            HStack(spacing: 24) {
                Toggle("Only unread", isOn: $viewModel.showsOnlyUnread)
                Toggle("By author", isOn: $viewModel.sortsByAuthor)
            }
        }
        .padding(.horizontal, 8)

        List {
            Section(viewModel.summary) {
                ForEach(viewModel.visibleBooks) { book in
                    BookRow(book: book) { viewModel.toggleRead(book) }
                }
            }
        }
        .navigationTitle("Books")
    }
}

#Preview("List") {
    NavigationStack { BookListView(store: BookStore()) }
}

#Preview("Empty list") {
    NavigationStack { BookListView(store: BookStore(books: [])) }
}
