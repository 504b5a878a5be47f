import SwiftUI
import Testing

@testable import SwiftUICore
@testable import ViewTesting

/// Misuse is told in words, with the place.
@MainActor @Suite
struct MisuseTests {
    struct WritesInBody: View {
        @State private var count = 0

        var body: some View {
            if count < 3 { count += 1 }
            return Text("count \(count)")
        }
    }

    @Test func `a write during an update names the property, and the view whose body wrote`() {
        let screen = TestScene(misuse: .collected) { WritesInBody() }
        #expect(screen.texts == ["count 3"])
        #expect(
            screen.messages.contains {
                $0.hasPrefix("@State count of WritesInBody was written while the body of WritesInBody ran")
            })
    }

    struct Endless: View {
        @State private var count = 0

        var body: some View {
            count += 1
            return Text("endless")
        }
    }

    @Test func `a body that writes what it reads is cut off and named`() {
        let screen = TestScene(misuse: .collected) { Endless() }
        #expect(screen.texts == ["endless"])
        #expect(screen.messages.contains { $0.contains("did not settle") && $0.contains("Endless") })
    }

    final class Inner: ObservableObject {
        @Published var count = 0
    }

    final class Outer: ObservableObject {
        @Published var inner = Inner()
    }

    struct ReadsThrough: View {
        @StateObject var outer: Outer

        var body: some View {
            VStack {
                Text("inner \(outer.inner.count)")
                Button("Add") { outer.inner.count += 1 }
                Button("Add and tell") {
                    outer.objectWillChange.send()
                    outer.inner.count += 1
                }
            }
        }
    }

    @Test func `a host is asked for an update in which the message is told`() throws {
        let outer = Outer()
        let scene = TestScene(misuse: .collected) { ReadsThrough(outer: outer) }
        #expect(!scene.scene.needsUpdate)
        outer.inner.count += 1
        #expect(scene.scene.needsUpdate)
        #expect(scene.messages.contains { $0.contains("Inner has changed") })
        #expect(!scene.scene.needsUpdate)
    }

    @Test func `a nested object's change that no view observes is told, with the view that read it`() throws {
        let outer = Outer()
        let screen = TestScene(misuse: .collected) { ReadsThrough(outer: outer) }
        try screen.button("Add").tap()
        #expect(outer.inner.count == 1)
        #expect(screen.texts.contains("inner 0"))
        let message = try #require(screen.messages.first)
        #expect(message.contains("Inner has changed"))
        #expect(message.contains("The body of ReadsThrough read it as outer.inner"))
    }

    @Test func `a nested object whose owner passes the change on is not complained of`() throws {
        let screen = TestScene { ReadsThrough(outer: Outer()) }
        try screen.button("Add and tell").tap()
        #expect(screen.texts.contains("inner 1"))
        #expect(screen.messages.isEmpty)
    }

    struct Doubles: View {
        let isLazy: Bool

        var body: some View {
            if isLazy {
                List(["a", "b", "a"], id: \.self) { Text($0) }
            } else {
                VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
            }
        }
    }

    @Test(arguments: [false, true])
    func `duplicate ids are told with the id and the view`(isLazy: Bool) {
        let screen = TestScene(misuse: .collected) { Doubles(isLazy: isLazy) }
        #expect(screen.texts.contains("b"))
        #expect(screen.messages.contains { $0.contains("id a occurs several times") && $0.contains("Doubles") })
    }

    @Test func `publishing on a background thread is told with the object's type, and shown all the same`() async throws
    {
        final class Loader: ObservableObject, @unchecked Sendable {
            @Published var text = "waiting"
        }
        struct Waiting: View {
            @ObservedObject var loader: Loader
            var body: some View { Text(loader.text) }
        }
        let loader = Loader()
        let screen = TestScene(misuse: .collected) { Waiting(loader: loader) }
        await Task.detached { loader.text = "loaded" }.value
        try await screen.wait { screen.texts == ["loaded"] }
        let message = try #require(screen.messages.first)
        #expect(message.contains("Loader published a change on a background thread"))
        #expect(message.contains("@ObservedObject loader of Waiting is updated"))
    }

    @Test func `a missing environment object is named with the view that reads it`() {
        let message = MisuseReporter.missingObjectMessage(
            Inner.self, modifier: "environmentObject(_:)", reader: Endless.self)
        #expect(message.contains("Endless reads Inner from the environment"))
        #expect(message.contains("environmentObject(_:)"))
    }

    private func told(_ body: () -> Void) -> [String] {
        let messages = Messages()
        MisuseReporter.observer.with(messages.add, body)
        return messages.all
    }

    @Test func `state that is written before its view is in the tree is told`() {
        let messages = told {
            let state = State(initialValue: 1)
            state.wrappedValue = 2
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("@State of type Int was written before its view is in the tree") == true)
    }

    struct Counting: View {
        @State var count = 1

        var body: some View {
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test func `state that is read before its view is in the tree is told, and is the initial value`() {
        let messages = told {
            #expect(Counting(count: 3).count == 3)
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("@State of type Int was read before its view is in the tree") == true)
    }

    @Test func `a binding to state that is taken before its view is in the tree is told, and is constant`() {
        let messages = told {
            let binding = Counting().$count
            binding.wrappedValue = 5
            #expect(binding.wrappedValue == 1)
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("binding of a @State of type Int was taken before") == true)
    }

    struct AsksAnother: View {
        var body: some View {
            let counting = Counting()
            counting
            Text("It is \(counting.count)")
        }
    }

    @Test func `the body that reads another view's state is named`() {
        let screen = TestScene(misuse: .collected) { AsksAnother() }
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("was read in the body of AsksAnother") == true)
    }

    @Test func `state of a view that is shown is read and written in body and actions`() throws {
        let screen = TestScene { Counting() }
        try screen.button("Count 1").tap()
        #expect(screen.buttons == ["Count 2"])
        #expect(screen.messages == [])
    }

    private final class Messages: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: [String] = []

        var all: [String] { lock.withLock { stored } }

        @Sendable func add(_ message: String) {
            lock.withLock { stored.append(message) }
        }
    }
}
