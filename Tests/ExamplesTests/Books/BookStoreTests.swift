import Testing

@testable import BooksExample

@MainActor
struct BookStoreTests {
    @Test func `a book is marked as read, and as unread again`() {
        let store = BookStore(books: [Book(title: "Emma", author: "Austen")])
        let id = store.books[0].id
        store.toggleRead(id)
        #expect(store.books[0].isRead)
        store.toggleRead(id)
        #expect(!store.books[0].isRead)
    }

    @Test func `a book that is gone is left alone`() {
        let store = BookStore(books: [Book(title: "Emma", author: "Austen")])
        store.toggleRead(Book(title: "Emma", author: "Austen").id)
        #expect(!store.books[0].isRead)
    }
}
