#if Desktop
    import CAdwaita
    import CellRenderer
    import DisplayList
    import SwiftUI
    import Testing

    @testable import DesktopHost

    private struct PageView: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Button("Open") { openWindow(id: "only") }
            Button("Close") { dismissWindow() }
        }
    }

    private struct PagesApp: App {
        var body: some Scene {
            WindowGroup("Page") { PageView() }
                .defaultSize(width: 320, height: 240)
            Window("Only", id: "only") { PageView() }
        }
    }

    private struct OpeningView: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Text("main").onAppear { openWindow(id: "short") }
        }
    }

    private struct ClosingView: View {
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Text("short").onAppear { dismissWindow() }
        }
    }

    private struct ShortApp: App {
        var body: some Scene {
            WindowGroup("Main") { OpeningView() }
            Window("Short", id: "short") { ClosingView() }
        }
    }

    private struct ShortcutApp: App {
        var body: some Scene {
            WindowGroup { Button("New note") {}.keyboardShortcut("n") }
        }
    }

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct DesktopWindowsTests {
        private func started(_ app: some App) throws -> DesktopWindows {
            let program = _Program(app, metrics: CellMetrics())
            let windows = DesktopWindows(of: program, in: try TestDisplay.openApplication())
            program.start(in: windows)
            TestDisplay.settle()
            return windows
        }

        private func press(_ key: Int32, in window: DesktopWindow) {
            guard let stroke = KeyStroke(key: UInt32(key), state: GDK_CONTROL_MASK) else { return }
            if !window.keys.offer(stroke) { _ = window.onKey?(stroke) }
            TestDisplay.settle()
        }

        /// Presses the native button that has this label.
        private func click(_ label: String, in window: DesktopWindow) throws {
            let text = try #require(window.nodes.values.first { Accessibility.text(of: $0.item) == label })
            let button = try #require(sequence(first: text, next: \.parent).lazy.compactMap { $0 as? ButtonItem }.first)
            var sender = GValue()
            g_value_init(&sender, gtk_button_get_type())
            g_value_set_object(&sender, button.focusWidget ?? button.widget)
            g_signal_emitv(&sender, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
            g_value_unset(&sender)
            TestDisplay.settle()
        }

        private func titles(_ windows: DesktopWindows) -> [String] {
            windows.windows.map { String(cString: gtk_window_get_title($0.widget.of())) }
        }

        @Test func `windows come with the title and the size that their scene gives them`() throws {
            let windows = try started(PagesApp())
            #expect(titles(windows) == ["Page"])
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(windows.windows[0].widget.of(), &width, &height)
            #expect((width, height) == (320, 240))
            try click("Open", in: windows.windows[0])
            #expect(titles(windows) == ["Page", "Only"])
        }

        @Test func `a window that closes itself is gone, with all that was kept for it`() async throws {
            let windows = try started(PagesApp())
            try click("Open", in: windows.windows[0])
            weak let window = windows.windows.last
            weak let node = window?.root
            try click("Close", in: try #require(window))
            #expect(titles(windows) == ["Page"])
            for _ in 0..<50 where window != nil {
                try await Task.sleep(for: .milliseconds(1))
                TestDisplay.turn()
            }
            #expect(window == nil && node == nil)
        }

        @Test func `a window that closes as it appears is never on the screen`() throws {
            let program = _Program(ShortApp(), metrics: CellMetrics())
            let windows = DesktopWindows(of: program, in: try TestDisplay.openApplication())
            program.start(in: windows)
            #expect(titles(windows) == ["Main"])
            var visible: [String] = []
            let toplevels = gtk_window_get_toplevels()
            for index in 0..<g_list_model_get_n_items(toplevels) {
                guard let item = g_list_model_get_item(toplevels, index) else { continue }
                let window = item.assumingMemoryBound(to: GtkWidget.self)
                if gtk_widget_get_visible(window) != 0, let title = gtk_window_get_title(window.of()) {
                    visible.append(String(cString: title))
                }
                g_object_unref(item)
            }
            #expect(!visible.contains("Short"))
        }

        @Test func `a window that the user closes is closed for the program, and the last one ends it`() throws {
            let windows = try started(PagesApp())
            var hasEnded = false
            windows.onEnd = { hasEnded = true }
            try click("Open", in: windows.windows[0])
            gtk_window_close(windows.windows[0].widget.of())
            TestDisplay.settle()
            #expect(titles(windows) == ["Only"])
            #expect(!hasEnded)
            gtk_window_close(windows.windows[0].widget.of())
            TestDisplay.settle()
            #expect(hasEnded)
        }

        @Test func `keys of the desktop open and close windows where the program leaves them alone`() throws {
            let windows = try started(PagesApp())
            press(GDK_KEY_n, in: windows.windows[0])
            press(GDK_KEY_n, in: windows.windows[0])
            #expect(titles(windows) == ["Page", "Page", "Page"])
            press(GDK_KEY_w, in: windows.windows[2])
            #expect(titles(windows) == ["Page", "Page"])
            press(GDK_KEY_q, in: windows.windows[0])
            #expect(titles(windows) == [])

            let other = try started(ShortcutApp())
            press(GDK_KEY_n, in: other.windows[0])
            #expect(other.windows.count == 1)
        }
    }
#endif
