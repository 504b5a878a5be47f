import SwiftUI
import Testing
import ViewTesting

private struct Person {
    let name: String
}

private struct PersonRow: View {
    let person: Person

    var body: some View {
        HStack {
            Text(person.name)
            Button("Delete") {}
        }
    }
}

private struct People: View {
    let people = [Person(name: "Ada"), Person(name: "Grace")]
    @State private var name = ""
    @State private var isSorted = true

    var body: some View {
        VStack {
            Text("People").accessibilityIdentifier("title")
            TextField("Name", text: $name)
            Toggle("Sorted", isOn: $isSorted)
            PersonRow(person: people[0])
            PersonRow(person: people[1])
            Button("Add") {}.disabled(name.isEmpty)
        }
    }
}

@MainActor
struct ElementSearchingTests {
    let screen = TestScene { People() }

    private func message(_ search: () throws -> TestElement) -> String {
        do {
            return "found: \(try search())"
        } catch {
            return (error as? TestSceneError)?.message ?? "\(error)"
        }
    }

    @Test func `elements are found by what a person reads on them`() throws {
        #expect(try screen.button("Add").kind == .button)
        #expect(try screen.textField("Name").value == "")
        #expect(try screen.toggle("Sorted").isOn == true)
        #expect(try screen.text("People").frame.height == 16)
        #expect(try screen.text(containing: "Gra").text == "Grace")
    }

    @Test func `elements are found by their identifier`() throws {
        #expect(try screen.element(id: "title").text == "People")
    }

    @Test func `an element tells what it is and how it is`() throws {
        #expect("\(try screen.button("Add"))" == "button \"Add\" (disabled)")
        #expect("\(try screen.toggle("Sorted"))" == "toggle \"Sorted\" (on)")
        try screen.textField("Name").type("Mary")
        #expect("\(try screen.textField("Name"))" == "text field \"Name\" containing \"Mary\"")
        #expect("\(try screen.button("Add"))" == "button \"Add\"")
    }

    @Test func `a name that nothing has is answered with the names that there are, the nearest first`() {
        #expect(
            message { try screen.button("Ad") } == """
                No button is named "Ad".
                Buttons on the screen, the nearest names first:
                    button "Add" (disabled)
                    button "Delete"
                    button "Delete"
                """)
    }

    @Test func `a name of something of another kind says so`() {
        #expect(
            message { try screen.button("Ada") }.hasPrefix("No button is named \"Ada\". There is a text \"Ada\"."))
        #expect(message { try screen.image("star") } == "No image is named \"star\".\nImages on the screen: none.")
    }

    @Test func `a name that several have is answered with where they are`() {
        let message = message { try screen.button("Delete") }
        #expect(message.hasPrefix("2 buttons are named \"Delete\", not one:\n    button \"Delete\" in line "))
        #expect(screen.elements(.button, "Delete").count == 2)
    }

    @Test func `an identifier that nothing has is answered with those that there are`() {
        #expect(
            message { try screen.element(id: "titel") } == """
                No element has the accessibility identifier "titel".
                Identifiers on the screen, the nearest names first:
                    "title"
                """)
    }

    @Test func `an error shows the screen and the line of the test`() {
        do {
            _ = try screen.button("None")
            Issue.record("A button was found.")
        } catch {
            #expect("\(error)".contains("ViewTestingTests/ElementSearchingTests.swift:"))
            #expect("\(error)".contains("80 × 24"))
            #expect("\(error)".contains("[x] Sorted"))
        }
    }

    @Test func `views are found by their type, with their values`() throws {
        #expect(screen.views(of: PersonRow.self).map(\.person.name) == ["Ada", "Grace"])
        #expect(screen.elements(of: PersonRow.self).map(\.text) == ["Ada Delete", "Grace Delete"])
        #expect(try screen.element(of: People.self).texts.first == "People")
        #expect(message { try screen.element(of: PersonRow.self) }.hasPrefix("2 views are of the type PersonRow."))
        #expect(message { try screen.element(of: Divider.self) }.contains("    PersonRow"))
    }

    @Test func `an element is searched as the screen is`() throws {
        let row = screen.elements(of: PersonRow.self)[1]
        #expect(try row.button("Delete").frame.midY == row.frame.midY)
        #expect(row.texts == ["Grace", "Delete"])
        #expect(message { try row.text("Ada") }.contains("Texts in text \"Grace\", button \"Delete\""))
    }

    @Test func `what is hidden is not found, and the error says so`() {
        let screen = TestScene { Text("Secret").opacity(0) }
        #expect(screen.texts == [])
        #expect(
            message { try screen.text("Secret") }.hasPrefix("No text is named \"Secret\". One is there, but hidden."))
    }

    @Test func `an element that has left tells nothing`() throws {
        struct Switching: View {
            @State private var isOn = true

            var body: some View {
                if isOn { Text("On") }
                Button("Off") { isOn = false }
            }
        }

        let screen = TestScene { Switching() }
        let text = try screen.text("On")
        #expect(text.exists)
        try screen.button("Off").tap()
        #expect(!text.exists)
        #expect(text.text == "")
        #expect(!text.isEnabled)
        #expect(text.frame.isNull)
        #expect(throws: TestSceneError.self) { try text.tap() }
    }
}
