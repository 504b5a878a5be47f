import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ParkedRowsTests {
    struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    struct Mark: View {
        let name: String
        @State private var isSet = false

        var body: some View {
            Button("\(name) \(isSet ? "set" : "unset")") { isSet = true }
        }
    }

    @MainActor @Observable
    final class Model {
        var names = ["a", "b", "c"]
        var isOpen = true
    }

    /// A long list with one row of interest in front.
    struct Long<Row: View>: View {
        @ViewBuilder let row: Row

        var body: some View {
            List {
                ForEach(0..<500) { number in
                    VStack {
                        if number == 0 { row } else { Text("row \(number)") }
                    }
                }
            }
        }
    }

    /// What the first row shows after it was scrolled out of view and in again.
    private func comeBack(_ screen: TestScene) throws {
        try screen.scrollView().scroll(to: .bottom)
        try screen.scrollView().scroll(to: .top)
    }

    @Test func `state of a collection's views in a row comes back with the row`() throws {
        let screen = TestScene {
            Long {
                ForEach(["a", "b", "c"], id: \.self) { Counter(name: $0) }
            }
        }
        try screen.button("b 0").tap()
        try comeBack(screen)
        #expect(screen.texts.starts(with: ["a 0", "b 1", "c 0"]))
    }

    @Test func `state of a view behind a collection in a row comes back with the row`() throws {
        let screen = TestScene {
            Long {
                ForEach(["a", "b"], id: \.self) { Counter(name: $0) }
                Mark(name: "mark")
                Counter(name: "last")
            }
        }
        try screen.button("a 0").tap()
        try screen.button("mark unset").tap()
        try screen.button("last 0").tap()
        try screen.button("last 1").tap()
        try comeBack(screen)
        #expect(screen.texts.starts(with: ["a 1", "b 0", "mark set", "last 2"]))
    }

    @Test func `of several views of one type in a row each has its own state again`() throws {
        let screen = TestScene {
            Long {
                Counter(name: "first")
                HStack {
                    Counter(name: "second")
                    Counter(name: "third").id("third")
                }
                Counter(name: "fourth")
            }
        }
        try screen.button("second 0").tap()
        try screen.button("fourth 0").tap()
        try screen.button("fourth 1").tap()
        try comeBack(screen)
        #expect(screen.texts.starts(with: ["first 0", "second 1", "third 0", "fourth 2"]))
    }

    @Test func `elements of a row's collection that moved meanwhile have their own state again`() throws {
        struct Row: View {
            let model: Model
            var body: some View {
                ForEach(model.names, id: \.self) { Counter(name: $0) }
            }
        }

        let model = Model()
        let screen = TestScene { Long { Row(model: model) } }
        try screen.button("b 0").tap()
        try screen.scrollView().scroll(to: .bottom)
        model.names = ["c", "b", "d"]
        try screen.scrollView().scroll(to: .top)
        #expect(screen.texts.starts(with: ["c 0", "b 1", "d 0"]))
    }

    @Test func `what comes later in a row that came back begins anew`() throws {
        struct Row: View {
            let model: Model
            var body: some View {
                Text("row")
                if model.isOpen { Counter(name: "inner") }
            }
        }

        let model = Model()
        let screen = TestScene { Long { Row(model: model) } }
        try screen.button("inner 0").tap()
        try screen.scrollView().scroll(to: .bottom)
        model.isOpen = false
        try screen.scrollView().scroll(to: .top)
        model.isOpen = true
        #expect(screen.texts.starts(with: ["row", "inner 0"]))
    }
}
