import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct LabelTests {
    @Test func `a label shows its icon before its title, on one line`() {
        let shown = ShownItems(Label("Add", systemImage: "plus"))
        #expect(shown.symbols.map(\.name) == ["plus"])
        #expect(shown.lines == ["Add"])
        #expect(shown.items[0].frame.maxX + 8 == shown.items[1].frame.minX)
        #expect(shown.items[0].frame.minY == shown.items[1].frame.minY)
    }

    @Test func `assistive technology hears the title once, whatever is shown`() {
        func labels(_ view: some View) -> [String] {
            ShownItems(view).items.filter { !$0.accessibility.isHidden }.compactMap(\.accessibility.label)
        }
        #expect(labels(Label("Add", systemImage: "plus")) == ["Add"])
        #expect(labels(Label("Add", systemImage: "plus").labelStyle(.iconOnly)) == ["Add"])
    }

    @Test func `styles show parts`() {
        let label = Label("Add", systemImage: "plus")
        #expect(ShownItems(label.labelStyle(.titleOnly)).symbols.isEmpty)
        #expect(ShownItems(label.labelStyle(.iconOnly)).texts.isEmpty)
        #expect(ShownItems(label.labelStyle(.iconOnly)).symbols.count == 1)
        #expect(ShownItems(label.labelStyle(.titleAndIcon).labelStyle(.titleOnly)).symbols.count == 1)
    }

    @Test func `a style of the program's own arranges the parts, and can use the label itself`() {
        struct Below: LabelStyle {
            @Environment(\.isEnabled) private var isEnabled

            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.title
                    Label(configuration)
                    Text(isEnabled ? "on" : "off")
                }
            }
        }
        let shown = ShownItems(Label("Add", systemImage: "plus").labelStyle(Below()).labelStyle(.titleOnly))
        #expect(shown.lines == ["Add", "Add", "on"])
        #expect(shown.symbols.isEmpty)
    }

    @Test func `title and icon may be any views`() {
        let shown = ShownItems(
            Label {
                Text("a")
                Text("b")
            } icon: {
                Circle().frame(width: 16, height: 16)
            })
        #expect(shown.lines == ["a", "b"])
        #expect(shown.shapes.count == 1)
    }
}
