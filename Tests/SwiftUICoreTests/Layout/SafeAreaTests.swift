import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct SafeAreaTests {
    @Test func `an inset is at its edge and the view beside it`() {
        let scene = LayoutScene(
            Block("view").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Block("bar", 50, 20) })
        #expect(scene["view"] == CGRect(x: 0, y: 0, width: 400, height: 575))
        #expect(scene["bar"] == CGRect(x: 350, y: 580, width: 50, height: 20))
        let leading = LayoutScene(Block("view").safeAreaInset(edge: .leading) { Block("bar", 50, 20) })
        #expect(leading["view"] == CGRect(x: 50, y: 0, width: 350, height: 600))
        #expect(leading["bar"] == CGRect(x: 0, y: 290, width: 50, height: 20))
    }
}
