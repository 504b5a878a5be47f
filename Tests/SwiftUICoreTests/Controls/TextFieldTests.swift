import CellRenderer
import DisplayList
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
struct TextFieldTests {
    struct Screen: View {
        @State private var name = ""
        let log: Log

        var body: some View {
            let _ = log("body")
            TextField("Name", text: $name)
            Greeting(name: $name)
        }
    }

    struct Greeting: View {
        @Binding var name: String

        var body: some View {
            Text("Hello \(name)")
        }
    }

    @Test func `typing writes the text and runs no body but those that read it`() throws {
        let log = Log()
        let scene = ControlScene(Screen(log: log))
        try scene.type("Ada", into: "Name")
        #expect(try scene.field("Name").text == "Ada")
        #expect(scene.texts.contains("Hello Ada"))
        #expect(log.entries == ["body"])
    }

    @Test func `the title is the prompt where there is no other, and the name in any case`() throws {
        let scene = ControlScene(
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Mail", text: .constant(""), prompt: Text("you@example.org"))
                TextField(text: .constant(""), prompt: Text("City")) { Built() }
                SecureField("Password", text: .constant("abc"))
            })
        #expect(try scene.field("Name").prompt == "Name")
        #expect(try scene.field("Mail").prompt == "you@example.org")
        #expect(try scene.field("Built").prompt == "City")
        #expect(try scene.field("Password").isSecure)
    }

    struct Built: View {
        var body: some View {
            Text("Built")
        }
    }

    @Test func `a binding that filters has the last word on what is shown`() throws {
        struct Digits: View {
            @State private var text = "1"

            var body: some View {
                TextField(
                    "Digits",
                    text: Binding(
                        get: { [text = $text] in text.wrappedValue },
                        set: { [text = $text] in text.wrappedValue = $0.filter(\.isNumber) }))
            }
        }

        let scene = ControlScene(Digits())
        try scene.type("1a", into: "Digits")
        #expect(try scene.field("Digits").text == "1")
        try scene.type("12b", into: "Digits")
        #expect(try scene.field("Digits").text == "12")
    }

    @Test func `a refused text is told to the host again, whose own has to give way`() throws {
        let scene = ControlScene(TextField("Fixed", text: .constant("as is")))
        let id = try scene.item("Fixed").id
        scene.scene.send(.edit(id, "other"))
        let changes = scene.scene.update()
        #expect(
            changes.contains { change in
                guard case .set(let item) = change, case .control(let control) = item.content else { return false }
                return item.id == id && control.editableText == "as is"
            })
    }

    // "Editing the text field updates the bound value, as long as the format style can parse the text", says Apple's
    // documentation of init(_:value:format:prompt:).
    @Test func `a value is written as it is typed, and a text that is none is dropped when the user is done`() throws {
        struct Age: View {
            @State private var age = 7

            var body: some View {
                Text("age \(age)")
                TextField("Age", value: $age, format: .number)
                Button("Other") {}
            }
        }

        let scene = ControlScene(Age())
        #expect(try scene.field("Age").text == "7")
        try scene.focus("Age")
        try scene.type("42", into: "Age")
        #expect(scene.texts.contains("age 42"))
        scene.send(.submit(try scene.item("Age").id))
        #expect(scene.texts.contains("age 42"))

        try scene.type("many", into: "Age")
        #expect(try scene.field("Age").text == "many")
        try scene.focus("Other")
        #expect(try scene.field("Age").text == "42")
        #expect(scene.texts.contains("age 42"))
    }

    @Test func `emptying the field of an optional value takes the value away`() throws {
        struct Age: View {
            @State private var age: Int? = 7

            var body: some View {
                Text(age == nil ? "none" : "some")
                TextField("Age", value: $age, format: .number)
            }
        }

        let scene = ControlScene(Age())
        try scene.type("", into: "Age")
        scene.send(.submit(try scene.item("Age").id))
        #expect(scene.texts.contains("none"))
    }

    @Test func `a formatter reads and writes numbers`() throws {
        struct Price: View {
            @State private var price = 2.5
            let formatter: NumberFormatter

            var body: some View {
                Text("costs \(price == 3 ? "three" : "else")")
                TextField("Price", value: $price, formatter: formatter)
            }
        }

        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let scene = ControlScene(Price(formatter: formatter))
        #expect(try scene.field("Price").text == "2.5")
        try scene.type("3", into: "Price")
        scene.send(.submit(try scene.item("Price").id))
        #expect(scene.texts.contains("costs three"))
    }

    @Test func `a field takes the width it is proposed and one line`() throws {
        let scene = ControlScene(
            HStack {
                Text("Name:")
                TextField("Name", text: .constant(String(repeating: "x", count: 100)))
            })
        let text = CellMetrics.size(columns: 5, rows: 1).width
        #expect(try scene.item("Name").frame.size == CGSize(width: 320 - text - 8, height: 16))
    }

    @Test func `a vertical field grows with its text up to the line limit`() throws {
        struct Note: View {
            @State private var text = ""

            var body: some View {
                TextField("Note", text: $text, axis: .vertical).lineLimit(3)
            }
        }

        let scene = ControlScene(Note(), columns: 22)
        #expect(try scene.item("Note").frame.height == 16)
        try scene.type("one two three four five six", into: "Note")
        #expect(try scene.item("Note").frame.height == 32)
        try scene.type(String(repeating: "word ", count: 40), into: "Note")
        #expect(try scene.item("Note").frame.height == 48)
        #expect(try scene.field("Note").isMultiline)
    }

    @Test func `a vertical field is never lower than the lower bound of its line limit`() throws {
        let scene = ControlScene(
            VStack {
                TextField("Note", text: .constant("one"), axis: .vertical).lineLimit(2...4)
                TextField("Line", text: .constant("one")).lineLimit(2...4)
            })
        #expect(try scene.item("Note").frame.height == 32)
        #expect(try scene.item("Line").frame.height == 16)
    }

    @Test func `the style is a border, none in the row of a list, or what a modifier says`() throws {
        let scene = ControlScene(
            VStack {
                TextField("Usual", text: .constant(""))
                TextField("Row", text: .constant("")).environment(\.isInListRow, true)
                TextField("Plain", text: .constant("")).textFieldStyle(.plain)
                TextField("Border", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
            })
        #expect(try scene.field("Usual").style == .roundedBorder)
        #expect(try scene.field("Row").style == .plain)
        #expect(try scene.field("Plain").style == .plain)
        #expect(try scene.field("Border").style == .roundedBorder)
    }

    @Test func `a disabled field takes no text`() throws {
        let scene = ControlScene(
            TextField("Name", text: Binding(get: { "" }, set: { Issue.record("\($0) was written") })).disabled(true))
        #expect(try !scene.send(.edit(scene.item("Name").id, "x")))
    }

    @Test func `an editor fills the room and writes its text`() throws {
        struct Note: View {
            @State private var text = "a"

            var body: some View {
                TextEditor(text: $text).accessibilityLabel("Note")
                Text("\(text.count) letters")
            }
        }

        let scene = ControlScene(Note())
        #expect(try scene.item("Note").frame.size == CGSize(width: 320, height: 11 * 16))
        try scene.type("a\nb", into: "Note")
        #expect(try scene.control("Note").editableText == "a\nb")
        #expect(scene.texts.contains("3 letters"))
    }
}

@MainActor
struct OnSubmitTests {
    @Test func `Return runs the actions of all views around, from the inside out`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                TextField("Name", text: .constant("")).onSubmit { log("inner") }
            }.onSubmit { log("outer") }.onSubmit(of: .search) { log("search") })
        #expect(try scene.send(.submit(scene.item("Name").id)))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func `a submit scope keeps submissions inside`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                TextField("Name", text: .constant("")).onSubmit { log("inner") }.submitScope()
            }.onSubmit { log("outer") })
        try scene.send(.submit(scene.item("Name").id))
        #expect(log.entries == ["inner"])
    }

    @Test func `without an action, Return in a field triggers the default button`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                TextField("Name", text: .constant(""))
                Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
            })
        try scene.send(.submit(scene.item("Name").id))
        #expect(log.entries == ["ok"])
    }

    @Test func `the action sees the newest state`() throws {
        struct Screen: View {
            @State private var text = ""
            let log: Log

            var body: some View {
                let text = text
                TextField("Name", text: $text).onSubmit { log(text) }
            }
        }

        let log = Log()
        let scene = ControlScene(Screen(log: log))
        try scene.type("new", into: "Name")
        try scene.send(.submit(scene.item("Name").id))
        #expect(log.entries == ["new"])
    }

    @Test func `a field is as narrow as its frame, and its neighbours stand beside it`() throws {
        struct Narrow: View {
            @State private var text = ""

            var body: some View {
                HStack(spacing: 0) {
                    Text("AA")
                    TextField("N", text: $text).frame(width: 48)
                    Text("BB")
                }
            }
        }

        let screen = TestScene { Narrow() }
        #expect(try screen.textField("N").frame.width == 48)
        #expect(screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "AA[N   ]BB")
    }
}
