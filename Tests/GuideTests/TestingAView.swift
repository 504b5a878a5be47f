import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

struct Chore: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

struct ChoreListView: View {
    @State private var chores = [Chore(id: 1, name: "Water the plants"), Chore(id: 2, name: "Call Ada")]
    @State private var newName = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach($chores) { $chore in
                    Toggle(chore.name, isOn: $chore.isDone)
                }
                .onDelete { chores.remove(atOffsets: $0) }
                HStack {
                    TextField("New chore", text: $newName)
                    Button("Add") {
                        chores.append(Chore(id: chores.count + 1, name: newName))
                        newName = ""
                    }
                    .disabled(newName.isEmpty)
                }
            }
            .navigationTitle("\(chores.filter { !$0.isDone }.count) to do")
        }
    }
}

@MainActor
struct ChoreListTests {
    @Test func `a new chore is added at the end`() throws {
        let screen = TestScene { ChoreListView() }
        #expect(try !screen.button("Add").isEnabled)
        try screen.textField("New chore").type("Buy milk")
        try screen.button("Add").tap()
        #expect(try screen.toggle("Buy milk").isOn == false)
        #expect(try screen.textField("New chore").value == "")
        #expect(screen.navigationTitle == "3 to do")
    }

    @Test func `what is done is not counted`() throws {
        let screen = TestScene { ChoreListView() }
        try screen.toggle("Call Ada").toggle()
        #expect(screen.navigationTitle == "1 to do")
    }

    @Test func `a swipe deletes`() throws {
        let screen = TestScene { ChoreListView() }
        try screen.row(containing: "Call Ada").swipe(.left)
        #expect(screen.elements(.toggle).map(\.label) == ["Water the plants"])
    }
}

@MainActor
struct ChoreFieldTests {
    @Test func `the field is empty again`() throws {
        let screen = TestScene { ChoreListView() }
        let field = try screen.textField("New chore")
        try field.type("Buy milk")
        #expect(field.value == "Buy milk")
        try screen.button("Add").tap()
        #expect(field.value == "")
    }
}

struct PriceView: View {
    @Environment(\.locale) private var locale
    let price: Decimal

    var body: some View {
        Text(price, format: .currency(code: "EUR").locale(locale))
    }
}

@MainActor
struct PriceTests {
    @Test func `a price is written as the reader is used to`() {
        let screen = TestScene {
            PriceView(price: 1234.5).environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(screen.texts == ["1.234,50\u{A0}€"])
    }
}

struct Scoreboard: View {
    @State private var score = 0

    var body: some View {
        VStack {
            Header(title: "Final")
            Text("Score: \(score)")
            Button("Goal") { score += 1 }
        }
    }
}

struct Header: View {
    let title: String

    var body: some View {
        Text(title).font(.headline)
    }
}

@MainActor
struct ScoreboardTests {
    @Test func `a goal leaves the header alone`() throws {
        let screen = TestScene { Scoreboard() }
        screen.resetCounts()
        try screen.button("Goal").tap()
        #expect(screen.bodyCount(of: Header.self) == 0)
        #expect(screen.bodyRuns(of: Scoreboard.self).map(\.causes) == [[.state("score", of: "Scoreboard")]])
    }
}

struct Mailbox: App {
    var body: some Scene {
        WindowGroup("Mailbox") { MailboxView() }
        Window("Activity", id: "activity") { Text("Nothing to do") }
    }
}

struct MailboxView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Show activity") { openWindow(id: "activity") }
    }
}

@MainActor
struct MailboxTests {
    @Test func `the activity has a window of its own`() throws {
        let app = TestApp(Mailbox())
        let mailbox = try app.window(titled: "Mailbox")
        try mailbox.button("Show activity").tap()
        #expect(app.windows.map(\.title) == ["Mailbox", "Activity"])
        #expect(try app.frontWindow().texts == ["Nothing to do"])
        try app.window(titled: "Activity").close()
        #expect(app.windows.count == 1)
    }
}

struct Wallpaper: View {
    @State private var draws = 0

    var body: some View {
        Button("Draw") { draws += 1 }
        ForEach(["blue", "blue"], id: \.self) { Text("\($0) \(draws)") }
    }
}

@MainActor
struct WallpaperTests {
    @Test func `colours are told apart by name`() {
        withKnownIssue("Two colours have one name.") {
            _ = TestScene { Wallpaper() }
        }
    }

    @Test func `the fault is named`() {
        let screen = TestScene(misuse: .collected) { Wallpaper() }
        #expect(screen.messages.first?.contains("the id blue occurs several times") == true)
    }
}

@Suite(.screenOnFailure)
@MainActor
struct PriceListTests {
    @Test func `an empty list says so`() {
        let screen = TestScene { Text("No prices") }
        #expect(screen.texts == ["No prices"])
    }
}
