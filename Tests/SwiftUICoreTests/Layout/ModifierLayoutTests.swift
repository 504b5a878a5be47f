import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct PaddingTests {
    @Test func `padding keeps a distance at the edges that are named`() {
        let scene = LayoutScene(
            Block("a").padding(.leading, 10).padding([.top, .trailing], 20).padding(.bottom).padding(5))
        #expect(scene["a"] == CGRect(x: 15, y: 25, width: 360, height: 554))
    }

    @Test func `negative padding lets the view stick out`() {
        let scene = LayoutScene(Block("a").padding(-10))
        #expect(scene["a"] == CGRect(x: -10, y: -10, width: 420, height: 620))
    }

    @Test func `the default distance is the host's`() {
        let metrics = PointMetrics()
        let scene = LayoutScene(Block("a").padding(), metrics: metrics)
        #expect(scene["a"]?.minX == 16)
        let other = PointMetrics()
        other.defaultPadding = 30
        scene.scene.metrics = other
        scene.update()
        #expect(scene["a"]?.minX == 30)
    }
}

@MainActor
struct OffsetTests {
    @Test func `an offset moves what is drawn and nothing else`() {
        let model = LengthModel()
        struct Moving: View {
            let model: LengthModel
            var body: some View {
                VStack(spacing: 0) {
                    Block("a", 10, 10).offset(x: model.length, y: -5); Block("b", 10, 10)
                }
            }
        }
        let scene = LayoutScene(Moving(model: model))
        #expect(scene["a"]!.minX == scene["b"]!.minX + 50)
        #expect(scene["a"]!.maxY == scene["b"]!.minY - 5)
        model.length = 0
        scene.update()
        #expect(scene["a"]!.minX == scene["b"]!.minX)
    }

    @Test func `a position is that of the view's centre in all the space`() {
        let scene = LayoutScene(Block("a", 20, 10).position(x: 100, y: 50).overlay { Block("all") })
        #expect(scene["a"] == CGRect(x: 90, y: 45, width: 20, height: 10))
        #expect(scene["all"] == CGRect(x: 0, y: 0, width: 400, height: 600))
    }
}

@MainActor
struct FixedSizeTests {
    @Test func `a fixed size is the ideal one`() {
        let text = Block("a", .area(1000, line: 10))
        #expect(LayoutScene(text)["a"]?.size == CGSize(width: 400, height: 30))
        #expect(LayoutScene(text.fixedSize())["a"]?.size == CGSize(width: 1000, height: 10))
        let tall = LayoutScene(Block("a").fixedSize(horizontal: false, vertical: true))
        #expect(tall["a"]?.size == CGSize(width: 400, height: 10))
    }
}

@MainActor
struct AspectRatioTests {
    @Test func `a ratio fits within the space or covers it`() {
        #expect(LayoutScene(Block("a").aspectRatio(2, contentMode: .fit))["a"]?.size == CGSize(width: 400, height: 200))
        #expect(
            LayoutScene(Block("a").aspectRatio(2, contentMode: .fill))["a"]?.size == CGSize(width: 1200, height: 600))
        #expect(
            LayoutScene(Block("a").aspectRatio(CGSize(width: 1, height: 3), contentMode: .fit))["a"]?.size
                == CGSize(width: 200, height: 600))
    }

    @Test func `without a ratio it is that of the ideal size`() {
        let view = Block("a").frame(
            minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 0, idealHeight: 10,
            maxHeight: .infinity)
        #expect(LayoutScene(view.scaledToFit())["a"]!.size == CGSize(width: 400, height: CGFloat(400) / 3))
        #expect(LayoutScene(view.scaledToFill())["a"]!.size == CGSize(width: 1800, height: 600))
    }

    @Test func `a length that isn't proposed follows from the other`() {
        let scene = LayoutScene(
            Block("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true))
        #expect(scene["a"]?.size == CGSize(width: 400, height: 200))
    }
}

@MainActor
struct GroupEffectTests {
    private func effects(_ scene: LayoutScene) -> [GroupEffects] {
        var found: [GroupEffects] = []
        scene.list.forEachShown { if case .group(let effects) = $0.content { found.append(effects) } }
        return found
    }

    @Test func `opacity holds for all that is in the view`() {
        let model = LengthModel()
        struct Fading: View {
            let model: LengthModel
            var body: some View {
                VStack {
                    Block("a", 10, 10); Block("b", 10, 10)
                }.opacity(model.flag ? 0 : 0.25)
            }
        }
        let scene = LayoutScene(Fading(model: model))
        #expect(effects(scene) == [GroupEffects(opacity: 0.25)])
        #expect(scene.shown == ["a", "b"])
        model.flag = true
        scene.update()
        #expect(effects(scene) == [GroupEffects(opacity: 0, ignoresPointer: true)])
    }

    @Test func `clipping follows the view's size`() {
        let model = LengthModel()
        struct Clipping: View {
            let model: LengthModel
            var body: some View {
                Block("a", 100, 100).frame(width: model.length, height: 20).clipped()
            }
        }
        let scene = LayoutScene(Clipping(model: model))
        #expect(effects(scene) == [GroupEffects(clip: .rectangle(CGRect(x: 0, y: 0, width: 50, height: 20)))])
        model.length = 30
        scene.update()
        #expect(effects(scene) == [GroupEffects(clip: .rectangle(CGRect(x: 0, y: 0, width: 30, height: 20)))])
    }

    @Test func `what is hidden keeps its place`() {
        let scene = LayoutScene(
            VStack(spacing: 0) {
                Block("a", 10, 10).hidden(); Block("b", 10, 10)
            })
        #expect(scene.shown == ["b"])
        #expect(scene["b"]?.minY == 300)
    }
}

@MainActor
struct ViewThatFitsTests {
    @Test func `the first view whose ideal size fits is shown, else the last`() {
        let scene = LayoutScene(
            ViewThatFits(in: .horizontal) {
                Block("wide", 350, 900)
                Block("middle", 200, 10)
                Block("narrow", 150, 10)
            })
        #expect(scene.shown == ["wide"])
        scene.resize(width: 300, height: 600)
        #expect(scene.shown == ["middle"])
        scene.resize(width: 100, height: 600)
        #expect(scene.shown == ["narrow"])
        scene.resize(width: 400, height: 600)
        #expect(scene.shown == ["wide"])
    }

    @Test func `by default a view has to fit in both directions`() {
        let scene = LayoutScene(
            ViewThatFits {
                Block("tall", 10, 900); Block("short", 10, 10)
            })
        #expect(scene.shown == ["short"])
    }
}

@MainActor
struct SafeAreaTests {
    @Test func `an inset is at its edge and the view beside it`() {
        let scene = LayoutScene(
            Block("view").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Block("bar", 50, 20) })
        #expect(scene["view"] == CGRect(x: 0, y: 0, width: 400, height: 575))
        #expect(scene["bar"] == CGRect(x: 350, y: 580, width: 50, height: 20))
        let leading = LayoutScene(Block("view").safeAreaInset(edge: .leading) { Block("bar", 50, 20) })
        #expect(leading["view"] == CGRect(x: 50, y: 0, width: 350, height: 600))
        #expect(leading["bar"] == CGRect(x: 0, y: 290, width: 50, height: 20))
    }
}
