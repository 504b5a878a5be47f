import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct SecondaryContentTests {
    @Test func `a background is behind, an overlay before the view, and both are proposed its size`() {
        let scene = LayoutScene(
            Block("view", 40, 20).background { Block("back") }.overlay { Block("front") })
        #expect(scene.shown == ["back", "view", "front"])
        #expect(scene["back"] == scene["view"])
        #expect(scene["front"] == scene["view"])
    }

    @Test func `they don't change the view's size, however large they are`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("view", 40, 20).overlay(alignment: .topLeading) { Block("badge", 100, 100) }
                Block("next", 10, 10)
            })
        #expect(scene["next"]!.minX == scene["view"]!.maxX)
        #expect(scene["badge"]!.origin == scene["view"]!.origin)
    }

    @Test func `they are aligned by the guides that their content sets`() {
        let scene = LayoutScene(
            Block("view", 40, 40).overlay(alignment: .topTrailing) {
                Block("badge", 10, 10)
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
            })
        #expect(scene["badge"]!.midX == scene["view"]!.maxX)
        #expect(scene["badge"]!.midY == scene["view"]!.minY)
    }

    @Test func `their content changes on its own`() {
        let model = LengthModel()
        let counter = Counter()
        struct Badge: View {
            let model: LengthModel
            var body: some View {
                if model.flag { Block("new", 5, 5) }
                Block("badge", model.length, 10)
            }
        }
        let scene = LayoutScene(
            Counting(counter: counter)() {
                Block("view", 100, 20).overlay(alignment: .leading) { Badge(model: model) }
            })
        let before = counter.count
        model.flag = true
        model.length = 70
        scene.update()
        #expect(scene.shown == ["view", "new", "badge"])
        #expect(scene["badge"]!.width == 70)
        #expect(counter.count == before)
    }

    @Test func `a background on a group is behind each of its elements`() {
        let model = LengthModel()
        struct Elements: View {
            let model: LengthModel
            var body: some View {
                VStack {
                    Group {
                        Block("a", 10, 10)
                        if !model.flag { Block("b", 10, 10) }
                    }
                    .background { Block("back \(model.length)") }
                }
            }
        }
        let scene = LayoutScene(Elements(model: model))
        #expect(scene.shown == ["back 50.0", "a", "back 50.0", "b"])
        model.length = 60
        model.flag = true
        scene.update()
        #expect(scene.shown == ["back 60.0", "a"])
        #expect(scene.list.count == 3)
    }

    @Test func `a style fills the view's frame`() {
        let scene = LayoutScene(Block("view", 40, 20).background(.red).overlay(Color.blue.opacity(0.5)))
        #expect(scene.frames.count == 3)
        #expect(scene.frames.allSatisfy { $0 == scene["view"] })
    }

    @Test func `a shape that is filled with a style is in the view's frame`() {
        let scene = LayoutScene(
            Block("view", 40, 20).background(.red, in: Capsule()).background(in: Rectangle())
                .overlay(.blue, in: Ellipse()))
        #expect(scene.frames.count == 4)
        #expect(scene.frames.allSatisfy { $0 == scene["view"] })
    }

    @Test func `nothing is left of a scene that is closed`() {
        let scene = LayoutScene(
            Block("view", 40, 20).background { Block("back").opacity(0.5) }.overlay { Block("front") })
        let graph = scene.scene.graph
        scene.scene.close()
        #expect(graph.aliveNodes == 0)
    }
}
