import Foundation
import Observation
import Testing

@testable import SwiftUICore

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
