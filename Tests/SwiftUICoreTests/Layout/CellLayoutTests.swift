import Foundation
import Testing

@testable import SwiftUICore

/// On a grid of cells of 8 × 16 points every length is a whole number of them.
@MainActor
struct CellLayoutTests {
    private func scene<V: View>(_ view: V, columns: CGFloat = 40, rows: CGFloat = 10) -> LayoutScene {
        let metrics = PointMetrics()
        metrics.step = CGSize(width: 8, height: 16)
        return LayoutScene(view, width: columns * 8, height: rows * 16, metrics: metrics)
    }

    private func isWhole(_ rect: CGRect) -> Bool {
        [rect.minX / 8, rect.width / 8, rect.minY / 16, rect.height / 16].allSatisfy { $0 == $0.rounded() }
    }

    @Test func `every frame is on whole cells, and neighbours fill the space between them`() {
        let scene = scene(
            HStack(spacing: 0) {
                Block("a"); Block("b"); Block("c")
            }.padding(.leading, 3), columns: 20)
        #expect(scene.frames.allSatisfy(isWhole))
        #expect(scene["b"]!.minX == scene["a"]!.maxX)
        #expect(scene["c"]!.minX == scene["b"]!.maxX)
        #expect(scene["c"]!.maxX == 160)
    }

    @Test func `padding snaps to the nearest cell`() {
        let scene = scene(Block("a").padding(5))
        #expect(scene["a"] == CGRect(x: 8, y: 0, width: 320 - 16, height: 160))
        #expect(self.scene(Block("a").padding())["a"] == CGRect(x: 16, y: 16, width: 320 - 32, height: 160 - 32))
    }

    @Test func `a default distance below a cell is none, beside it is one`() {
        let column = scene(
            VStack {
                Block("a", 8, 16); Block("b", 8, 16)
            })
        #expect(column["b"]!.minY == column["a"]!.maxY)
        let row = scene(
            HStack {
                Block("a", 8, 16); Block("b", 8, 16)
            })
        #expect(row["b"]!.minX == row["a"]!.maxX + 8)
    }

    @Test func `a thin line that was asked for stays visible`() {
        let scene = scene(
            VStack(spacing: 0) {
                Block("line").frame(height: 1); Block("b", 8, 16)
            })
        #expect(scene["line"]!.height == 16)
    }

    @Test func `what is centred is on whole cells`() {
        let scene = scene(
            VStack(spacing: 0) {
                Block("a", 24, 16); Block("b", 40, 16); Block("c", 48, 16)
            })
        #expect(scene.frames.allSatisfy(isWhole))
    }
}
