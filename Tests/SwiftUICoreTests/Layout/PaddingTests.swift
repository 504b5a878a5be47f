import Foundation
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
