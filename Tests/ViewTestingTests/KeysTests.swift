import SwiftUI
import Testing
import ViewTesting

private struct Form: View {
    @State private var name = ""
    @State private(set) var saved: [String] = []

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Save") { saved.append(name) }
        }
    }
}

@MainActor
struct KeysTests {
    let screen = TestScene { Form() }

    @Test func `Tab moves the focus on, and back with Shift`() throws {
        screen.press(.tab)
        #expect(try screen.textField("Name").isFocused)
        screen.press(.tab)
        #expect(try screen.button("Save").isFocused)
        screen.press(.tab, modifiers: .shift)
        #expect(try screen.textField("Name").isFocused)
    }

    @Test func `characters go into the focused field, Return presses the focused button`() throws {
        screen.press(.tab)
        screen.press("A")
        screen.press("x")
        screen.press(.delete)
        screen.press(.tab)
        screen.press(.return)
        screen.press(.space)
        #expect(screen.views(of: Form.self)[0].saved == ["A", "A"])
    }

    @Test func `keyboard shortcuts do what they stand for, unless the button is disabled`() {
        var actions: [String] = []
        let screen = TestScene {
            VStack {
                Button("Save") { actions.append("save") }.keyboardShortcut("s")
                Button("Find") { actions.append("find") }.keyboardShortcut("f", modifiers: [.command, .shift])
                Button("Delete") { actions.append("delete") }.keyboardShortcut("d").disabled(true)
                Button("OK") { actions.append("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { actions.append("cancel") }.keyboardShortcut(.cancelAction)
            }
        }
        #expect(screen.press("s", modifiers: .command))
        #expect(!screen.press("s"))
        #expect(screen.press("f", modifiers: [.command, .shift]))
        #expect(!screen.press("f", modifiers: .command))
        #expect(!screen.press("d", modifiers: .command))
        #expect(screen.press(.return))
        #expect(screen.press(.escape))
        #expect(actions == ["save", "find", "ok", "cancel"])
    }

    @Test func `a key that nothing wants says so`() {
        #expect(!screen.press("x"))
        #expect(!screen.press(.return))
    }
}
