import SwiftUI
import Testing
import ViewTesting

@testable import NotesExample

@MainActor
struct NotesViewTests {
    /// Shows the editor for a note, as a screen with a note in its state would.
    private struct Desk: View {
        @State var note: Note

        var body: some View {
            NoteEditor(note: $note)
        }
    }

    private func screen(_ note: Note) throws -> (screen: TestScene, note: () throws -> Note) {
        let screen = TestScene(Desk(note: note))
        return (screen, { try #require(screen.views(of: NoteEditor.self).first).note })
    }

    @Test func `a missing text is shown as an empty editor, and typing makes one`() throws {
        let (screen, note) = try screen(Note(title: "Ideas"))
        #expect(try screen.textEditor().text == "")
        #expect(screen.texts.contains("No text yet"))

        try screen.textEditor().type("Tea")
        #expect(try note().text == "Tea")
        #expect(try screen.textEditor().text == "Tea")
        #expect(!screen.texts.contains("No text yet"))
    }

    @Test func `clearing the text from outside empties the editor`() throws {
        let (screen, note) = try screen(Note(title: "Groceries", text: "Bread"))
        #expect(try screen.textEditor().text == "Bread")
        try screen.button("Clear text").tap()
        #expect(try note().text == nil)
        #expect(try screen.textEditor().text == "")
        #expect(try !screen.button("Clear text").isEnabled)
    }

    @Test func `a binding made by hand does what the extension does`() throws {
        struct Desk: View {
            @State private var text: String?

            var body: some View {
                TextEditor(text: Binding(get: { text ?? "" }, set: { text = $0 }))
                Text(text.map { "“\($0)”" } ?? "nothing")
                Button("Clear") { text = nil }
            }
        }

        let screen = TestScene(Desk())
        #expect(screen.texts.contains("nothing"))
        #expect(try screen.textEditor().text == "")
        try screen.textEditor().type("Tea")
        #expect(screen.texts.contains("“Tea”"))
        try screen.button("Clear").tap()
        #expect(screen.texts.contains("nothing"))
        #expect(try screen.textEditor().text == "")
    }

    @Test func `a text deleted by hand is empty, not missing`() throws {
        let (screen, note) = try screen(Note(title: "Groceries", text: "Bread"))
        try screen.textEditor().clear()
        #expect(try note().text == "")
    }

    @Test func `a missing date stays missing until a day is chosen`() throws {
        let (screen, note) = try screen(Note(title: "Ideas"))
        #expect(screen.texts.contains("No date yet"))
        #expect(try note().due == nil)

        try screen.button("Later").tap()
        #expect(try #require(note().due) > .now)
        #expect(!screen.texts.contains("No date yet"))
    }

    @Test func `a date is moved by days, and cleared`() throws {
        let noon = try #require(Calendar.current.date(from: DateComponents(year: 2030, month: 1, day: 31, hour: 12)))
        let (screen, note) = try screen(Note(title: "Bank", due: noon))
        #expect(screen.texts.contains("2030-01-31"))
        try screen.button("Later").tap()
        #expect(screen.texts.contains("2030-02-01"))
        try screen.button("Earlier").tap()
        #expect(try note().due == noon)
        try screen.button("Clear date").tap()
        #expect(try note().due == nil)
    }

    @Test func `what is edited on a note's screen is in the list afterwards`() throws {
        let screen = TestScene(NavigationStack { NotesView() })
        #expect(screen.rows.last == "Ideas No text")
        try screen.text("Ideas").tap()
        #expect(screen.navigationTitle == "Ideas")
        try screen.textEditor().type("Boat")
        try screen.goBack()
        #expect(screen.rows.last == "Ideas Boat")
    }
}
