import SwiftUI
import Testing
import ViewTesting

private struct SignUp: View {
    @State private var name = "Ada"
    @State private var isPublic = true
    @State private var chosen: String? = "b"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Join").accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name)
            Toggle("Public", isOn: $isPublic)
            List(["a", "b", "c", "d", "e"], id: \.self, selection: $chosen) { Text($0) }
            HStack {
                Button("Join") {}.disabled(true)
                Button("Help") {}.accessibilityHint("Opens a page").accessibilityIdentifier("help")
                Image(systemName: "star").accessibilityHidden(true)
            }
        }
    }
}

@MainActor
struct SnapshotsTests {
    let screen = TestScene(columns: 24, rows: 8) { SignUp() }

    @Test func `a snapshot of the screen is what a terminal shows`() {
        #expect(screen.snapshot() == screen.text)
        #expect(screen.snapshot().hasPrefix("Join\n"))
    }

    @Test func `a snapshot of an element is its part of the screen`() throws {
        #expect(try screen.toggle("Public").snapshot() == "[x] Public")
        #expect(try screen.row("b").snapshot().contains("b"))
        #expect(try screen.button("Help").snapshot(.screen) == "[ Help ]")
        let small = TestScene(columns: 8, rows: 1) {
            VStack {
                Text("First")
                Text("Second")
            }
        }
        #expect(try small.text("Second").snapshot() == "")
    }

    @Test func `a snapshot for assistive technology has roles, names, values and states`() throws {
        try screen.textField("Name").focus()
        #expect(
            screen.snapshot(.accessibility) == """
                text "Join" (header)
                text field "Name" = "Ada" (focused)
                toggle "Public" (on)
                scroll view
                  row
                    text "a"
                  row (selected)
                    text "b"
                  row
                    text "c"
                  row
                    text "d"
                button "Join" (disabled)
                button "Help" hint "Opens a page" id "help"
                """)
        #expect(try screen.row("b").snapshot(.accessibility) == "row (selected)\n  text \"b\"")
    }

    @Test func `frames are told on demand`() throws {
        let frame = try screen.toggle("Public").frame
        #expect(
            try screen.toggle("Public").snapshot(.accessibilityWithFrames) == """
                toggle "Public" (on) at \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \
                \(Int(frame.height))
                """)
    }

    @Test func `a group is told as what modifiers make of it`() {
        let screen = TestScene {
            VStack {
                HStack {
                    Text("Rating")
                    Text("4")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Image(systemName: "star")
                }
                .accessibilityElement()
                .accessibilityLabel("Stars")
                .accessibilityValue("4 of 5")
                HStack { Text("Inside") }.accessibilityIdentifier("box")
                NavigationLink("More") { Text("More") }
            }
        }
        #expect(
            screen.snapshot(.accessibility) == """
                group "Rating, 4"
                group "Stars" = "4 of 5"
                group id "box"
                  text "Inside"
                link "More"
                """)
    }
}
