import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct StackTests {
    @Test func `an empty stack takes nothing`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 10, 10)
                VStack {}
                Block("b", 10, 10)
            })
        #expect(scene["b"]!.minX - scene["a"]!.maxX == 0)
    }

    @Test func `two texts are 8 apart beside each other and touch below each other`() {
        let row = LayoutScene(
            HStack {
                Block.text("a", 20, 16); Block.text("b", 20, 16)
            })
        #expect(row["b"]!.minX - row["a"]!.maxX == 8)
        let column = LayoutScene(
            VStack {
                Block.text("a", 20, 16); Block.text("b", 20, 16)
            })
        #expect(column["b"]!.minY - column["a"]!.maxY == 0)
    }

    @Test func `what is no text keeps the default distance`() {
        let column = LayoutScene(
            VStack {
                Block.text("a", 20, 16); Block("b", 20, 16)
            })
        #expect(column["b"]!.minY - column["a"]!.maxY == 8)
    }

    @Test func `a padded text keeps the default distance`() {
        let column = LayoutScene(
            VStack {
                Block.text("a", 20, 16).padding(1); Block.text("b", 20, 16)
            })
        #expect(column["b"]!.minY - column["a"]!.maxY == 9)
    }

    @Test func `a stack's wish at its edge is that of the child there`() {
        let column = LayoutScene(
            VStack {
                VStack {
                    Block("x", 20, 16); Block.text("a", 20, 16)
                }
                Block.text("b", 20, 16)
            })
        #expect(column["b"]!.minY - column["a"]!.maxY == 0)
    }

    @Test func `an inner stack that ends otherwise than before is spaced anew`() {
        let model = LengthModel()
        struct Changing: View {
            let model: LengthModel
            var body: some View {
                VStack {
                    VStack {
                        if model.flag { Block("c", 20, 16) } else { Block.text("a", 20, 16) }
                    }
                    Block.text("b", 20, 16)
                }
            }
        }
        let scene = LayoutScene(Changing(model: model))
        #expect(scene["b"]!.minY - scene["a"]!.maxY == 0)
        model.flag = true
        scene.update()
        #expect(scene["b"]!.minY - scene["c"]!.maxY == 8)
    }

    @Test func `the least flexible children are served first`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("any")
                Block("fixed", 300, 10)
            })
        #expect(scene["any"]!.width == 100)
        #expect(scene["fixed"]!.minX == 100)
    }

    @Test func `children of equal flexibility share equally`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a"); Block("b"); Block("c"); Block("d")
            })
        #expect(["a", "b", "c", "d"].map { scene[$0]!.width } == [100, 100, 100, 100])
    }

    @Test func `what one child doesn't take is left for the others`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a").frame(maxWidth: 40); Block("b"); Block("c")
            })
        #expect(["a", "b", "c"].map { scene[$0]!.width } == [40, 180, 180])
    }

    @Test func `a higher priority is served first, with the least lengths of the others kept free`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("low").frame(minWidth: 30, maxWidth: .infinity)
                Block("high").layoutPriority(1)
            })
        #expect(scene["high"]!.width == 370)
        #expect(scene["low"]!.width == 30)
    }

    @Test func `another priority shares out anew`() {
        let model = LengthModel()
        struct Changing: View {
            let model: LengthModel
            var body: some View {
                HStack(spacing: 0) {
                    Block("a")
                    Block("b").layoutPriority(model.flag ? 1 : 0).opacity(0.5)
                }
            }
        }
        let scene = LayoutScene(Changing(model: model))
        #expect(scene["b"]!.width == 200)
        model.flag = true
        scene.update()
        #expect(scene["b"]!.width == 400)
    }

    @Test func `children that are too large stick out evenly around the alignment`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 300, 10); Block("b", 300, 10)
            })
        #expect(scene["a"]!.minX == -100)
        #expect(scene["b"]!.maxX == 500)
    }

    @Test func `a stack of flexible children that is asked for its largest size has none`() {
        let scene = LayoutScene(
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Block("a"); Block("b")
                }
                Block("c", 100, 10)
            })
        #expect(scene["a"]!.width == 150)
        #expect(scene["b"]!.width == 150)
    }

    @Test func `children are lined up by the alignment across`() {
        let scene = LayoutScene(
            VStack(alignment: .trailing, spacing: 0) {
                Block("a", 30, 10); Block("b", 50, 10)
            })
        #expect(scene["a"]!.maxX == scene["b"]!.maxX)
    }
}
