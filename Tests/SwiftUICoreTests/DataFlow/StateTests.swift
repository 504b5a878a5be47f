import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct StateTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
                Button("Add twice") {
                    count += 1
                    count += 1
                }
                Button("Same") { count = count }
            }
        }
    }

    @Test func `a button's action changes what is shown`() throws {
        let screen = TestScene { Counter() }
        #expect(screen.texts.contains("count 0"))
        try screen.button("Add").tap()
        #expect(screen.texts.contains("count 1"))
    }

    @Test func `several writes in one action run the body once`() throws {
        let screen = TestScene { Counter() }
        screen.resetCounts()
        try screen.button("Add twice").tap()
        #expect(screen.texts.contains("count 2"))
        #expect(screen.bodyCount(of: Counter.self) == 1)
    }

    @Test func `writing the value that is there runs nothing`() throws {
        let screen = TestScene { Counter() }
        screen.resetCounts()
        try screen.button("Same").tap()
        #expect(screen.bodyCount(of: Counter.self) == 0)
    }

    struct Unread: View {
        @State private var hidden = 0

        var body: some View {
            Button("Write") { hidden += 1 }
        }
    }

    @Test func `a write to state that no body reads runs nothing`() throws {
        let screen = TestScene { Unread() }
        screen.resetCounts()
        try screen.button("Write").tap()
        #expect(screen.bodyCount(of: Unread.self) == 0)
    }

    struct Child: View {
        @State var value: Int

        var body: some View { Text("child \(value)") }
    }

    struct Parent: View {
        @State private var value = 1

        var body: some View {
            VStack {
                Text("parent \(value)")
                Child(value: value)
                Button("Add") { value += 1 }
            }
        }
    }

    @Test func `the initial value counts only when the view comes`() throws {
        let screen = TestScene { Parent() }
        screen.resetCounts()
        try screen.button("Add").tap()
        #expect(screen.texts.contains("parent 2"))
        #expect(screen.texts.contains("child 1"))
        #expect(screen.bodyCount(of: Child.self) == 0)
    }

    struct Branches: View {
        @State private var isFirst = true
        @State private var key = 0

        var body: some View {
            VStack {
                if isFirst { Counter() } else { Text("other") }
                Counter().id(key)
                Button("Switch") { isFirst.toggle() }
                Button("New id") { key += 1 }
            }
        }
    }

    @Test func `state ends with its branch`() throws {
        let screen = TestScene { Branches() }
        try screen.elements(.button, "Add")[0].tap()
        #expect(screen.texts.contains("count 1"))
        try screen.button("Switch").tap()
        try screen.button("Switch").tap()
        #expect(!screen.texts.contains("count 1"))
    }

    @Test func `another id is another view, with state of its own`() throws {
        let screen = TestScene { Branches() }
        try screen.elements(.button, "Add")[1].tap()
        #expect(screen.texts.contains("count 1"))
        try screen.button("New id").tap()
        #expect(!screen.texts.contains("count 1"))
    }

    struct OptionalState: View {
        @State private var name: String?

        var body: some View {
            VStack {
                Text(name ?? "nobody")
                Button("Set") { name = "somebody" }
            }
        }
    }

    @Test func `optional state begins as nil`() throws {
        let screen = TestScene { OptionalState() }
        #expect(screen.texts.contains("nobody"))
        try screen.button("Set").tap()
        #expect(screen.texts.contains("somebody"))
    }

    struct Rows: View {
        @State private var numbers = [1, 2, 3]

        var body: some View {
            VStack {
                ForEach(numbers, id: \.self) { number in
                    HStack {
                        Text("row \(number)")
                        Counter()
                    }
                }
                Button("Reverse") { numbers.reverse() }
            }
        }
    }

    @Test func `state moves with its row`() throws {
        let screen = TestScene { Rows() }
        try screen.elements(.button, "Add")[0].tap()
        try screen.button("Reverse").tap()
        let texts = screen.texts.filter { $0.hasPrefix("row") || $0.hasPrefix("count") }
        #expect(texts == ["row 3", "count 0", "row 2", "count 0", "row 1", "count 1"])
    }

    @Test func `state written from a background thread shows on the main actor`() async throws {
        struct Background: View {
            @State private var text = "before"

            var body: some View {
                VStack {
                    Text(text)
                    Button("Start") {
                        let binding = $text
                        Task.detached { binding.wrappedValue = "after" }
                    }
                }
            }
        }
        let screen = TestScene { Background() }
        try screen.button("Start").tap()
        try await screen.wait { screen.texts.contains("after") }
    }

    @Test func `state in a lazy row is kept while the row is scrolled away`() throws {
        struct Long: View {
            var body: some View { List(0..<500) { _ in Counter() } }
        }
        let screen = TestScene { Long() }
        try screen.elements(.button, "Add")[0].tap()
        #expect(screen.texts.first == "count 1")
        try screen.scrollView().scroll(to: .bottom)
        #expect(!screen.texts.contains("count 1"))
        try screen.scrollView().scroll(to: .top)
        #expect(screen.texts.first == "count 1")
    }
}
