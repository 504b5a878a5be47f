import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ZStackTests {
    @Test func `children are in front of each other at the alignment`() {
        let scene = LayoutScene(
            ZStack(alignment: .bottomTrailing) {
                Block("back", 100, 50); Block("front", 20, 10)
            })
        #expect(scene.shown == ["back", "front"])
        #expect(scene["front"]!.maxX == scene["back"]!.maxX)
        #expect(scene["front"]!.maxY == scene["back"]!.maxY)
    }

    @Test func `the size holds all children, each as it is aligned`() {
        let scene = LayoutScene(
            ZStack(alignment: .leading) {
                Block("a", 100, 10)
                Block("b", 100, 10).alignmentGuide(.leading) { _ in 40 }
            }
            .overlay { Block("all") })
        #expect(scene["all"]!.size == CGSize(width: 140, height: 10))
        #expect(scene["a"]!.minX - scene["b"]!.minX == 40)
    }

    @Test func `children of lower priority are proposed what the others take`() {
        let scene = LayoutScene(
            ZStack {
                Block("back"); Block("front", 60, 20).layoutPriority(1)
            })
        #expect(scene["back"] == scene["front"])
    }

    @Test func `a higher z index draws in front, an equal one in the order of the views`() {
        let scene = LayoutScene(
            ZStack {
                Block("a", 1, 1).zIndex(1); Block("b", 1, 1); Block("c", 1, 1).zIndex(-1); Block("d", 1, 1)
            })
        #expect(scene.shown == ["c", "b", "d", "a"])
    }

    @Test func `another z index changes what is in front`() {
        let model = LengthModel()
        struct Raising: View {
            let model: LengthModel
            var body: some View {
                ZStack {
                    Block("a", 1, 1).zIndex(model.flag ? 2 : 0)
                    Block("b", 1, 1).zIndex(1)
                }
            }
        }
        let scene = LayoutScene(Raising(model: model))
        #expect(scene.shown == ["a", "b"])
        model.flag = true
        scene.update()
        #expect(scene.shown == ["b", "a"])
    }
}
