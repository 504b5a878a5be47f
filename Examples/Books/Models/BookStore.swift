import Foundation
import Observation

/// The books that the whole program shares. Whoever shows or changes a book does it here; nobody keeps a copy.
@MainActor
@Observable
final class BookStore {
    var books: [Book]

    init(books: [Book] = Book.samples) {
        self.books = books
    }

    func index(of id: Book.ID) -> Int? {
        books.firstIndex { $0.id == id }
    }

    func toggleRead(_ id: Book.ID) {
        guard let index = index(of: id) else { return }
        books[index].isRead.toggle()
    }
}
