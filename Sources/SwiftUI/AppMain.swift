import CellRenderer
import Foundation
import SwiftUICore
import TerminalHost

extension App {
    /// Runs the program: in a terminal, or, where there is none, it prints the first screen as text and ends.
    ///
    /// `ORIEL_HOST=terminal` or `text` in the process's environment decides otherwise. The printed screen has 80 × 24
    /// cells, or as many as `--columns` and `--rows` say. Never returns.
    @MainActor @preconcurrency
    public static func main() {
        let choice = HostChoice(
            environment: ProcessInfo.processInfo.environment, hasTerminal: TerminalHost.isAvailable,
            tell: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        let scene = _ViewScene(
            app: Self(), size: CellMetrics.size(columns: 80, rows: 24), metrics: CellMetrics())
        switch choice {
        case .terminal: TerminalHost.run(scene)
        case .desktop, .text: TextHost.run(scene)
        }
    }
}
