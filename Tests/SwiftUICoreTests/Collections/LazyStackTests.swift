import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct LazyStackTests {
    struct Row: View {
        let number: Int
        var body: some View { Text("row \(number)") }
    }

    @Test func `a lazy stack makes what the scroll view shows`() throws {
        let screen = TestScene {
            ScrollView {
                Text("above")
                LazyVStack {
                    ForEach(0..<10_000) { Row(number: $0) }
                }
                Text("below")
            }
        }
        #expect(screen.texts.prefix(2) == ["above", "row 0"])
        #expect(screen.bodyCount(of: Row.self) < 60)
        screen.resetCounts()
        try screen.scrollView().scroll(by: 500 * 16)
        #expect(screen.texts.contains("row 500"))
        #expect(screen.bodyCount(of: Row.self) < 60)
        try screen.scrollView().scroll(to: .bottom)
        #expect(screen.texts.last == "below")
        #expect(screen.texts.contains("row 9,999"))
        #expect(screen.nodesAlive < 400)
    }

    @Test func `a horizontal lazy stack makes what is shown too`() throws {
        let screen = TestScene {
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<1_000) { Row(number: $0) }
                }
            }
        }
        #expect(screen.bodyCount(of: Row.self) < 60)
        try screen.scrollView().scroll(to: .trailing)
        #expect(screen.texts.last == "row 999")
    }

    @Test func `without a scroll view a lazy stack shows all`() {
        let screen = TestScene {
            LazyVStack { ForEach(0..<5) { Row(number: $0) } }
        }
        #expect(screen.texts.count == 5)
    }

    @Test func `rows are aligned and spaced as asked`() throws {
        let screen = TestScene(columns: 20, rows: 10) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 16) {
                    Text("a")
                    Text("bcd")
                }
            }
        }
        let (first, second) = (try screen.text("a").frame, try screen.text("bcd").frame)
        #expect(first.minX == 0)
        #expect(second.minX == 0)
        #expect(second.minY - first.maxY == 16)
    }

    struct Changing: View {
        @State private var numbers = Array(0..<200)

        var body: some View {
            VStack {
                ScrollView {
                    LazyVStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
                }
                Button("Remove first") { numbers.removeFirst() }
                Button("Reverse") { numbers.reverse() }
            }
        }
    }

    @Test func `rows move with the data`() throws {
        let screen = TestScene { Changing() }
        try screen.button("Remove first").tap()
        #expect(screen.texts.first == "row 1")
        try screen.button("Reverse").tap()
        #expect(screen.texts.first == "row 199")
        try screen.scrollView().scroll(to: .bottom)
        #expect(screen.texts.contains("row 1"))
    }
}
