import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// Passes everything on to its one subview and counts how often it is asked for a size.
struct Counting: Layout {
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        counter.count += 1
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

@MainActor
struct IncrementalLayoutTests {
    @Test func `a leaf whose size stays doesn't make those around measure`() {
        let model = LengthModel()
        let counter = Counter()
        struct Leaf: View {
            let model: LengthModel
            var body: some View { Block(model.flag ? "new" : "old", 50, 10) }
        }
        let scene = LayoutScene(
            Counting(counter: counter)() {
                VStack {
                    Leaf(model: model).padding(); Block("b", 10, 10)
                }
            })
        let before = counter.count
        model.flag = true
        scene.update()
        #expect(scene.shown == ["new", "b"])
        #expect(counter.count == before)
    }

    @Test func `measuring stops where a size doesn't change`() {
        let model = LengthModel()
        let inner = Counter()
        let outer = Counter()
        struct Leaf: View {
            let model: LengthModel
            var body: some View { Block("leaf", model.length, 10) }
        }
        let scene = LayoutScene(
            Counting(counter: outer)() {
                HStack(spacing: 0) {
                    Counting(counter: inner)() { Leaf(model: model) }
                        .frame(width: 200, alignment: .leading)
                    Block("next", 10, 10)
                }
            })
        let before = outer.count
        let innerBefore = inner.count
        model.length = 60
        scene.update()
        #expect(scene["leaf"]?.width == 60)
        #expect(inner.count > innerBefore)
        #expect(outer.count == before)
    }

    @Test func `a leaf that grows moves what follows, which is asked once for the space that is left`() {
        let model = LengthModel()
        let other = Counter()
        struct Leaf: View {
            let model: LengthModel
            var body: some View { Block("leaf", 10, model.length) }
        }
        let scene = LayoutScene(
            VStack(spacing: 0) {
                Leaf(model: model)
                Block("next", 10, 10, counter: other)
            }
            .frame(height: 600, alignment: .top))
        let before = other.count
        model.length = 70
        scene.update()
        #expect(scene["next"]?.minY == 70)
        #expect(other.count <= before + 1)
    }

    @Test func `stacks eight deep measure their leaves a bounded number of times`() {
        let counter = Counter()
        func nest(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Block("", .area(200, line: 10), counter: counter)) }
            if depth % 2 == 0 {
                return AnyView(
                    VStack(spacing: 0) {
                        nest(depth - 1); Block("", 20, 5)
                    })
            }
            return AnyView(
                HStack(spacing: 0) {
                    nest(depth - 1); Block("", 20, 5)
                })
        }
        _ = LayoutScene(nest(8), width: 300, height: 300)
        // Each level may ask a few further questions; asking four for each of the level above would be 65,536.
        #expect(counter.count < 100)
    }

    @Test func `a narrower window measures what depends on it, once`() {
        let counter = Counter()
        let scene = LayoutScene(VStack(spacing: 0) { Block("a", 10, 10, counter: counter) })
        let before = counter.count
        scene.resize(width: 399, height: 600)
        #expect(counter.count - before <= 4)
    }
}
