import SwiftUI
import Testing
import ViewTesting

private struct PageView: View {
    @Environment(\.openWindow) private var openWindow
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text)
        Button("Open") { openWindow(id: "page") }
        Text(text)
    }
}

private struct PagesApp: App {
    var body: some Scene {
        WindowGroup("Page", id: "page") { PageView() }
    }
}

private final class Model: ObservableObject {
    nonisolated(unsafe) static var alive = 0

    init() { Model.alive += 1 }

    deinit { Model.alive -= 1 }
}

private struct ModelApp: App {
    @StateObject private var model = Model()

    var body: some Scene {
        WindowGroup { Text("shown") }
            .environmentObject(model)
    }
}

private struct FaultyApp: App {
    @State private var runs = 0

    var body: some Scene {
        let _ = runs += 1
        WindowGroup { Text("\(runs)") }
    }
}

@MainActor
@Suite(.serialized)
struct TestAppTests {
    @Test func `a window is the same scene each time it is asked for`() throws {
        let app = TestApp(PagesApp())
        #expect(try app.frontWindow() === app.windows[0])
    }

    @Test func `a window goes on as it was when a test has let go of it`() throws {
        let app = TestApp(PagesApp())
        try app.frontWindow().textField("Text").type("abc")
        #expect(try app.frontWindow().textField("Text").isFocused)
        #expect(try app.frontWindow().texts.contains("abc"))
    }

    @Test func `a window keeps its program, and a program is gone with the last reference to either`() throws {
        do {
            let screen = try TestApp(ModelApp()).frontWindow()
            #expect(screen.texts == ["shown"])
            #expect(Model.alive == 1)
        }
        #expect(Model.alive == 0)
    }

    @Test func `a window is found by its title, and an error has those that there are`() throws {
        let app = TestApp(PagesApp())
        #expect(try app.window(titled: "Page") === app.frontWindow())
        let error = #expect(throws: TestSceneError.self) { try app.window(titled: "Pages") }
        #expect(error?.message == "No window is titled \"Pages\". Open are \"Page\".")
    }

    @Test func `all windows close with the program`() throws {
        let app = TestApp(PagesApp())
        try app.openNewWindow()
        let windows = app.windows
        app.close()
        #expect(app.windows.isEmpty)
        #expect(windows.map(\.aliveNodesAfterClose) == [0, 0])
        let error = #expect(throws: TestSceneError.self) { try app.frontWindow() }
        #expect(error?.message == "The program has no open window.")
    }

    @Test func `what an app does wrong fails the test, or is collected`() throws {
        withKnownIssue { _ = TestApp(FaultyApp()) }
        let app = TestApp(FaultyApp(), misuse: .collected)
        #expect(try app.frontWindow().messages.first?.contains("runs of FaultyApp was written") == true)
    }

    @Test func `windows have the size in cells that is asked for`() throws {
        let app = TestApp(PagesApp(), columns: 30, rows: 10)
        #expect(try app.frontWindow().size == CGSize(width: 240, height: 160))
    }
}
