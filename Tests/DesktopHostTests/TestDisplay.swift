#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import SwiftUI

    @testable import DesktopHost

    /// The display that tests show windows on. Tests that need one are left out where there is none.
    @MainActor
    enum TestDisplay {
        nonisolated static var isThere: Bool {
            ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
        }

        nonisolated static var isX: Bool { ProcessInfo.processInfo.environment["GDK_BACKEND"] == "x11" }

        static let application: UnsafeMutablePointer<GtkApplication>? = {
            guard DesktopHost.open(), let application = adw_application_new("oriel.tests", G_APPLICATION_NON_UNIQUE)
            else {
                return nil
            }
            g_application_register(application.of(), nil, nil)
            StyleSheet.install()
            return application.of()
        }()

        /// As a window measures.
        static func metrics() throws -> DesktopMetrics {
            _ = try openApplication()
            return DesktopMetrics(fonts: Fonts(for: gtk_label_new("")!))
        }

        static func openApplication() throws -> UnsafeMutablePointer<GtkApplication> {
            guard let application else { throw CocoaError(.featureUnsupported) }
            return application
        }

        /// Has the toolkit show a frame.
        static func turn() {
            let end = Date.now.addingTimeInterval(0.02)
            while Date.now < end {
                while g_main_context_iteration(nil, 0) != 0 {}
                usleep(1000)
            }
        }

        /// Has the toolkit do all that it has to do now.
        static func settle() {
            for _ in 0..<20 {
                while g_main_context_iteration(nil, 0) != 0 {}
                usleep(5000)
            }
        }
    }

    /// A scene that shows what it is told to, and keeps the events that it gets.
    @MainActor
    final class ScriptedScene: DisplayScene {
        var size = CGSize.zero
        var metrics: any Metrics
        var isDark = false
        var title = "Test"
        let defaultSize: CGSize? = nil
        var onNeedsUpdate: (@MainActor () -> Void)?
        private(set) var events: [DisplayEvent] = []
        private var changes: [DisplayChange] = []

        init(_ changes: [DisplayChange], metrics: any Metrics) {
            self.metrics = metrics
            self.changes = changes
        }

        var needsUpdate: Bool { !changes.isEmpty }

        func update() -> [DisplayChange] {
            defer { changes = [] }
            return changes
        }

        func change(_ new: [DisplayChange]) {
            changes += new
            onNeedsUpdate?()
        }

        func send(_ event: DisplayEvent) -> Bool {
            events.append(event)
            return true
        }

        func close() {}
    }

    extension DesktopWindow {
        /// A window that shows these changes.
        static func showing(_ changes: [DisplayChange]) throws -> (DesktopWindow, ScriptedScene) {
            let scene = ScriptedScene(changes, metrics: try TestDisplay.metrics())
            return (try showing(scene), scene)
        }

        /// A window that shows a view.
        static func showing<Content: View>(_ view: Content) throws -> DesktopWindow {
            try showing(_ViewScene(view, size: CGSize(width: 400, height: 300), metrics: try TestDisplay.metrics()))
        }

        private static func showing(_ scene: any DisplayScene) throws -> DesktopWindow {
            let size = CGSize(width: 400, height: 300)
            let window = DesktopWindow(scene, size: size, application: try TestDisplay.openApplication())
            window.present(size: size)
            TestDisplay.settle()
            return window
        }

        /// The texts that are drawn, in no particular order.
        var texts: [String] {
            nodes.values.compactMap { if case .text(let layout) = $0.item.content { layout.string } else { nil } }
        }
    }
#endif
