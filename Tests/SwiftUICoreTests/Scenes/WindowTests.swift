import SwiftUI
import Testing
import ViewTesting

private struct MainView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Open") { openWindow(id: "activity") }
        Button("Close") { dismissWindow(id: "activity") }
    }
}

private struct ActivityApp: App {
    @State private var entries = 3

    var body: some Scene {
        WindowGroup("Main") { MainView() }
        Window("\(entries) entries", id: "activity") {
            Button("More") { entries += 1 }
        }
    }
}

@MainActor
struct WindowTests {
    @Test func `a window that is no group is there once, and comes to the front when it is opened again`() throws {
        let app = TestApp(ActivityApp())
        let main = try app.frontWindow()
        try main.button("Open").tap()
        #expect(app.windows.map(\.title) == ["Main", "3 entries"])
        try app.openNewWindow()
        #expect(app.windows.map(\.title) == ["Main", "3 entries", "Main"])
        try main.button("Open").tap()
        #expect(app.windows.map(\.title) == ["Main", "Main", "3 entries"])
    }

    @Test func `its title and content follow the program's state`() throws {
        let app = TestApp(ActivityApp())
        try app.frontWindow().button("Open").tap()
        let activity = try app.frontWindow()
        try activity.button("More").tap()
        #expect(activity.title == "4 entries")
    }

    @Test func `it opens afresh after it was closed`() throws {
        let app = TestApp(ActivityApp())
        let main = try app.frontWindow()
        try main.button("Open").tap()
        let first = try app.frontWindow()
        try main.button("Close").tap()
        #expect(first.isClosed)
        #expect(app.windows.map(\.title) == ["Main"])
        try main.button("Open").tap()
        #expect(try app.frontWindow() !== first)
    }

    @Test func `as the first scene it opens when the program starts`() {
        struct ToolApp: App {
            var body: some Scene {
                Window("Tool", id: "tool") { Text("a tool") }
                WindowGroup { Text("a group") }
            }
        }
        #expect(TestApp(ToolApp()).windows.map(\.texts) == [["a tool"]])
    }
}
