import SwiftUI
import Testing
import ViewTesting

private struct WindowView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @State private var isOpening = false
    let log: (String) -> Void

    var body: some View {
        Text(supportsMultipleWindows ? "several" : "one")
        Button("Open") { openWindow(id: "main") }
        Button("Open nowhere") { openWindow(id: "nowhere") }
        Button("Open a number") { openWindow(value: 1) }
        Button("Close") { dismissWindow() }
        Button("Dismiss") { dismiss() }
        Button("Close all") { dismissWindow(id: "main") }
        Button("Open later") { isOpening = true }
            .onChange(of: isOpening) { openWindow(id: "main") }
            .onDisappear { log("disappeared") }
    }
}

private struct MainApp: App {
    static let log = Log()

    @Environment(\.openWindow) private var openWindow
    @State private var copies = 0

    var body: some Scene {
        WindowGroup("Main", id: "main") {
            WindowView { MainApp.log($0) }
            Button("Copies") { copies += 1 }
        }
        .onChange(of: copies) { openWindow(id: "main") }
    }
}

private struct TwinsApp: App {
    var body: some Scene {
        WindowGroup(id: "twin") { Text("first") }
        Window("Twin", id: "twin") { Text("second") }
    }
}

@MainActor
@Suite(.serialized)
struct OpenWindowTests {
    @Test func `a window closes itself, and its views disappear`() throws {
        let app = TestApp(MainApp())
        try app.frontWindow().button("Open").tap()
        let second = try app.frontWindow()
        _ = MainApp.log.take()
        try second.button("Close").tap()
        #expect(second.isClosed)
        #expect(app.windows.count == 1)
        #expect(MainApp.log.take() == ["disappeared"])
    }

    @Test func `dismissing what is nowhere presented closes the window, unless it is the only one`() throws {
        let app = TestApp(MainApp())
        let first = try app.frontWindow()
        try first.button("Dismiss").tap()
        #expect(app.windows.count == 1)
        try first.button("Open").tap()
        try first.button("Dismiss").tap()
        #expect(first.isClosed)
        #expect(app.windows.count == 1)
    }

    @Test func `all windows of a scene are closed by its id, and the program has ended with the last`() throws {
        let app = TestApp(MainApp())
        let first = try app.frontWindow()
        try first.button("Open").tap()
        try first.button("Close all").tap()
        #expect(app.windows.isEmpty)
        #expect(first.aliveNodesAfterClose == 0)
        #expect(throws: TestSceneError.self) { try app.frontWindow() }
    }

    @Test func `effects of views and of scenes can open windows`() throws {
        let app = TestApp(MainApp())
        let first = try app.frontWindow()
        try first.button("Open later").tap()
        #expect(app.windows.count == 2)
        try first.button("Copies").tap()
        _ = first.texts
        #expect(app.windows.count == 3)
    }

    @Test func `an id or a type of values that no scene has is told, with those that there are`() throws {
        let app = TestApp(MainApp(), misuse: .collected)
        let screen = try app.frontWindow()
        try screen.button("Open nowhere").tap()
        try screen.button("Open a number").tap()
        #expect(app.windows.count == 1)
        #expect(
            screen.messages == [
                "openWindow: no scene of the program has the id \"nowhere\". It has \"main\".",
                "openWindow: no scene of the program has values of type Int. It has \"main\".",
            ])
    }

    @Test func `a body that opens a window is told`() throws {
        struct RestlessView: View {
            @Environment(\.openWindow) private var openWindow

            var body: some View {
                let _ = openWindow(id: "other")
                Text("restless")
            }
        }
        struct RestlessApp: App {
            var body: some Scene {
                WindowGroup { RestlessView() }
                Window("Other", id: "other") { Text("other") }
            }
        }
        let app = TestApp(RestlessApp(), misuse: .collected)
        let message = try app.frontWindow().messages.first
        #expect(message?.hasPrefix("openWindow was called while the body of RestlessView ran") == true)
    }

    @Test func `a body that closes its own window is told`() throws {
        struct LeavingView: View {
            @Environment(\.dismissWindow) private var dismissWindow
            let isLeaving: Bool

            var body: some View {
                let _ = isLeaving ? dismissWindow() : ()
                Text("leaving")
            }
        }
        struct LeavingApp: App {
            @State private var isLeaving = false

            var body: some Scene {
                WindowGroup {
                    LeavingView(isLeaving: isLeaving)
                    Button("Leave") { isLeaving = true }
                }
            }
        }
        let app = TestApp(LeavingApp(), misuse: .collected)
        let screen = try app.frontWindow()
        try screen.button("Leave").tap()
        #expect(screen.messages.first?.hasPrefix("dismissWindow was called while the body of LeavingView ran") == true)
    }

    @Test func `a window can close itself as it appears`() {
        struct ShortView: View {
            @Environment(\.openWindow) private var openWindow

            var body: some View {
                Text("main").onAppear { openWindow(id: "short") }
            }
        }
        struct ClosingView: View {
            @Environment(\.dismissWindow) private var dismissWindow

            var body: some View {
                Text("short").onAppear { dismissWindow() }
            }
        }
        struct ShortApp: App {
            var body: some Scene {
                WindowGroup { ShortView() }
                Window("Short", id: "short") { ClosingView() }
            }
        }
        #expect(TestApp(ShortApp()).windows.map(\.texts) == [["main"]])
    }

    @Test func `two scenes with one id are told`() throws {
        let app = TestApp(TwinsApp(), misuse: .collected)
        #expect(
            try app.frontWindow().messages == [
                "Several scenes of the program have the id \"twin\": openWindow opens the first of them."
            ])
    }

    @Test func `a view that is shown by itself has no windows to open, and is told so`() throws {
        let screen = TestScene(WindowView { _ in }, misuse: .collected)
        #expect(screen.texts.first == "one")
        try screen.button("Open").tap()
        try screen.button("Close").tap()
        #expect(screen.messages.map { $0.prefix { $0 != " " } } == ["openWindow", "dismissWindow"])
    }

    @Test func `a program can have several windows`() throws {
        #expect(try TestApp(MainApp()).frontWindow().texts.first == "several")
    }
}
