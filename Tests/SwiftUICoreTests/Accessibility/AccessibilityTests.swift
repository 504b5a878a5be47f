import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct AccessibilityTests {
    private func info(_ scene: ControlScene, _ isWanted: (AccessibilityInfo) -> Bool) -> [AccessibilityInfo] {
        scene.items.map(\.accessibility).filter(isWanted)
    }

    @Test func `a label replaces what an element says of itself, and the outermost one holds`() {
        let scene = ControlScene(
            VStack {
                Text("5").accessibilityLabel("Five stars")
                Text("3").accessibilityLabel("inner").accessibilityLabel("outer")
                Button("x") {}.accessibilityLabel("Close")
            })
        #expect(info(scene) { $0.label != nil }.compactMap(\.label) == ["Five stars", "outer", "Close", "x"])
    }

    @Test func `all that modifiers say comes together at one item`() throws {
        let scene = ControlScene(
            Text("5").accessibilityLabel("Stars").accessibilityValue("five").accessibilityHint("Swipe to change")
                .accessibilityIdentifier("stars").accessibilityAddTraits([.isHeader, .isSelected])
                .accessibilityRemoveTraits(.isSelected))
        let found = try #require(info(scene) { $0.identifier == "stars" }.first)
        #expect(found.label == "Stars")
        #expect(found.value == "five")
        #expect(found.hint == "Swipe to change")
        #expect(found.isHeader)
        #expect(found.traits == .header)
    }

    @Test func `what is said follows the state`() throws {
        struct Screen: View {
            @State private var stars = 1

            var body: some View {
                Text("*").accessibilityLabel("\(stars) stars").accessibilityHidden(stars > 1)
                Button("More") { stars += 1 }
            }
        }

        let scene = ControlScene(Screen())
        #expect(info(scene) { $0.label == "1 stars" && !$0.isHidden }.count == 1)
        try scene.press("More")
        #expect(info(scene) { $0.label == "2 stars" && $0.isHidden }.count == 1)
    }

    @Test func `a stack of which something is said becomes an item for it`() throws {
        let scene = ControlScene(
            VStack {
                Text("a")
                Text("b")
            }.accessibilityIdentifier("both"))
        let item = try #require(scene.items.first { $0.accessibility.identifier == "both" })
        #expect(scene.list.children(of: item.id).count == 2)
    }

    @Test func `combining makes one element of all labels inside`() throws {
        let scene = ControlScene(
            VStack {
                Text("Name")
                Text("secret").accessibilityHidden(true)
                Text("Ada")
            }.accessibilityElement(children: .combine))
        #expect(info(scene) { $0.hidesChildren }.map(\.label) == ["Name, Ada"])
    }

    @Test func `ignoring the children leaves what modifiers say`() throws {
        let scene = ControlScene(
            VStack {
                Text("Name")
            }.accessibilityElement().accessibilityLabel("Ada"))
        #expect(info(scene) { $0.hidesChildren }.map(\.label) == ["Ada"])
    }

    @Test func `each view of a group gets what is said of the group`() {
        let scene = ControlScene(
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }.accessibilityIdentifier("one")
            })
        #expect(info(scene) { $0.identifier == "one" }.compactMap(\.label) == ["a", "b"])
    }
}
