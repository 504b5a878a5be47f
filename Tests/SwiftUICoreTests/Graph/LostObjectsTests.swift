import Combine
import SwiftUI
import Testing
import ViewTesting

/// Objects that a body makes each time it runs lose what was written to them; a message names them.
@MainActor @Suite
struct LostObjectsTests {
    final class Counter: ObservableObject {
        let id = UUID()
        let step: Int
        @Published var count = 0

        init(step: Int = 1) {
            self.step = step
        }
    }

    struct CounterView: View {
        @ObservedObject var counter = Counter()

        var body: some View {
            Button("Count \(counter.count)") { counter.count += counter.step }
        }
    }

    struct MadeByDefault: View {
        @State private var updates = 0

        var body: some View {
            Button("Update \(updates)") { updates += 1 }
            CounterView()
        }
    }

    struct MadeInBody: View {
        @State private var updates = 0

        var body: some View {
            Button("Update \(updates)") { updates += 1 }
            CounterView(counter: Counter())
        }
    }

    private func countAndUpdate(_ screen: TestScene) throws {
        try screen.button("Count 0").tap()
        try screen.button("Update 0").tap()
    }

    @Test func `an object that an observing view's initialiser makes is told when its state is lost`() throws {
        let screen = TestScene(misuse: .collected) { MadeByDefault() }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 0"])
        #expect(screen.messages.count == 1)
        let message = try #require(screen.messages.first)
        #expect(message.contains("another Counter for @ObservedObject counter of CounterView"))
    }

    @Test func `an object made where the view is made is told when its state is lost`() throws {
        let screen = TestScene(misuse: .collected) { MadeInBody() }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 0"])
        #expect(screen.messages.first?.contains("another Counter") == true)
    }

    @Test func `as long as nothing is written nothing is lost`() throws {
        let screen = TestScene { MadeInBody() }
        try screen.button("Update 0").tap()
        try screen.button("Update 1").tap()
        #expect(screen.messages == [])
    }

    /// Has a view for a counter that another view makes, in one of several ways.
    struct Keeping<Content: View>: View {
        let content: (Int) -> Content
        @State private var updates = 0

        var body: some View {
            Button("Update \(updates)") { updates += 1 }
            content(updates)
        }
    }

    struct OwnerView: View {
        @StateObject private var counter = Counter()

        var body: some View {
            CounterView(counter: counter)
        }
    }

    @Test func `an object that the view owns stays`() throws {
        let screen = TestScene { Keeping { _ in OwnerView() } }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 1"])
    }

    final class Store {
        private var counters: [Int: Counter] = [:]

        func counter(_ number: Int) -> Counter {
            let counter = counters[number] ?? Counter()
            counters[number] = counter
            return counter
        }
    }

    @Test func `an object that a store makes when asked, and keeps, is not told when another is shown`() throws {
        let store = Store()
        let screen = TestScene { Keeping { CounterView(counter: store.counter($0)) } }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 0"])
        #expect(store.counter(0).count == 1)
    }

    @Test func `an object for a view with another identity is not told`() throws {
        let screen = TestScene { Keeping { CounterView(counter: Counter()).id($0) } }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 0"])
    }

    @Test func `an object for another thing is not told`() throws {
        let screen = TestScene { Keeping { CounterView(counter: Counter(step: $0 + 1)) } }
        try countAndUpdate(screen)
        #expect(screen.buttons == ["Update 1", "Count 0"])
    }

    struct Game: View {
        @State private var counter = Counter()

        var body: some View {
            Button("New") { counter = Counter() }
            CounterView(counter: counter)
        }
    }

    @Test func `an object that an action replaces is not told`() throws {
        let screen = TestScene { Game() }
        for _ in 0..<2 {
            try screen.button("Count 0").tap()
            try screen.button("New").tap()
            #expect(screen.buttons == ["New", "Count 0"])
        }
    }
}
