#if Desktop
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct ScrollItemTests {
        @Test func `what is taken away by its own scrolling can be asked where it is, and scrolls no more`() throws {
            let id = ItemID(rawValue: 1)
            let item = DisplayItem(
                id: id, frame: CGRect(x: 0, y: 0, width: 200, height: 100),
                content: .scroll(
                    ScrollContent(
                        scrollsHorizontally: false, scrollsVertically: true,
                        contentSize: CGSize(width: 200, height: 1000), offset: .zero)))
            let (window, scene) = try DesktopWindow.showing([.set(item), .order([id], in: .root)])
            let scroll = try #require(window.nodes[id] as? ScrollItem)
            #expect(scroll.scroll(.down))
            scene.change([.order([], in: .root), .remove(id)])
            TestDisplay.settle()
            #expect(window.nodes[id] == nil)
            scroll.position = .zero
            #expect(scroll.position == .zero)
        }
    }
#endif
