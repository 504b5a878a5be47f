import SwiftUI
import Testing
import ViewTesting

private struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "down" : "up")
    }
}

@MainActor
struct DraggingTests {
    @Test func `a button that is held down shows it, and is pressed when it is let go`() throws {
        var presses = 0
        let screen = TestScene { Button("Go") { presses += 1 }.buttonStyle(PressStyle()) }
        let button = try screen.element(.button, at: 0)
        try button.hold {
            #expect(screen.texts == ["down"])
            #expect(presses == 0)
        }
        #expect(screen.texts == ["up"])
        #expect(presses == 1)
    }

    @Test func `a pointer that is dragged off a button does not press it`() throws {
        var presses = 0
        let screen = TestScene {
            VStack {
                Button("Go") { presses += 1 }.buttonStyle(PressStyle())
                Text("Elsewhere")
            }
        }
        let button = try screen.element(.button, at: 0)
        try button.drag(to: screen.text("Elsewhere"))
        #expect(presses == 0)
        try button.drag(by: CGSize(width: 2, height: 0))
        #expect(presses == 1)
    }

    @Test func `what doesn't follow the pointer can't be dragged`() throws {
        let screen = TestScene { Text("Hello") }
        do {
            try screen.text("Hello").drag(by: CGSize(width: 10, height: 0))
            Issue.record("It was dragged.")
        } catch let error as TestSceneError {
            #expect(error.message == "Can't drag the text \"Hello\": nothing there follows the pointer.")
        }
    }
}
