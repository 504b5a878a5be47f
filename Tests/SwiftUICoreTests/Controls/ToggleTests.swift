import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ToggleTests {
    struct Screen: View {
        @State private var isOn = false
        let log: Log

        var body: some View {
            let _ = log("body")
            Toggle("Wake me", isOn: $isOn)
        }
    }

    @Test func `a toggle switches its value, and no body runs that doesn't read it`() throws {
        let log = Log()
        let scene = ControlScene(Screen(log: log))
        #expect(try scene.toggle("Wake me").isOn == false)
        try scene.press("Wake me")
        #expect(try scene.toggle("Wake me").isOn == true)
        try scene.press("Wake me")
        #expect(try scene.toggle("Wake me").isOn == false)
        #expect(log.entries == ["body"])
    }

    struct Alarm {
        var isOn: Bool
    }

    struct Alarms: View {
        @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]

        var body: some View {
            Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
            Toggle("All", sources: $alarms, isOn: \.isOn)
        }
    }

    @Test func `a toggle of several values is mixed while they differ, and sets all of them`() throws {
        let scene = ControlScene(Alarms())
        #expect(try scene.toggle("All").isOn == nil)
        try scene.press("All")
        #expect(scene.texts.contains("11"))
        #expect(try scene.toggle("All").isOn == true)
        try scene.press("All")
        #expect(scene.texts.contains("00"))
    }

    @Test func `a checkbox is before its label, a switch behind it at the trailing edge`() throws {
        let scene = ControlScene(
            VStack {
                Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
                Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
            })
        let box = try scene.item("Box")
        #expect(try scene.toggle("Box").indicator == CGRect(x: 0, y: 0, width: 24, height: 16))
        #expect(box.frame.width == 56)
        #expect(scene.list.children(of: box.id).compactMap { scene.list[$0]?.frame.minX } == [32])

        let item = try scene.item("Switch")
        #expect(item.frame.width == 320)
        #expect(try scene.toggle("Switch").indicator == CGRect(x: 280, y: 0, width: 40, height: 16))
        #expect(scene.list.children(of: item.id).compactMap { scene.list[$0]?.frame.minX } == [0])
    }

    @Test func `a toggle as a button has the label inside`() throws {
        let scene = ControlScene(Toggle("Bold", isOn: .constant(true)).toggleStyle(.button))
        #expect(try scene.toggle("Bold").style == .button)
        #expect(try scene.toggle("Bold").indicator == .zero)
        #expect(try scene.item("Bold").frame.size == CellMetrics.size(columns: 8, rows: 1))
    }

    @Test func `a hidden label takes no room and still names the toggle`() throws {
        struct Screen: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Wake me", isOn: $isOn).toggleStyle(.switch).labelsHidden()
            }
        }

        let scene = ControlScene(Screen())
        #expect(try scene.item("Wake me").frame.size == CellMetrics.size(columns: 5, rows: 1))
        #expect(scene.texts == [])
        try scene.press("Wake me")
        #expect(try scene.toggle("Wake me").isOn == true)
    }

    @Test func `without a style a toggle is as the host shows it`() throws {
        let scene = ControlScene(Toggle("Box", isOn: .constant(true)))
        #expect(try scene.toggle("Box").style == .checkbox)
    }

    @Test func `a switch can have a colour of its own`() throws {
        let scene = ControlScene(
            VStack {
                Toggle("Red", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
                Toggle("Usual", isOn: .constant(true)).toggleStyle(.switch)
            })
        #expect(try scene.control("Red").tint != nil)
        #expect(try scene.toggle("Red").style == .switch)
        #expect(try scene.control("Usual").tint == nil)
    }

    @Test func `a style of the program's own reads and writes the value`() throws {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Button(configuration.isOn ? "is on" : "is off") { configuration.isOn.toggle() }
            }
        }
        struct Screen: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Wake", isOn: $isOn).toggleStyle(Words())
            }
        }

        let scene = ControlScene(Screen())
        try scene.press("is off")
        _ = try scene.item("is on")
        #expect(scene.texts.contains("Wake"))
    }
}
