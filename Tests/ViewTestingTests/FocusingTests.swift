import SwiftUI
import Testing
import ViewTesting

private struct Names: View {
    @State private(set) var chosen: Int?
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            List(0..<100, id: \.self, selection: $chosen) { Text("Row \($0)") }
            Button("Done") {}
        }
    }
}

@MainActor
struct FocusingTests {
    let screen = TestScene(columns: 20, rows: 8) { Names() }

    @Test func `the focus goes on and back`() throws {
        #expect(screen.focusedElement?.kind == nil)
        #expect(try screen.focusNext().kind == .textField)
        #expect(try screen.focusNext().text == "Row 0")
        #expect(try screen.focusPrevious().kind == .textField)
        #expect(try screen.focusPrevious().label == "Done")
        #expect(screen.focusedElement?.label == "Done")
    }

    @Test func `arrows go through the rows of a list, which scrolls with them`() throws {
        try screen.focusNext()
        try screen.focusNext()
        for _ in 0..<30 { screen.press(.downArrow) }
        #expect(screen.focusedElement?.text == "Row 30")
        #expect(screen.focusedElement?.isHittable == true)
        screen.press(.return)
        #expect(screen.views(of: Names.self)[0].chosen == 30)
        for _ in 0..<40 { screen.press(.upArrow) }
        #expect(screen.focusedElement?.kind == .textField)
    }

    @Test func `arrows leave a list at its end`() throws {
        try screen.scroll(to: .bottom)
        try screen.row("Row 99").focus()
        screen.press(.downArrow)
        #expect(screen.focusedElement?.label == "Done")
    }

    @Test func `where nothing takes the focus, moving it says so`() {
        let screen = TestScene { Text("Hello") }
        do {
            try screen.focusNext()
            Issue.record("The focus was moved.")
        } catch {
            #expect("\(error)".hasPrefix("Can't move the focus: nothing here takes it."))
        }
    }
}
