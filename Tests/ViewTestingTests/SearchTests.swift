import SwiftUI
import Testing
import ViewTesting

private struct Library: View {
    @State private var search = ""
    @State private var password = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("Search", text: $search)
                SecureField("Password", text: $password)
                Section {
                    NavigationLink("Momo") { Text("A novel").navigationTitle("Momo") }
                    NavigationLink {
                        Text("Another")
                    } label: {
                        Label("Krabat", systemImage: "book")
                    }
                } header: {
                    Text("Books")
                } footer: {
                    Text("2 books")
                }
                Section("Films") {
                    Button("Add") {}.accessibilityHint("Adds a film")
                    HStack {
                        Text("Metropolis")
                        Text("1927")
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityLabel("Metropolis of 1927")
                }
                Text("More").accessibilityAddTraits([.isHeader, .isSelected])
            }
            .navigationTitle("Library")
        }
    }
}

@MainActor
struct SearchTests {
    let screen = TestScene { Library() }

    private func message(_ search: () throws -> TestElement) -> String {
        do {
            return "found: \(try search())"
        } catch {
            return (error as? TestSceneError)?.message ?? "\(error)"
        }
    }

    @Test func `a navigation link is a link, and a button too`() throws {
        #expect(screen.links == ["Momo", "Krabat"])
        #expect(screen.buttons == ["Momo", "Krabat", "Add"])
        #expect(try screen.link("Krabat").kind == .link)
        #expect(try screen.button("Momo").kind == .link)
        #expect(message { try screen.link("Add") }.hasPrefix("No link is named \"Add\". There is a button \"Add\"."))
        try screen.link("Momo").tap()
        #expect(screen.navigationTitle == "Momo")
        #expect(screen.backTitle == "Library")
    }

    @Test func `what leads back is named where a button is looked for`() throws {
        try screen.link("Momo").tap()
        #expect(
            message { try screen.button("Library") }
                .hasPrefix("No button is named \"Library\". The way back is named so: goBack() takes it."))
    }

    @Test func `a secure field is a text field, but not the other way round`() throws {
        #expect(try screen.secureField("Password").kind == .secureField)
        try screen.textField("Password").type("x")
        #expect(try screen.secureField("Password").value == "x")
        #expect(message { try screen.secureField("Search") }.contains("There is a text field \"Search\"."))
    }

    @Test func `headers and footers of sections are no rows`() throws {
        #expect(screen.rows == ["", "", "Momo", "Krabat", "Add", "Metropolis 1927", "More"])
        #expect(screen.sectionHeaders == ["Books", "Films"])
        #expect(try screen.header("Books").kind == .sectionHeader)
        #expect(try screen.footer("2 books").text == "2 books")
        #expect(try screen.header("More").kind == .text)
        #expect(try screen.header("More").isSelected)
        #expect(message { try screen.header("Film") }.contains("    section header \"Films\""))
    }

    @Test func `an element is found by its accessibility label, whatever it is`() throws {
        #expect(try screen.element(labeled: "Metropolis of 1927").text == "Metropolis 1927")
        #expect(message { try screen.element(labeled: "Metropolis of") }.contains("    \"Metropolis of 1927\""))
        #expect(try screen.element(labeled: "Add").kind == .button)
        #expect(try screen.button("Add").hint == "Adds a film")
    }

    @Test func `one of several is taken by its place`() throws {
        #expect(try screen.element(.link, at: 1).label == "Krabat")
        #expect(try screen.element(.row, "Momo", at: 0).text == "Momo")
        #expect(message { try screen.element(.link, at: 2) } == "There are 2 links, none at 2: the first is at 0.")
    }
}
