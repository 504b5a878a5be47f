#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    @testable import DesktopHost

    /// The display that tests show windows on. Tests that need one are left out where there is none.
    @MainActor
    enum TestDisplay {
        nonisolated static var isThere: Bool {
            ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
        }

        static let application: UnsafeMutablePointer<GtkApplication>? = {
            guard DesktopHost.open(), let application = adw_application_new("oriel.tests", G_APPLICATION_NON_UNIQUE)
            else {
                return nil
            }
            g_application_register(application.of(), nil, nil)
            StyleSheet.install()
            return application.of()
        }()

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
        var title = "Test"
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
            guard let application = TestDisplay.application else { throw CocoaError(.featureUnsupported) }
            let size = CGSize(width: 400, height: 300)
            let scene = ScriptedScene(changes, metrics: DesktopMetrics(fonts: Fonts(for: gtk_label_new("")!)))
            let window = DesktopWindow(scene, size: size, application: application)
            window.present(size: size)
            TestDisplay.settle()
            return (window, scene)
        }
    }
#endif
