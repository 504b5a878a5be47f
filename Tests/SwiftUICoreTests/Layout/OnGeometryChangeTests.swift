import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct OnGeometryChangeTests {
    @Test func `the action is called with the first geometry and with each other one`() {
        let widths = Widths()
        let scene = LayoutScene(
            Block("a").padding(10).onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.all.append($0) })
        #expect(widths.all == [400])
        scene.resize(width: 300, height: 600)
        scene.resize(width: 300, height: 500)
        #expect(widths.all == [400, 300])
        #expect(scene.frames.count == 1)
    }

    @Test func `the action can be given the former value too`() {
        let widths = Widths()
        let scene = LayoutScene(
            Block("a").onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }) {
                widths.all += [$0, $1]
            })
        scene.resize(width: 300, height: 600)
        #expect(widths.all == [400, 400, 400, 300])
    }
}

private final class Widths: @unchecked Sendable {
    var all: [CGFloat] = []
}
