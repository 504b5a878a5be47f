import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct AnyLayoutTests {
    @Test func `what is in a layout keeps its state when the layout's type changes`() {
        let model = LengthModel()
        let appearances = Counter()
        struct Item: View {
            let appearances: Counter
            @State private var number: Int
            init(_ appearances: Counter) {
                self.appearances = appearances
                _number = State(initialValue: 0)
            }
            var body: some View {
                Block("item \(number)", 10, 10).onAppear {
                    appearances.count += 1
                    number = appearances.count
                }
            }
        }
        struct Turning: View {
            let model: LengthModel
            let appearances: Counter
            var body: some View {
                let layout =
                    model.flag ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Block("a", 10, 10); Item(appearances)
                }
            }
        }
        let scene = LayoutScene(Turning(model: model, appearances: appearances))
        #expect(scene["item 1"]!.minX == scene["a"]!.maxX)
        model.flag = true
        scene.update()
        #expect(scene["item 1"]!.minY == scene["a"]!.maxY)
        #expect(appearances.count == 1)
    }

    @Test func `an equal layout in another wrapper lays nothing out again`() {
        let model = LengthModel()
        let counter = Counter()
        struct Same: View {
            let model: LengthModel
            let counter: Counter
            var body: some View {
                _ = model.flag
                return AnyLayout(VStackLayout(spacing: 3))() { Block("a", 10, 10, counter: counter) }
            }
        }
        let scene = LayoutScene(Same(model: model, counter: counter))
        let visits = scene.scene.graph.visits
        let measured = counter.count
        model.flag = true
        scene.update()
        #expect(counter.count == measured)
        #expect(scene.scene.graph.visits - visits < 6)
    }
}
