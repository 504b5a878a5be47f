import Foundation
import Observation
import Testing

@testable import SwiftUICore

extension VerticalAlignment {
    private enum Marker: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
    }
    fileprivate static let marker = VerticalAlignment(Marker.self)
}

@MainActor
struct AlignmentGuideTests {
    @Test func `a guide that a view sets moves it in its stack`() {
        let scene = LayoutScene(
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 50, 10)
                Block("b", 50, 10).alignmentGuide(.leading) { $0.width / 2 }
            })
        #expect(scene["a"]!.minX - scene["b"]!.minX == 25)
    }

    @Test func `a guide's closure gets the view's size and its other guides`() {
        let scene = LayoutScene(
            HStack(alignment: .top, spacing: 0) {
                Block("a", 50, 100)
                Block("b", 50, 40).alignmentGuide(.top) { $0[.bottom] - 10 }
            })
        #expect(scene["a"]!.minY - scene["b"]!.minY == 30)
    }

    @Test func `a custom guide lines up views in different stacks`() {
        let scene = LayoutScene(
            HStack(alignment: .marker, spacing: 0) {
                VStack(spacing: 0) {
                    Block("a1", 50, 30)
                    Block("a2", 50, 20).alignmentGuide(.marker) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    Block("b1", 50, 70)
                    Block("b2", 50, 40).padding(5).alignmentGuide(.marker) { $0[VerticalAlignment.center] }
                }
            })
        #expect(scene["a2"]!.midY == scene["b2"]!.midY)
        #expect(scene["b1"]!.minY < scene["a1"]!.minY)
    }

    @Test func `a guide passes through padding, frames, offsets and backgrounds`() {
        let scene = LayoutScene(
            HStack(alignment: .marker, spacing: 0) {
                Block("a", 10, 10).alignmentGuide(.marker) { _ in 4 }
                    .padding(.top, 7).frame(height: 100, alignment: .bottom).background { Block("back") }.opacity(0.5)
                Block("b", 10, 10)
            })
        #expect(scene["b"]!.minY == scene["a"]!.minY + 4)
    }

    @Test func `several guides of a stack's children are their mean`() {
        let scene = LayoutScene(
            HStack(alignment: .marker, spacing: 0) {
                VStack(spacing: 0) {
                    Block("a1", 10, 20).alignmentGuide(.marker) { _ in 0 }
                    Block("a2", 10, 20).alignmentGuide(.marker) { _ in 20 }
                }
                Block("b", 10, 10)
            })
        #expect(scene["b"]!.minY == scene["a1"]!.minY + 20)
    }

    @Test func `a guide that changes without a size moves what is lined up, through stacks between`() {
        let model = LengthModel()
        struct Moving: View {
            let model: LengthModel
            var body: some View {
                HStack(alignment: .marker, spacing: 0) {
                    VStack(spacing: 0) {
                        Block("a1", 10, 10)
                        Block("a2", 10, 10).alignmentGuide(.marker) { [length = model.length] _ in length }
                    }
                    Block("b", 10, 300)
                }
            }
        }
        let scene = LayoutScene(Moving(model: model))
        #expect(scene["b"]!.minY == scene["a2"]!.minY + 50)
        model.length = -30
        scene.update()
        #expect(scene["b"]!.minY == scene["a2"]!.minY - 30)
    }

    @Test func `texts of different sizes stand on one line`() {
        let scene = LayoutScene(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Block.text("a", 10, 40, baseline: 30)
                Block.text("b", 10, 16, baseline: 12)
                Block("c", 10, 5)
            })
        #expect(scene["a"]!.minY + 30 == scene["b"]!.minY + 12)
        #expect(scene["c"]!.maxY == scene["b"]!.minY + 12)
    }

    @Test func `a stack's first baseline is that of its topmost text, the last that of its lowest`() {
        func scene(_ alignment: VerticalAlignment) -> LayoutScene {
            LayoutScene(
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        Block.text("a1", 10, 16, baseline: 12)
                        Block.text("a2", 10, 16, baseline: 12)
                    }
                    Block.text("b", 10, 16, baseline: 12)
                })
        }
        let first = scene(.firstTextBaseline)
        #expect(first["b"]!.minY == first["a1"]!.minY)
        let last = scene(.lastTextBaseline)
        #expect(last["b"]!.minY == last["a2"]!.minY)
    }
}
