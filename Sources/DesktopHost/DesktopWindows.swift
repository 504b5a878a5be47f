#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// The windows of a program on the desktop.
    @MainActor
    final class DesktopWindows: DisplayHost {
        private let program: any DisplayProgram
        private let application: UnsafeMutablePointer<GtkApplication>
        private(set) var windows: [DesktopWindow] = []
        /// The last window was closed.
        var onEnd: (() -> Void)?

        init(of program: any DisplayProgram, in application: UnsafeMutablePointer<GtkApplication>) {
            self.program = program
            self.application = application
        }

        /// Of windows whose scene asks for none, in points.
        private static let usualSize = CGSize(width: 800, height: 600)

        func open(_ scene: any DisplayScene) {
            let size = scene.defaultSize ?? Self.usualSize
            let window = DesktopWindow(scene, size: size, application: application)
            windows.append(window)
            window.onClose = { [weak self, unowned window] in self?.closed(window) }
            window.onKey = { [weak self, unowned window] in self?.perform($0, in: window) ?? false }
            window.present(size: size)
        }

        func bringToFront(_ scene: any DisplayScene) {
            if let window = windows.first(where: { $0.scene === scene }) { gtk_window_present(window.widget.of()) }
        }

        func close(_ scene: any DisplayScene) {
            windows.first { $0.scene === scene }?.close()
        }

        private func closed(_ window: DesktopWindow) {
            windows.removeAll { $0 === window }
            if windows.isEmpty { onEnd?() }
        }

        /// What keys do in all programs, unless the program has a use of its own for them.
        private func perform(_ stroke: KeyStroke, in window: DesktopWindow) -> Bool {
            guard stroke.modifiers == .control else { return false }
            switch stroke.character {
            case "n": return program.openAnother(like: window.scene)
            case "w": window.close()
            case "q": program.close()
            default: return false
            }
            return true
        }
    }
#endif
