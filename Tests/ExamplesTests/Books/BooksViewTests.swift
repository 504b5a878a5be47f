import SwiftUI
import Testing
import ViewTesting

@testable import BooksExample

@MainActor
struct BooksViewTests {
    let screen = TestScene(NavigationStack { BooksView() })

    /// The titles in the order in which they are shown.
    var titles: [String] {
        screen.elements(of: BookRow.self).map { $0.texts[0] }
    }

    @Test func `all books are listed by title below a summary`() {
        #expect(screen.navigationTitle == "Books")
        #expect(titles == ["Emma", "Kindred", "Krabat", "Momo", "The Left Hand of Darkness"])
        #expect(screen.texts.contains("3 of 5 unread"))
    }

    @Test func `the author is below the title, and both begin at the same edge`() throws {
        let title = try screen.text("Krabat").frame
        let author = try screen.text("Otfried Preußler").frame
        #expect(title.minX == author.minX)
        #expect(title.maxY == author.minY)
    }

    @Test func `marking a book changes its mark and the summary at once`() throws {
        try screen.button("Mark Krabat as read").tap()
        #expect(screen.buttons.contains("Mark Krabat as unread"))
        #expect(screen.texts.contains("2 of 5 unread"))
    }

    @Test func `with the filter on, a book leaves the list when it is marked as read`() throws {
        try screen.toggle("Only unread").toggle()
        #expect(titles == ["Kindred", "Krabat", "The Left Hand of Darkness"])
        try screen.button("Mark Krabat as read").tap()
        #expect(titles == ["Kindred", "The Left Hand of Darkness"])
        #expect(screen.texts.contains("2 of 5 unread"))
    }

    @Test func `typing narrows the list, and clearing the field brings all books back`() throws {
        try screen.textField("Search by title").type("KR")
        #expect(titles == ["Krabat"])
        try screen.textField("Search by title").clear()
        #expect(titles.count == 5)
    }

    @Test func `the list can be sorted by author`() throws {
        try screen.toggle("By author").toggle()
        #expect(titles == ["Emma", "Momo", "Kindred", "Krabat", "The Left Hand of Darkness"])
    }

    @Test func `a book's own screen changes the book that the list shows`() throws {
        try screen.text("Krabat").tap()
        #expect(screen.navigationTitle == "Krabat")
        #expect(screen.texts.contains("by Otfried Preußler"))
        #expect(try screen.toggle("Read").isOn == false)

        try screen.toggle("Read").toggle()
        #expect(try screen.toggle("Read").isOn == true)
        try screen.goBack()
        #expect(screen.texts.contains("2 of 5 unread"))
    }
}
