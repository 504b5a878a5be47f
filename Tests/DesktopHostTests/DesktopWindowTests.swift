#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct DesktopWindowTests {
        private static let ink = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)

        private func shape(_ id: Int, _ frame: CGRect) -> DisplayItem {
            DisplayItem(
                id: ItemID(rawValue: id), frame: frame,
                content: .shape(
                    ShapeContent(path: .rectangle(CGRect(origin: .zero, size: frame.size)), fill: .color(Self.ink))))
        }

        private func field(_ id: Int, _ text: String, isFocused: Bool = false) -> DisplayItem {
            let content = TextFieldContent(
                text: text, prompt: "Name", style: .roundedBorder, font: DisplayFont(size: 14), color: Self.ink)
            return DisplayItem(
                id: ItemID(rawValue: id), frame: CGRect(x: 20, y: 20, width: 200, height: 34),
                content: .control(Control(kind: .textField(content), isFocused: isFocused)))
        }

        private func toggle(_ id: Int, isOn: Bool) -> DisplayItem {
            let content = ToggleContent(
                isOn: isOn, style: .switch, indicator: CGRect(x: 0, y: 0, width: 48, height: 26))
            return DisplayItem(
                id: ItemID(rawValue: id), frame: CGRect(x: 20, y: 60, width: 48, height: 26),
                content: .control(Control(kind: .toggle(content))))
        }

        private func shown(_ items: [DisplayItem]) throws -> (DesktopWindow, ScriptedScene) {
            try DesktopWindow.showing(items.map { DisplayChange.set($0) } + [.order(items.map(\.id), in: .root)])
        }

        private func frame(_ window: DesktopWindow, _ id: Int) throws -> CGRect {
            let node = try #require(window.nodes[ItemID(rawValue: id)])
            var bounds = graphene_rect_t()
            try #require(gtk_widget_compute_bounds(node.widget, window.root.widget, &bounds) != 0)
            return CGRect(
                x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
                height: CGFloat(bounds.size.height))
        }

        @Test func `an item stands where the display list places it, also when it moves`() throws {
            let (window, scene) = try shown([shape(1, CGRect(x: 10, y: 20.5, width: 30, height: 40))])
            #expect(try frame(window, 1) == CGRect(x: 10, y: 20.5, width: 30, height: 40))
            scene.change([.place(ItemID(rawValue: 1), CGRect(x: 50, y: 60, width: 70, height: 80))])
            TestDisplay.settle()
            #expect(try frame(window, 1) == CGRect(x: 50, y: 60, width: 70, height: 80))
        }

        @Test func `items keep their nodes when they change places and parents, and leave nothing behind`() throws {
            let group = DisplayItem(
                id: ItemID(rawValue: 3), frame: CGRect(x: 100, y: 0, width: 100, height: 100),
                content: .group(GroupEffects()))
            let small = CGRect(x: 0, y: 0, width: 10, height: 10)
            let (window, scene) = try shown([shape(1, small), shape(2, small), group])
            let (first, second) = (window.nodes[ItemID(rawValue: 1)], window.nodes[ItemID(rawValue: 2)])
            scene.change([
                .order([ItemID(rawValue: 2), ItemID(rawValue: 3)], in: .root),
                .order([ItemID(rawValue: 1)], in: ItemID(rawValue: 3)),
            ])
            TestDisplay.settle()
            #expect(window.root.children.map(\.id.rawValue) == [2, 3])
            #expect(window.nodes[ItemID(rawValue: 1)] === first)
            #expect(window.nodes[ItemID(rawValue: 2)] === second)
            #expect(try frame(window, 1).minX == 100)
            scene.change([.remove(ItemID(rawValue: 3)), .order([ItemID(rawValue: 2)], in: .root)])
            TestDisplay.settle()
            #expect(window.nodes.keys.map(\.rawValue).sorted() == [0, 2])
        }

        @Test func `what is typed is told at once, and the program's answer is written around the cursor`() throws {
            let (window, scene) = try shown([field(1, "ad")])
            let entry = try #require(window.nodes[ItemID(rawValue: 1)]).widget
            var place: Int32 = 1
            gtk_editable_insert_text(entry.opaque, "x1", 2, &place)
            gtk_editable_set_position(entry.opaque, 3)
            #expect(scene.events.last == .edit(ItemID(rawValue: 1), "ax1d"))
            scene.change([.set(field(1, "axd"))])
            TestDisplay.settle()
            #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "axd")
            #expect(gtk_editable_get_position(entry.opaque) == 2)
            let edits = scene.events.count { if case .edit = $0 { true } else { false } }
            #expect(edits == 1)
        }

        @Test func `a switch that the program leaves as it was goes back`() throws {
            let (window, scene) = try shown([toggle(1, isOn: false)])
            let node = try #require(window.nodes[ItemID(rawValue: 1)])
            let native = try #require(node.parts.first)
            gtk_switch_set_active(native.opaque, 1)
            #expect(scene.events.last == .activate(ItemID(rawValue: 1)))
            TestDisplay.settle()
            #expect(gtk_switch_get_active(native.opaque) == 0)
            scene.change([.set(toggle(1, isOn: true))])
            TestDisplay.settle()
            #expect(gtk_switch_get_active(native.opaque) == 1)
            #expect(scene.events.count { $0 == .activate(ItemID(rawValue: 1)) } == 1)
        }

        @Test func `a switch that is pressed moves on when the program changes it otherwise`() throws {
            let (window, scene) = try shown([toggle(1, isOn: false)])
            let native = try #require(window.nodes[ItemID(rawValue: 1)]?.parts.first)
            gtk_widget_activate(native)
            guard case .control(var control) = toggle(1, isOn: false).content else { return }
            control.isFocused = true
            var focused = toggle(1, isOn: false)
            focused.content = .control(control)
            scene.change([.set(focused)])
            for _ in 0..<5 { TestDisplay.settle() }
            #expect(scene.events.contains(.activate(ItemID(rawValue: 1))))
        }

        @Test func `the program's focus becomes the toolkit's`() throws {
            let (window, scene) = try shown([field(1, "a"), field(2, "b")])
            #expect(window.focusedNode == nil)
            scene.change([.set(field(2, "b", isFocused: true))])
            TestDisplay.settle()
            #expect(window.focusedNode?.id.rawValue == 2)
            scene.change([.set(field(2, "b"))])
            TestDisplay.settle()
            #expect(window.focusedNode == nil)
        }
    }
#endif
