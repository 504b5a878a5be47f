import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ButtonTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count) pressed")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test func `pressing a button runs its action, and what reads the state shows it`() throws {
        let scene = ControlScene(Counter())
        try scene.press("Add")
        try scene.press("Add")
        #expect(scene.texts.contains("2 pressed"))
    }

    @Test func `several writes of an action are shown by one update`() throws {
        struct Screen: View {
            @State private var a = 0
            @State private var b = 0

            var body: some View {
                Text("\(a) \(b)")
                Button("Both") {
                    a += 1
                    b += 1
                    a += 1
                }
            }
        }

        let scene = ControlScene(Screen())
        scene.scene.graph.countsBodies = true
        scene.scene.graph.resetCounts()
        try scene.press("Both")
        #expect(scene.texts.contains("2 1"))
        #expect(scene.scene.graph.bodyCounts[ObjectIdentifier(Screen.self)] == 1)
    }

    @Test func `a button has the newest action that the view around gave it`() throws {
        struct Screen: View {
            @State private var step = 1
            @State private var sum = 0

            var body: some View {
                let step = step
                Text("\(sum)")
                Button("Larger") { self.step = step * 10 }
                Button("Add") { sum += step }
            }
        }

        let scene = ControlScene(Screen())
        try scene.press("Add")
        try scene.press("Larger")
        try scene.press("Add")
        #expect(scene.texts.contains("11"))
    }

    @Test func `a label of several views stands in a row and names the button`() throws {
        let scene = ControlScene(
            Button {
            } label: {
                Text("New")
                Text("Folder")
            }.buttonStyle(.plain))
        let button = try scene.item("New, Folder")
        let frames = scene.list.children(of: button.id).compactMap { scene.list[$0]?.frame }
        #expect(frames.map(\.minY) == [0, 0])
        #expect(frames[1].minX > frames[0].maxX)
    }

    @Test func `a title with a picture names the button by the title`() {
        let title = "Trash"
        let scene = ControlScene(
            VStack {
                Button("Delete", systemImage: "trash", role: .destructive) {}
                Button(title, systemImage: "trash") {}
                Toggle("Pinned", systemImage: "pin", isOn: .constant(true))
            })
        let names = scene.controls.map { $0.accessibility.label ?? "" }
        #expect(zip(names, ["Delete", "Trash", "Pinned"]).allSatisfy { $0.hasSuffix($1) })
        #expect(names.count == 3)
    }

    @Test func `the name of a button follows its label, whoever changes that`() throws {
        struct Name: View {
            @Binding var count: Int

            var body: some View {
                Text("Item \(count)")
            }
        }
        struct Screen: View {
            @State private var count = 1

            var body: some View {
                Button {
                    count += 1
                } label: {
                    Name(count: $count)
                }
            }
        }

        let scene = ControlScene(Screen())
        try scene.press("Item 1")
        _ = try scene.item("Item 2")
    }

    @Test(arguments: [
        (ButtonContent.Style.bordered, 4), (.borderedProminent, 4), (.plain, 0), (.borderless, 0), (.link, 0),
    ]) func `each style has its own insets around the label`(style: ButtonContent.Style, insets: Int) throws {
        @MainActor @ViewBuilder
        func styled(_ button: some View) -> some View {
            switch style {
            case .bordered: button.buttonStyle(.bordered)
            case .borderedProminent: button.buttonStyle(.borderedProminent)
            case .plain: button.buttonStyle(.plain)
            case .borderless: button.buttonStyle(.borderless)
            default: button.buttonStyle(.link)
            }
        }
        let scene = ControlScene(styled(Button("Save") {}))
        #expect(try scene.button("Save").style == style)
        #expect(try scene.item("Save").frame.size == CellMetrics.size(columns: 4 + insets, rows: 1))
    }

    @Test func `without a style a button is as the host shows it, and the row in the row of a list`() throws {
        let scene = ControlScene(
            VStack {
                Button("Alone") {}
                Button("In a row") {}.environment(\.isInListRow, true)
                Button("Styled") {}.buttonStyle(.borderless).environment(\.isInListRow, true)
            })
        #expect(try scene.button("Alone").style == .bordered)
        #expect(try scene.button("In a row").style == .row)
        #expect(try scene.button("Styled").style == .borderless)
    }

    @Test func `in a list, a press on the row is one on the button in it, unless that has a style of its own`() throws {
        let log = Log()
        let scene = ControlScene(
            List {
                Button("Row") { log("row") }
                Button("Bordered") { log("bordered") }.buttonStyle(.bordered)
                Button("Off") { log("off") }.disabled(true)
            })
        let rows = scene.items.filter { item in
            if case .row = item.content { true } else { false }
        }
        #expect(rows.map { scene.send(.activate($0.id)) } == [true, false, false])
        #expect(log.entries == ["row"])
    }

    @Test func `the inner one of two styles holds`() throws {
        let scene = ControlScene(
            VStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Link") {}
            }.buttonStyle(.link))
        #expect(try scene.button("Plain").style == .plain)
        #expect(try scene.button("Link").style == .link)
    }

    @Test func `a role is told to the host`() throws {
        let scene = ControlScene(
            VStack {
                Button("Delete", role: .destructive) {}
                Button(role: .cancel) {
                } label: {
                    Text("Cancel")
                }
                Button("None") {}
            })
        #expect(try scene.button("Delete").role == .destructive)
        #expect(try scene.button("Cancel").role == .cancel)
        #expect(try scene.button("None").role == nil)
    }

    @Test func `the tint around colours a button`() throws {
        let scene = ControlScene(Button("Go") {}.tint(.red))
        #expect(try scene.control("Go").tint != nil)
        #expect(try scene.control("Go").tint?.red ?? 0 > 0.5)
    }
}

@MainActor
struct DisabledTests {
    @Test func `a disabled button takes no presses and no focus`() throws {
        let log = Log()
        let scene = ControlScene(Button("Save") { log("saved") }.disabled(true))
        #expect(try !scene.press("Save"))
        #expect(log.entries == [])
        let control = try scene.control("Save")
        #expect(!control.isEnabled)
        #expect(!control.takesFocus)
    }

    @Test func `what a view around disables stays disabled inside`() throws {
        let scene = ControlScene(
            VStack {
                Button("Inside") {}.disabled(false)
            }.disabled(true))
        #expect(try !scene.control("Inside").isEnabled)
    }

    @Test func `views read whether they are enabled, and follow it`() throws {
        struct Status: View {
            @Environment(\.isEnabled) private var isEnabled

            var body: some View {
                Text(isEnabled ? "on" : "off")
            }
        }
        struct Screen: View {
            @State private var isLocked = false

            var body: some View {
                Status().disabled(isLocked)
                Button("Lock") { isLocked = true }.disabled(isLocked)
            }
        }

        let scene = ControlScene(Screen())
        #expect(scene.texts.contains("on"))
        try scene.press("Lock")
        #expect(scene.texts.contains("off"))
        #expect(try !scene.control("Lock").isEnabled)
    }
}
