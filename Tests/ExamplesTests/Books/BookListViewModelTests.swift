import Testing

@testable import BooksExample

@MainActor
struct BookListViewModelTests {
    let store = BookStore(books: [
        Book(title: "Momo", author: "Ende", isRead: true),
        Book(title: "Krabat", author: "Preußler"),
        Book(title: "Emma", author: "Austen"),
    ])
    var viewModel: BookListViewModel { BookListViewModel(store: store) }

    @Test func `without books nothing is shown`() {
        let viewModel = BookListViewModel(store: BookStore(books: []))
        #expect(viewModel.visibleBooks.isEmpty)
        #expect(viewModel.summary == "0 of 0 unread")
    }

    @Test func `books are sorted by title, or by author on demand`() {
        let viewModel = viewModel
        #expect(viewModel.visibleBooks.map(\.title) == ["Emma", "Krabat", "Momo"])
        viewModel.sortsByAuthor = true
        #expect(viewModel.visibleBooks.map(\.author) == ["Austen", "Ende", "Preußler"])
    }

    @Test func `the search ignores case`() {
        let viewModel = viewModel
        viewModel.searchText = "kRA"
        #expect(viewModel.visibleBooks.map(\.title) == ["Krabat"])
    }

    @Test func `the filter leaves the unread books, and the summary counts all of them`() {
        let viewModel = viewModel
        viewModel.showsOnlyUnread = true
        #expect(viewModel.visibleBooks.map(\.title) == ["Emma", "Krabat"])
        #expect(viewModel.summary == "2 of 3 unread")
    }

    @Test func `search and filter go together`() {
        let viewModel = viewModel
        viewModel.showsOnlyUnread = true
        viewModel.searchText = "m"
        #expect(viewModel.visibleBooks.map(\.title) == ["Emma"])
    }

    @Test func `marking a book changes the store, which another view model sees at once`() {
        let (first, second) = (viewModel, viewModel)
        first.toggleRead(first.visibleBooks[0])
        #expect(store.books.map(\.isRead) == [true, false, true])
        #expect(second.summary == "1 of 3 unread")
    }
}
