#if Desktop
    import CAdwaita
    import DisplayList
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct FocusMovementTests {
        /// The names of what has the focus after each of the moves, as long as they do anything.
        private func path(in window: DesktopWindow, count: Int, _ move: () -> Bool) throws -> [String] {
            var path: [String] = []
            while path.count < count, move() {
                TestDisplay.settle()
                let node = try #require(window.focusedNode)
                path.append(node.item.accessibility.label ?? "")
                let frame = node.frameInScene
                #expect(frame.minY >= 0 && frame.maxY <= window.scene.size.height, "\(path.last ?? "") is seen")
            }
            return path
        }

        private struct Rows: View {
            var body: some View {
                VStack {
                    List(0..<30) { row in Button("Row \(row)") {} }
                    Button("After") {}
                }
            }
        }

        @Test func `Tab goes through all rows of a list before it leaves it, and back`() throws {
            let window = try DesktopWindow.showing(Rows())
            let names = (0..<30).map { "Row \($0)" } + ["After"]
            #expect(try path(in: window, count: 31) { window.moveFocus(forward: true) } == names)
            #expect(try path(in: window, count: 30) { window.moveFocus(forward: false) } == names.dropLast().reversed())
        }

        @Test func `Tab leaves what is scrolled where it was if nothing further there takes the focus`() throws {
            let window = try DesktopWindow.showing(
                VStack {
                    ScrollView {
                        Button("Inside") {}
                        Color.red.frame(height: 900)
                    }
                    Button("After") {}
                })
            #expect(try path(in: window, count: 2) { window.moveFocus(forward: true) } == ["Inside", "After"])
            let scroll = try #require(window.nodes.values.lazy.compactMap { $0 as? ScrollItem }.first)
            #expect(scroll.position == .zero)
        }

        @Test func `arrows go through all rows of a list before they leave it`() throws {
            let window = try DesktopWindow.showing(Rows())
            let names = (0..<30).map { "Row \($0)" } + ["After"]
            let down = try path(in: window, count: 31) { window.moveFocus(.down) }
            #expect(down == names)
            #expect(try path(in: window, count: 2) { window.moveFocus(.up) } == ["Row 29", "Row 28"])
        }

        @Test func `arrows scroll where nothing takes the focus`() throws {
            let window = try DesktopWindow.showing(
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) })
            let scroll = try #require(window.nodes.values.lazy.compactMap { $0 as? ScrollItem }.first)
            #expect(!window.moveFocus(.up))
            #expect(window.moveFocus(.down) && window.moveFocus(.right))
            #expect(scroll.position.x > 0 && scroll.position.y > 0)
            #expect(window.moveFocus(.up) && window.moveFocus(.left))
            #expect(scroll.position == .zero)
        }

        @Test func `what the program gives the focus is scrolled into view`() throws {
            struct Form: View {
                @FocusState var isFocused: Bool

                var body: some View {
                    ScrollView {
                        VStack {
                            Button("Go") { isFocused = true }
                            Color.red.frame(height: 900)
                            TextField("Far", text: .constant("")).focused($isFocused)
                        }
                    }
                }
            }
            let window = try DesktopWindow.showing(Form())
            let button = try #require(window.nodes.values.lazy.compactMap { $0 as? ButtonItem }.first)
            window.send(.activate(button.id))
            TestDisplay.settle()
            let node = try #require(window.focusedNode)
            #expect(node is TextFieldItem)
            #expect(node.frameInScene.maxY <= window.scene.size.height)
        }
    }
#endif
