import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
    }
}

@MainActor
struct CounterTests {
    @Test func `tapping adds one`() throws {
        let screen = TestScene { CounterView() }
        try screen.button("Add").tap()
        #expect(screen.texts == ["Count: 1", "Add"])
    }
}

@Observable
final class BookListViewModel {
    var titles = ["Momo", "Krabat", "Emil"]
    var searchText = ""

    var visibleTitles: [String] {
        titles.filter { searchText.isEmpty || $0.localizedCaseInsensitiveContains(searchText) }
    }
}

struct BookListView: View {
    @Bindable var viewModel: BookListViewModel

    var body: some View {
        VStack {
            TextField("Search", text: $viewModel.searchText)
            List(viewModel.visibleTitles, id: \.self) { title in
                Text(title)
            }
        }
    }
}

@MainActor
struct BookListTests {
    @Test func `a search ignores the case`() {
        let viewModel = BookListViewModel()
        viewModel.searchText = "mo"
        #expect(viewModel.visibleTitles == ["Momo"])
    }

    @Test func `typing searches`() throws {
        let screen = TestScene { BookListView(viewModel: BookListViewModel()) }
        try screen.textField("Search").type("mo")
        #expect(screen.rows == ["Momo"])
        try screen.textField("Search").clear()
        #expect(screen.rows == ["Momo", "Krabat", "Emil"])
    }

    @Test func `a change of the model is shown`() {
        let viewModel = BookListViewModel()
        let screen = TestScene { BookListView(viewModel: viewModel) }
        viewModel.titles.append("Ronja")
        #expect(screen.rows.last == "Ronja")
    }
}

struct LibraryView: View {
    let load: () async -> [String]
    @State private var titles: [String]?

    var body: some View {
        VStack {
            if let titles {
                Text("\(titles.count) books")
            } else {
                Text("Loading")
            }
        }
        .task { titles = await load() }
    }
}

@MainActor
struct LibraryTests {
    @Test func `books are counted when they are there`() async throws {
        let screen = TestScene { LibraryView(load: { ["Momo", "Krabat"] }) }
        #expect(screen.texts == ["Loading"])
        try await screen.settle()
        #expect(screen.texts == ["2 books"])
    }

    @Test func `a slow library is waited for`() async throws {
        let screen = TestScene {
            LibraryView(load: {
                try? await Task.sleep(for: .milliseconds(20))
                return ["Momo"]
            })
        }
        try await screen.wait(until: { screen.texts == ["1 books"] })
    }
}
