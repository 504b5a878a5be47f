import SwiftUI
import Testing
import ViewTesting

private struct Controls: View {
    @State private var text = "a"
    @State private var isOn = false

    var body: some View {
        VStack {
            Button("Button") {}
            NavigationLink("Link") { Text("Further") }
            TextField("Field", text: $text)
            SecureField("Secure", text: $text)
            TextEditor(text: $text).accessibilityLabel("Editor")
            Toggle("Toggle", isOn: $isOn)
        }
    }
}

@MainActor
struct TestElementTests {
    private static let names = ["Button", "Link", "Field", "Secure", "Editor", "Toggle"]

    private func controls(of screen: TestScene) throws -> [TestElement] {
        let (button, link) = (try screen.button("Button"), try screen.link("Link"))
        let fields = [try screen.textField("Field"), try screen.secureField("Secure"), try screen.textEditor("Editor")]
        return [button, link] + fields + [try screen.toggle("Toggle")]
    }

    @Test func `all controls tell their name, their kind and what is in them`() throws {
        let controls = try controls(of: TestScene { NavigationStack { Controls() } })
        #expect(controls.map(\.label) == Self.names)
        #expect(controls.map(\.kind) == [.button, .link, .textField, .secureField, .textEditor, .toggle])
        #expect(controls.map(\.value) == [nil, nil, "a", "a", "a", nil])
        #expect(controls.map(\.isOn) == [nil, nil, nil, nil, nil, false])
    }

    @Test func `all controls tell whether they are enabled`() throws {
        #expect(try controls(of: TestScene { NavigationStack { Controls() } }).allSatisfy(\.isEnabled))
        let disabled = TestScene { NavigationStack { Controls().disabled(true) } }
        #expect(try controls(of: disabled).allSatisfy { !$0.isEnabled })
    }

    @Test func `all controls tell whether they have the focus`() throws {
        let screen = TestScene { NavigationStack { Controls() } }
        for control in try controls(of: screen) {
            try control.focus()
            #expect(try controls(of: screen).filter(\.isFocused).map(\.label) == [control.label])
        }
    }

    @Test func `frames are in points, with the window's corner as origin`() throws {
        let screen = TestScene(columns: 10, rows: 4) {
            VStack {
                Text("abcd")
                Text("ab")
            }
        }
        #expect(try screen.text("abcd").frame == CGRect(x: 24, y: 16, width: 32, height: 16))
        #expect(try screen.text("ab").frame == CGRect(x: 32, y: 32, width: 16, height: 16))
    }
}
