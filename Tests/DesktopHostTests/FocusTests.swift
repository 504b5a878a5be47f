#if Desktop
    import CAdwaita
    import DisplayList
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct FocusTests {
        private struct Screens: View {
            @State private var text = ""
            @State var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Button("First") {}
                        .navigationDestination(for: Int.self) { _ in
                            VStack {
                                TextField("Name", text: $text)
                                Button("Do") {}
                            }
                        }
                }
            }
        }

        /// What has the focus after each of so many Tabs.
        private func tabs(_ count: Int, forward: Bool = true, in window: DesktopWindow) -> [String] {
            (0..<count).map { _ in
                #expect(window.moveFocus(forward: forward))
                TestDisplay.settle()
                return window.focusedNode.map { "\(type(of: $0))" } ?? "nothing"
            }
        }

        @Test func `Tab goes from the last control of a screen to the way back, and from there to the first`() throws {
            let window = try DesktopWindow.showing(Screens())
            #expect(tabs(4, in: window) == ["TextFieldItem", "ButtonItem", "NavigationBarItem", "TextFieldItem"])
            #expect(tabs(2, forward: false, in: window) == ["NavigationBarItem", "ButtonItem"])
        }

        @Test func `the bar of a screen without a way back takes no focus`() throws {
            let window = try DesktopWindow.showing(Screens(path: []))
            #expect(tabs(2, in: window) == ["ButtonItem", "ButtonItem"])
            #expect(!window.goBack())
        }

        @Test func `a window begins with no focus, and with no text selected`() throws {
            let window = try DesktopWindow.showing(TextField("Name", text: .constant("Ada")))
            #expect(window.focusedNode == nil)
            let field = try #require(window.nodes.values.lazy.compactMap { $0 as? TextFieldItem }.first)
            #expect(gtk_editable_get_selection_bounds(field.widget.opaque, nil, nil) == 0)
            #expect(tabs(1, in: window) == ["TextFieldItem"])
        }

        @Test func `going back leaves one screen`() throws {
            let window = try DesktopWindow.showing(Screens(path: [1, 2]))
            for isLast in [false, true] {
                #expect(window.goBack())
                TestDisplay.settle()
                #expect(window.focusOrder().contains { $0 is TextFieldItem } != isLast)
            }
        }
    }
#endif
