import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ButtonStyleTests {
    struct Marking: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(configuration.isPressed ? "down" : isEnabled ? "up" : "off")
        }
    }

    @Test func `a style of the program's own draws the label and all it wants around it`() throws {
        let log = Log()
        let scene = ControlScene(Button("Go") { log("went") }.buttonStyle(Marking()))
        #expect(try scene.button("Go, up").style == .plain)
        try scene.press("Go, up")
        #expect(log.entries == ["went"])
    }

    @Test func `a style follows the environment that it reads`() throws {
        struct Screen: View {
            @State private var isOff = false

            var body: some View {
                Button("Go") { isOff = true }.disabled(isOff).buttonStyle(Marking())
            }
        }

        let scene = ControlScene(Screen())
        try scene.press("Go, up")
        #expect(try !scene.control("Go, off").isEnabled)
    }

    @Test func `a style is told while the pointer is down inside, and the press counts where it goes up inside`() throws
    {
        let log = Log()
        let scene = ControlScene(Button("Go") { log("went") }.buttonStyle(Marking()))
        #expect(try scene.point(.down, "Go, up"))
        #expect(try scene.button("Go, down").isPressed)
        #expect(log.entries == [])
        scene.send(.pointer(PointerEvent(phase: .moved, location: .zero, time: 0)))
        _ = try scene.item("Go, up")
        scene.send(.pointer(PointerEvent(phase: .up, location: .zero, time: 0)))
        #expect(log.entries == [])

        try scene.point(.down, "Go, up")
        try scene.point(.up, "Go, down")
        #expect(log.entries == ["went"])
        _ = try scene.item("Go, up")
    }

    @Test func `the host itself follows the pointer on a button of a built-in style`() throws {
        let scene = ControlScene(Button("Go") {})
        #expect(try !scene.point(.down, "Go"))
    }

    @Test func `a primitive style decides when the button is triggered, and is made of buttons in the style around`()
        throws
    {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration)
                Button("Again") { configuration.trigger() }
            }
        }

        let log = Log()
        let scene = ControlScene(
            VStack {
                Button("Go", role: .destructive) { log("went") }.buttonStyle(Twice())
            }.buttonStyle(.link))
        #expect(try scene.button("Go").style == .link)
        #expect(try scene.button("Go").role == .destructive)
        try scene.press("Go")
        try scene.press("Again")
        #expect(log.entries == ["went", "went"])
    }

    @Test func `another style in the same place takes over`() throws {
        struct Framed: ButtonStyle {
            let mark: String

            func makeBody(configuration: Configuration) -> some View {
                Text(mark)
                configuration.label
            }
        }
        struct Screen: View {
            @State private var mark = "<"

            var body: some View {
                Button("Go") { mark = ">" }.buttonStyle(Framed(mark: mark))
            }
        }

        let scene = ControlScene(Screen())
        try scene.press("<, Go")
        _ = try scene.item(">, Go")
    }

    @Test func `no node is left when the scene ends`() throws {
        let scene = ControlScene(Button("Go") {}.buttonStyle(Marking()))
        scene.scene.close()
        #expect(scene.scene.graph.aliveNodes == 0)
    }
}
