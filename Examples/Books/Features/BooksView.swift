import SwiftUI

/// Owns the store and hands it on: to the list by its initialiser, to everything else by the environment.
public struct BooksView: View {
    @State private var store = BookStore()

    public init() {}

    public var body: some View {
        BookListView(store: store)
            .environment(store)
            .navigationDestination(for: Book.ID.self) { id in
                // A further screen inherits the stack's environment, not that of the screen below it.
                BookDetailView(id: id).environment(store)
            }
    }
}

#Preview("Books") {
    NavigationStack { BooksView() }
}
