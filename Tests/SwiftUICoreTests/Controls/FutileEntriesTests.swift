import SwiftUI
import Testing
import ViewTesting

/// A binding whose functions disagree is told when a user tries again and again.
@MainActor @Suite
struct FutileEntriesTests {
    final class Settings {
        var isOn = false
        var text = ""
        var other = ""
    }

    struct Form: View {
        let isOn: Binding<Bool>
        let text: Binding<String>

        var body: some View {
            Toggle("Wi-Fi", isOn: isOn)
            TextField("Name", text: text)
        }
    }

    @Test func `a toggle whose set does nothing is told with its label and view`() throws {
        let screen = TestScene(misuse: .collected) {
            Form(isOn: Binding(get: { false }, set: { _ in }), text: .constant(""))
        }
        for _ in 0..<5 { try screen.toggle("Wi-Fi").tap() }
        #expect(screen.messages.count == 1)
        let message = try #require(screen.messages.first)
        #expect(message.contains("The toggle \"Wi-Fi\" in Form has a Binding<Bool>"))
        #expect(message.contains("after 3 entries its value is as before"))
    }

    @Test func `a field whose set writes elsewhere than get reads is told`() throws {
        let settings = Settings()
        let screen = TestScene(misuse: .collected) {
            Form(
                isOn: .constant(false), text: Binding(get: { settings.text }, set: { settings.other = $0 }))
        }
        try screen.textField("Name").type("Karlsson")
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("The text field \"Name\" in Form has a Binding<String>") == true)
    }

    @Test func `constant bindings are not complained of`() throws {
        let screen = TestScene { Form(isOn: .constant(false), text: .constant("")) }
        for _ in 0..<5 { try screen.toggle("Wi-Fi").tap() }
        try screen.textField("Name").type("Karlsson")
        #expect(!screen.texts.contains("Karlsson"))
    }

    @Test func `a binding that took something once may refuse the rest`() throws {
        let settings = Settings()
        let screen = TestScene {
            Form(
                isOn: .constant(false),
                text: Binding(get: { settings.text }, set: { if $0.count < 3 { settings.text = $0 } }))
        }
        try screen.textField("Name").type("Karlsson and more")
        #expect(settings.text == "Ka")
    }

    struct Asking: View {
        @State private var isAsked = false
        @State private var digits = ""

        var body: some View {
            Text(isAsked ? "Really?" : "")
            Form(
                isOn: Binding(get: { false }, set: { _ in isAsked = true }),
                text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
        }
    }

    @Test func `a question that is asked first and a filter are not complained of`() throws {
        let screen = TestScene { Asking() }
        for _ in 0..<5 { try screen.toggle("Wi-Fi").tap() }
        try screen.textField("Name").type("no digits at all")
        #expect(screen.texts.contains("Really?"))
    }
}
