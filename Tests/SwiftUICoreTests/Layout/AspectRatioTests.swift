import Foundation
import Testing

@testable import SwiftUICore

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
