import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct FixedSizeTests {
    @Test func `a fixed size is the ideal one`() {
        let text = Block("a", .area(1000, line: 10))
        #expect(LayoutScene(text)["a"]?.size == CGSize(width: 400, height: 30))
        #expect(LayoutScene(text.fixedSize())["a"]?.size == CGSize(width: 1000, height: 10))
        let tall = LayoutScene(Block("a").fixedSize(horizontal: false, vertical: true))
        #expect(tall["a"]?.size == CGSize(width: 400, height: 10))
    }
}
