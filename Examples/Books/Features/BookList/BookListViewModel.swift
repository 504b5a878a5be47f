import Foundation
import Observation

/// What the list's screen adds to the store: what is searched for, and which books are shown in which order.
@MainActor
@Observable
final class BookListViewModel {
    var searchText = ""
    var showsOnlyUnread = false
    var sortsByAuthor = false

    private let store: BookStore

    init(store: BookStore) {
        self.store = store
    }

    var visibleBooks: [Book] {
        store.books
            .filter { !showsOnlyUnread || !$0.isRead }
            .filter { searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText) }
            .sorted { sortsByAuthor ? ($0.author, $0.title) < ($1.author, $1.title) : $0.title < $1.title }
    }

    var summary: String {
        let unread = store.books.count { !$0.isRead }
        return "\(unread) of \(store.books.count) unread"
    }

    func toggleRead(_ book: Book) {
        store.toggleRead(book.id)
    }
}
