import SwiftUI
import Testing
import ViewTesting

@MainActor @Observable
private final class Total {
    var value = 0
}

private struct CounterView: View {
    @Environment(Total.self) private var total
    @Environment(\.openWindow) private var openWindow
    @State private var count = 0

    var body: some View {
        Text("\(count) of \(total.value)")
        Button("Add") {
            count += 1
            total.value += 1
        }
        Button("Open") { openWindow(id: "counter") }
    }
}

private struct CounterApp: App {
    @State private var total = Total()

    var body: some Scene {
        WindowGroup("Counter", id: "counter") { CounterView() }
            .environment(total)
    }
}

private struct SingleApp: App {
    var body: some Scene {
        Window("Only", id: "only") { Text("only") }
    }
}

@MainActor
struct WindowGroupTests {
    @Test func `each window of a group has a state of its own, and shares that of the program`() throws {
        let app = TestApp(CounterApp())
        let first = try app.frontWindow()
        try first.button("Add").tap()
        try first.button("Open").tap()
        let second = try app.frontWindow()
        #expect(second !== first)
        #expect(second.texts.first == "0 of 1")
        try second.button("Add").tap()
        #expect(second.texts.first == "1 of 2")
        #expect(first.texts.first == "1 of 2")
    }

    @Test func `a user can open another window of a group`() throws {
        let app = TestApp(CounterApp())
        try app.openNewWindow()
        #expect(app.windows.count == 2)
        #expect(app.windows.map(\.title) == ["Counter", "Counter"])
    }

    @Test func `a program without groups has no other window for the user`() {
        let app = TestApp(SingleApp())
        #expect(throws: TestSceneError.self) { try app.openNewWindow() }
        #expect(app.windows.count == 1)
    }

    @Test func `a window that the user closes is gone, and the others go on`() throws {
        let app = TestApp(CounterApp())
        let first = try app.frontWindow()
        try app.openNewWindow()
        let second = try app.frontWindow()
        first.close()
        #expect(app.windows.count == 1)
        #expect(first.aliveNodesAfterClose == 0)
        try second.button("Add").tap()
        #expect(second.texts.first == "1 of 1")
    }
}
