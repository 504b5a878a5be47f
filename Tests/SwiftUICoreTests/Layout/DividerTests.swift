import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct DividerTests {
    @Test func `a divider is 1 thick and fills the other direction`() {
        let column = LayoutScene(
            VStack(spacing: 0) {
                Block("a", 30, 10); Divider()
            })
        #expect(column.frames[1].size == CGSize(width: 400, height: 1))
        let row = LayoutScene(
            HStack(spacing: 0) {
                Block("a", 30, 10); Divider()
            })
        #expect(row.frames[1].size == CGSize(width: 1, height: 600))
    }

    @Test func `outside of a stack a divider is horizontal`() {
        #expect(LayoutScene(Divider()).frames == [CGRect(x: 0, y: 299.5, width: 400, height: 1)])
    }
}
