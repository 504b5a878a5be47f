import SwiftUI
import Testing
import ViewTesting

private struct Card: Codable, Hashable {
    var name: String
}

private struct CardView: View {
    @Binding var card: Card?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    let suffix: String

    var body: some View {
        Text((card?.name ?? "none") + suffix)
        Button("Open a") { openWindow(value: Card(name: "a")) }
        Button("Open b") { openWindow(id: "cards", value: Card(name: "b")) }
        Button("Close a") { dismissWindow(value: Card(name: "a")) }
        Button("Become c") { card = Card(name: "c") }
        Button("Open 1") { openWindow(value: 1) }
    }
}

private struct CardsApp: App {
    @State private var suffix = ""

    var body: some Scene {
        WindowGroup("Card", id: "cards", for: Card.self) { $card in
            CardView(card: $card, suffix: suffix)
            Button("Shout") { suffix += "!" }
        }
        WindowGroup(for: Int.self) { $number in
            Text("number \(number)")
            Button("Next") { number += 1 }
        } defaultValue: {
            7
        }
    }
}

@MainActor
struct PresentedWindowContentTests {
    private func names(_ app: TestApp) -> [String] {
        app.windows.map { $0.texts[0] }
    }

    @Test func `the first window has no value`() {
        #expect(names(TestApp(CardsApp())) == ["none"])
    }

    @Test func `a window for a value is opened once, and comes to the front afterwards`() throws {
        let app = TestApp(CardsApp())
        let first = try app.frontWindow()
        try first.button("Open a").tap()
        try first.button("Open b").tap()
        #expect(names(app) == ["none", "a", "b"])
        try first.button("Open a").tap()
        #expect(names(app) == ["none", "b", "a"])
    }

    @Test func `a window is found by the value that it presents by then`() throws {
        let app = TestApp(CardsApp())
        let first = try app.frontWindow()
        try first.button("Open a").tap()
        try app.frontWindow().button("Become c").tap()
        #expect(names(app) == ["none", "c"])
        try first.button("Open a").tap()
        #expect(names(app) == ["none", "c", "a"])
    }

    @Test func `what the program shows otherwise keeps the windows' values`() throws {
        let app = TestApp(CardsApp())
        try app.frontWindow().button("Open a").tap()
        try app.frontWindow().button("Become c").tap()
        try app.frontWindow().button("Shout").tap()
        #expect(names(app) == ["none!", "c!"])
    }

    @Test func `a window for a value is closed by it`() throws {
        let app = TestApp(CardsApp())
        let first = try app.frontWindow()
        try first.button("Open a").tap()
        try first.button("Open b").tap()
        try first.button("Close a").tap()
        #expect(names(app) == ["none", "b"])
    }

    @Test func `a window that is opened without a value has the default one, which its content can change`() throws {
        let app = TestApp(CardsApp())
        try app.frontWindow().button("Open 1").tap()
        try app.frontWindow().button("Next").tap()
        #expect(names(app) == ["none", "number 2"])
        try app.openNewWindow()
        #expect(names(app) == ["none", "number 2", "number 7"])
        try app.frontWindow().button("Next").tap()
        #expect(names(app) == ["none", "number 2", "number 8"])
    }
}
