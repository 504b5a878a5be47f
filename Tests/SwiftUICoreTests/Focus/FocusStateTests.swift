import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct FocusStateTests {
    enum Field: Hashable {
        case name, mail
    }

    struct Form: View {
        @FocusState private var field: Field?
        @State private var showsMail = true
        @State private var isLocked = false

        var body: some View {
            TextField("Name", text: .constant("")).focused($field, equals: .name)
            if showsMail {
                TextField("Mail", text: .constant("")).focused($field, equals: .mail).disabled(isLocked)
            }
            Text(field == .name ? "at name" : field == .mail ? "at mail" : "nowhere")
            Button("To mail") { field = .mail }
            Button("Away") { field = nil }
            Button("Remove") { showsMail = false }
            Button("Lock") { isLocked = true }
            Button("Show and go") {
                showsMail = true
                field = .mail
            }
        }
    }

    @Test func `the state follows the user`() throws {
        let scene = ControlScene(Form())
        #expect(scene.texts.contains("nowhere"))
        try scene.focus("Name")
        #expect(scene.texts.contains("at name"))
        #expect(scene.focused == "Name")
        try scene.focus("Mail")
        #expect(scene.texts.contains("at mail"))
        scene.send(.focus(nil))
        #expect(scene.texts.contains("nowhere"))
        #expect(scene.focused == nil)
    }

    @Test func `the focus follows what the program writes`() throws {
        let scene = ControlScene(Form())
        try scene.press("To mail")
        #expect(scene.focused == "Mail")
        #expect(scene.texts.contains("at mail"))
        try scene.press("Away")
        #expect(scene.focused == nil)
        #expect(scene.texts.contains("nowhere"))
    }

    @Test func `the focus of a control that leaves goes to nothing, and the state with it`() throws {
        let scene = ControlScene(Form())
        try scene.focus("Mail")
        try scene.press("Remove")
        #expect(scene.texts.contains("nowhere"))
        #expect(scene.focused == nil)
    }

    @Test func `a control that is disabled loses the focus`() throws {
        let scene = ControlScene(Form())
        try scene.focus("Mail")
        try scene.press("Lock")
        #expect(scene.focused == nil)
        #expect(scene.texts.contains("nowhere"))
    }

    @Test func `a view that comes with the same change gets the focus`() throws {
        let scene = ControlScene(Form())
        try scene.press("Remove")
        try scene.press("Show and go")
        #expect(scene.focused == "Mail")
    }

    @Test func `where no view has the written value, the state is nil again`() throws {
        let scene = ControlScene(Form())
        try scene.press("Remove")
        try scene.press("To mail")
        #expect(scene.texts.contains("nowhere"))
    }

    struct Search: View {
        @FocusState private var isSearching: Bool

        var body: some View {
            TextField("Search", text: .constant("")).focused($isSearching)
            Text(isSearching ? "searching" : "idle")
            Button("Search now") { isSearching = true }
            Inner(isSearching: $isSearching)
        }
    }

    struct Inner: View {
        @FocusState.Binding var isSearching: Bool

        var body: some View {
            Button("Stop") { isSearching = false }
        }
    }

    @Test func `a focus state of true and false works alike, and is handed down as a binding`() throws {
        let scene = ControlScene(Search())
        try scene.press("Search now")
        #expect(scene.texts.contains("searching"))
        #expect(scene.focused == "Search")
        try scene.press("Stop")
        #expect(scene.texts.contains("idle"))
        #expect(scene.focused == nil)
    }

    @Test func `a state set when the view appears moves the focus`() throws {
        struct Screen: View {
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
            }
        }

        #expect(ControlScene(Screen()).focused == "Name")
    }

    @Test func `the default focus is where a scene begins`() throws {
        struct Screen: View {
            @FocusState private var field: Field?

            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($field, equals: .name)
                    TextField("Mail", text: .constant("")).focused($field, equals: .mail)
                }.defaultFocus($field, .mail)
            }
        }

        #expect(ControlScene(Screen()).focused == "Mail")
    }

    @Test func `a focus state on a container is true while anything in it has the focus`() throws {
        struct Screen: View {
            @FocusState private var isInside: Bool

            var body: some View {
                VStack {
                    Button("One") {}
                    Button("Two") {}
                }.focused($isInside)
                Button("Three") {}
                Text(isInside ? "inside" : "outside")
            }
        }

        let scene = ControlScene(Screen())
        try scene.focus("One")
        #expect(scene.texts.contains("inside"))
        try scene.focus("Two")
        #expect(scene.texts.contains("inside"))
        try scene.focus("Three")
        #expect(scene.texts.contains("outside"))
    }

    struct Mark: View {
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            Text(isFocused ? "here" : "not here")
        }
    }

    @Test func `what is in a control or a focusable view reads whether it has the focus`() throws {
        let scene = ControlScene(
            VStack {
                Button {
                } label: {
                    Mark()
                }
                Mark().focusable().accessibilityLabel("Area")
            })
        #expect(scene.texts == ["not here", "not here"])
        try scene.focus("not here")
        #expect(scene.texts == ["here", "not here"])
        try scene.focus("Area")
        #expect(scene.texts == ["not here", "here"])
    }

    @Test func `a disabled view can't have the focus`() throws {
        let scene = ControlScene(Mark().focusable().accessibilityLabel("Area").disabled(true))
        #expect(scene.list.focusOrder == [])
        #expect(try !scene.send(.focus(scene.item("Area").id)))
        #expect(scene.focused == nil)
    }

    @Test func `no node is left when a scene with a focus ends`() throws {
        let scene = ControlScene(Form())
        try scene.focus("Mail")
        scene.scene.close()
        #expect(scene.scene.graph.aliveNodes == 0)
    }
}

@MainActor
struct KeyboardTests {
    @Test func `a shortcut presses its button, with these modifiers only`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                Button("Save") { log("saved") }.keyboardShortcut("s")
                Button("All") { log("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
            })
        #expect(scene.send(.key(KeyStroke("s", modifiers: .command))))
        #expect(!scene.send(.key(KeyStroke("s"))))
        #expect(scene.send(.key(KeyStroke("S", modifiers: [.command, .shift]))))
        #expect(log.entries == ["saved", "all"])
    }

    @Test func `Return and Escape trigger the default and the cancel button`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
            })
        scene.send(.key(KeyStroke("\r")))
        scene.send(.back)
        #expect(log.entries == ["ok", "cancel"])
    }

    @Test func `of two controls with one shortcut, the one that came last has it`() throws {
        struct Screen: View {
            @State private var asks = false
            let log: Log

            var body: some View {
                Button("OK") {
                    log("first")
                    asks = true
                }.keyboardShortcut(.defaultAction)
                if asks {
                    Button("Sure") { log("second") }.keyboardShortcut(.defaultAction)
                }
            }
        }

        let log = Log()
        let scene = ControlScene(Screen(log: log))
        scene.send(.key(KeyStroke("\r")))
        scene.send(.key(KeyStroke("\r")))
        #expect(log.entries == ["first", "second"])
    }

    @Test func `a disabled button and one that is gone have no shortcut`() throws {
        struct Screen: View {
            @State private var isShown = true
            let log: Log

            var body: some View {
                if isShown {
                    Button("Hide") { isShown = false }.keyboardShortcut("h")
                }
                Button("Off") { log("off") }.keyboardShortcut("o").disabled(true)
            }
        }

        let log = Log()
        let scene = ControlScene(Screen(log: log))
        #expect(!scene.send(.key(KeyStroke("o", modifiers: .command))))
        #expect(scene.send(.key(KeyStroke("h", modifiers: .command))))
        #expect(!scene.send(.key(KeyStroke("h", modifiers: .command))))
        #expect(log.entries == [])
    }

    @Test func `keys go to the focused view, then to those around that didn't handle it`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                Text("x").focusable()
                    .onKeyPress("a") {
                        log("inner a")
                        return .handled
                    }
                    .onKeyPress("b") {
                        log("inner b")
                        return .ignored
                    }
                    .accessibilityLabel("Area")
            }.onKeyPress { press in
                log("outer \(press.characters)")
                return .handled
            })
        #expect(!scene.send(.key(KeyStroke("a"))))
        try scene.focus("Area")
        #expect(scene.send(.key(KeyStroke("a"))))
        #expect(scene.send(.key(KeyStroke("b"))))
        #expect(log.entries == ["inner a", "inner b", "outer b"])
    }
}
