import CellRenderer
import DisplayList
import Foundation

/// The windows of a program on a terminal, which shows the front one and nothing of the others.
@MainActor
final class WindowStack: DisplayHost {
    /// The front window is the last.
    private(set) var sessions: [TerminalSession] = []
    private var columns: Int
    private var rows: Int
    private let theme: Theme

    init(columns: Int, rows: Int, theme: Theme = .dark) {
        self.columns = columns
        self.rows = rows
        self.theme = theme
    }

    /// nil: the last window was closed.
    var front: TerminalSession? { sessions.last }

    func open(_ scene: any DisplayScene) {
        let session = TerminalSession(scene: scene, columns: columns, rows: rows)
        session.theme = theme
        session.onLeave = { [weak self, weak scene] in
            // The last window is left with Ctrl-C, as every program is.
            if let self, let scene, sessions.count > 1 { close(scene) }
        }
        sessions.append(session)
        session.update()
    }

    func bringToFront(_ scene: any DisplayScene) {
        guard let index = sessions.firstIndex(where: { $0.scene === scene }) else { return }
        sessions.append(sessions.remove(at: index))
    }

    func close(_ scene: any DisplayScene) {
        sessions.removeAll { $0.scene === scene }
        scene.close()
    }

    func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        for session in sessions { session.resize(columns: columns, rows: rows) }
    }

    /// Lets the windows that nobody sees go on.
    func updateHidden() {
        for session in sessions.dropLast() where session.scene.needsUpdate { session.update() }
    }
}
