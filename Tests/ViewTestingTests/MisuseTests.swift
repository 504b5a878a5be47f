import SwiftUI
import Testing
import ViewTesting

private final class Clock: ObservableObject {
    @Published var time = 0
}

private final class House: ObservableObject {
    let clock = Clock()
}

private struct Hall: View {
    @ObservedObject var house: House

    var body: some View {
        Text("It is \(house.clock.time)")
    }
}

private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
        let _ = { if count == 0 { count = 1 } }()
        Text("\(count)")
    }
}

private struct Outer: View {
    var body: some View {
        Button("Go") { Inner().count = 1 }
    }
}

private struct Inner: View {
    @State var count = 0

    var body: some View { Text("\(count)") }
}

@MainActor
struct MisuseTests {
    @Test func `a proper view gives no message`() {
        #expect(TestScene { Text("Hello") }.messages == [])
    }

    @Test func `a change that no view follows is told by the scene that shows the object`() {
        let house = House()
        let screen = TestScene(misuse: .collected) { Hall(house: house) }
        let other = TestScene { Text("Hello") }
        house.clock.time = 1
        #expect(other.messages == [])
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("Hall") == true)
    }

    @Test func `state that is written before its view is there is told by the scene that runs the code`() throws {
        let screen = TestScene(misuse: .collected) { Outer() }
        try screen.button("Go").tap()
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("@State of type Int") == true)
    }

    @Test func `by default the test fails with a message when the scene is made`() {
        withKnownIssue {
            _ = TestScene { WritesInBody() }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("while the body of WritesInBody ran") }
        }
    }

    @Test func `by default the test fails with a message of an action, each once, and goes on`() throws {
        let screen = TestScene { Outer() }
        let failures = Failures()
        try withKnownIssue {
            try screen.button("Go").tap()
            try screen.button("Go").tap()
        } matching: {
            failures.add($0)
        }
        #expect(failures.messages.count == 1)
        #expect(failures.messages.first?.contains("@State of type Int") == true)
        #expect(screen.messages.count == 1)
    }

    @Test func `a failure is at the line that made the scene`() {
        let failures = Failures()
        withKnownIssue {
            _ = TestScene(misuse: .fails) { WritesInBody() }
        } matching: {
            failures.add($0)
        }
        #expect(failures.lines == [#line - 4])
    }

    @Test func `a change from outside of the scene fails the test at the next look`() {
        let house = House()
        let screen = TestScene { Hall(house: house) }
        house.clock.time = 1
        withKnownIssue {
            #expect(screen.texts == ["It is 0"])
        }
    }

    /// What was recorded within `withKnownIssue`.
    private final class Failures: @unchecked Sendable {
        private(set) var messages: [String] = []
        private(set) var lines: [Int] = []

        func add(_ issue: Issue) -> Bool {
            messages += issue.comments.map(\.rawValue)
            lines += [issue.sourceLocation?.line ?? 0]
            return true
        }
    }
}
