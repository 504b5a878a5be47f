import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

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

    @Test func `a shape clips within the view's frame`() {
        let scene = LayoutScene(Block("a", 40, 20).clipShape(Ellipse()))
        #expect(effects(scene) == [GroupEffects(clip: .ellipse(CGRect(x: 0, y: 0, width: 40, height: 20)))])
        let rounded = LayoutScene(Block("a", 40, 20).cornerRadius(30))
        #expect(
            effects(rounded) == [
                GroupEffects(
                    clip: .roundedRectangle(
                        CGRect(x: 0, y: 0, width: 40, height: 20), radius: CGSize(width: 10, height: 10)))
            ])
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
