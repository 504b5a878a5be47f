import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct SpacerTests {
    @Test func `a spacer is at least 8 long, even where the spacing is 0`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 10, 10); Spacer(); Block("b", 10, 10)
            }.fixedSize())
        #expect(scene["b"]!.minX - scene["a"]!.maxX == 8)
    }

    @Test func `a spacer's least length can be set`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 10, 10); Spacer(minLength: 0); Block("b", 10, 10)
            }.fixedSize())
        #expect(scene["b"]!.minX == scene["a"]!.maxX)
    }

    @Test func `beside what is as flexible a spacer keeps its least length`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a"); Spacer()
            })
        #expect(scene["a"] == CGRect(x: 0, y: 0, width: 392, height: 600))
    }

    @Test func `spacers share what is left equally`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Spacer(); Block("a", 100, 10); Spacer(); Block("b", 100, 10); Spacer()
            })
        #expect(abs(scene["a"]!.minX - 200 / 3) < 0.001)
        #expect(abs(scene["b"]!.minX - (100 + 400 / 3)) < 0.001)
    }

    @Test func `beside a spacer there is no distance`() {
        let scene = LayoutScene(
            HStack {
                Block("a", 10, 10); Spacer(minLength: 0); Block("b", 10, 10)
            }.fixedSize())
        #expect(scene["b"]!.minX == scene["a"]!.maxX)
    }

    @Test func `a spacer takes nothing across`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 10, 10); Spacer()
            }.overlay { Block("all") })
        #expect(scene["all"] == CGRect(x: 0, y: 295, width: 400, height: 10))
    }

    @Test func `a framed spacer still follows the stack around`() {
        let scene = LayoutScene(
            VStack(spacing: 0) {
                Spacer().frame(height: 20).overlay { Block("s") }; Block("a", 50, 10)
            })
        #expect(scene["s"]!.size == CGSize(width: 0, height: 20))
    }

    @Test func `outside of a stack a spacer extends both ways`() {
        #expect(LayoutScene(Spacer().overlay { Block("all") })["all"]?.size == CGSize(width: 400, height: 600))
        let inZStack = LayoutScene(
            ZStack {
                Spacer(); Block("a", 10, 10)
            }.overlay { Block("all") })
        #expect(inZStack["all"]?.size == CGSize(width: 400, height: 600))
    }

    @Test func `spacers turn with a layout that changes its direction`() {
        let model = LengthModel()
        struct Turning: View {
            let model: LengthModel
            var body: some View {
                let layout =
                    model.flag
                    ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Block("a", 10, 10)
                    Spacer()
                    Divider()
                    Block("b", 10, 10)
                }
            }
        }
        let scene = LayoutScene(Turning(model: model))
        #expect(scene["b"] == CGRect(x: 390, y: 295, width: 10, height: 10))
        model.flag = true
        scene.update()
        #expect(scene["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(scene["b"] == CGRect(x: 0, y: 590, width: 10, height: 10))
        #expect(scene.frames.contains(CGRect(x: 0, y: 589, width: 400, height: 1)))
    }
}
