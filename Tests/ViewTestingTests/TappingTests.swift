import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TappingTests {
    private func refusal(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "done"
        } catch {
            return (error as? TestSceneError)?.message ?? "\(error)"
        }
    }

    @Test func `a disabled button can't be tapped`() {
        var taps = 0
        let screen = TestScene { Button("Save") { taps += 1 }.disabled(true) }
        #expect(
            refusal { try screen.button("Save").tap() } == "Can't tap the button \"Save\" (disabled): it is disabled.")
        #expect(taps == 0)
    }

    @Test func `a covered button can't be tapped`() {
        var taps = 0
        let screen = TestScene {
            ZStack {
                Button("Save") { taps += 1 }
                Text("Please wait until all is loaded")
            }
        }
        #expect(
            refusal { try screen.button("Save").tap() }
                == """
                Can't tap the button "Save": it is covered by a text "Please wait until all is loaded".
                """)
        #expect(taps == 0)
    }

    @Test func `another kind of element of that name is named within the sentence`() {
        let screen = TestScene { Image(systemName: "lock") }
        #expect(refusal { try screen.button("lock").tap() }.contains("There is an image \"lock\"."))
    }

    @Test func `a button beyond the edge of the window can't be tapped`() {
        let screen = TestScene(columns: 20, rows: 2) {
            VStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Button("Save") {}
            }
        }
        #expect(
            refusal { try screen.button("Save").tap() }
                == "Can't tap the button \"Save\": it is outside of what the window shows.")
        screen.resize(columns: 20, rows: 5)
        #expect(refusal { try screen.button("Save").tap() } == "done")
    }

    @Test func `a button that is partly covered is tapped beside`() throws {
        var taps = 0
        let screen = TestScene {
            ZStack {
                Button("A long label for a button") { taps += 1 }
                Text("label")
            }
        }
        try screen.button("A long label for a button").tap()
        #expect(taps == 1)
    }

    @Test func `what doesn't react to taps says so`() {
        let screen = TestScene { Text("Hello") }
        #expect(
            refusal { try screen.text("Hello").tap() } == "Can't tap the text \"Hello\": nothing there reacts to taps.")
    }

    @Test func `a tap on a button's label taps the button`() throws {
        var taps = 0
        let screen = TestScene { Button("Save") { taps += 1 } }
        try screen.text("Save").tap()
        #expect(taps == 1)
    }

    @Test func `taps in quick succession belong together, single ones don't`() throws {
        var taps = 0
        let screen = TestScene { Text("Hello").onTapGesture(count: 2) { taps += 1 } }
        try screen.text("Hello").doubleTap()
        #expect(taps == 1)
        try screen.text("Hello").tap(count: 4)
        #expect(taps == 3)
        try screen.text("Hello").tap()
        try screen.text("Hello").tap()
        #expect(taps == 3)
    }

    @Test func `a hidden button can't be tapped`() throws {
        struct Hiding: View {
            @State private var isHidden = false

            var body: some View {
                VStack {
                    Button("Save") { isHidden = true }.opacity(isHidden ? 0 : 1)
                }
            }
        }

        let screen = TestScene { Hiding() }
        let button = try screen.button("Save")
        try button.tap()
        #expect(refusal { try button.tap() } == "Can't tap the button \"Save\" (hidden): it is hidden.")
    }

    @Test func `a button that takes no hits can't be tapped`() {
        let screen = TestScene { Button("Save") {}.allowsHitTesting(false) }
        #expect(
            refusal { try screen.button("Save").tap() } == """
                Can't tap the button "Save": it, or what it is in, does not take taps (allowsHitTesting).
                """)
    }

    @Test func `a button of a closed scene can't be tapped`() throws {
        let screen = TestScene { Button("Save") {} }
        let button = try screen.button("Save")
        screen.close()
        #expect(refusal { try button.tap() } == "Can't tap the element: the scene is closed.")
    }

    @Test func `a tap reaches a tap gesture`() throws {
        var taps = 0
        let screen = TestScene { Text("Hello").onTapGesture { taps += 1 } }
        try screen.text("Hello").tap()
        #expect(taps == 1)
    }

    @Test func `a toggle is toggled, and nothing else is`() throws {
        struct Settings: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Sound", isOn: $isOn)
                Button("Save") {}
            }
        }

        let screen = TestScene { Settings() }
        try screen.toggle("Sound").toggle()
        #expect(try screen.toggle("Sound").isOn == true)
        #expect(
            refusal { try screen.button("Save").toggle() } == "Can't toggle the button \"Save\": it is no toggle.")
    }

    @Test func `a row is deleted where it can be`() throws {
        struct Names: View {
            @State private var names = ["Ada", "Grace", "Mary"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { offsets in for offset in offsets { names.remove(at: offset) } }
                    Text("Fixed")
                }
            }
        }

        let screen = TestScene { Names() }
        try screen.row("Grace").delete()
        #expect(screen.rows == ["Ada", "Mary", "Fixed"])
        #expect(
            refusal { try screen.row("Fixed").delete() }
                == "Can't delete the row \"Fixed\": it is no row that can be deleted.")
    }
}
