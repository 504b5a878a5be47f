import CellRenderer
import Foundation
import SwiftUICore
import TerminalHost

#if Desktop
    import DesktopHost
#endif

extension App {
    /// Runs the program: in a window where there is a display and the package's trait `Desktop` is enabled, else in a
    /// terminal, or, where there is none, it prints the first screen as text and ends.
    ///
    /// `ORIEL_HOST=desktop`, `terminal` or `text` in the process's environment decides otherwise. The printed screen has
    /// 80 × 24 cells, or as many as `--columns` and `--rows` say. Never returns.
    @MainActor @preconcurrency
    public static func main() {
        let environment = ProcessInfo.processInfo.environment
        let choice = HostChoice(
            environment: environment, display: Display(environment: environment), hasTerminal: TerminalHost.isAvailable,
            tell: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        let program = _Program(Self(), metrics: CellMetrics())
        switch choice {
        case .desktop:
            #if Desktop
                DesktopHost.run(
                    program, id: Bundle.main.bundleIdentifier ?? "oriel.\(ProcessInfo.processInfo.processName)")
            #else
                fatalError("A host was chosen that isn't there.")
            #endif
        case .terminal: TerminalHost.run(program)
        case .text: TextHost.run(program)
        }
    }
}

extension Display {
    @MainActor
    fileprivate init(environment: [String: String]) {
        #if Desktop
            self.init(environment: environment, open: DesktopHost.open)
        #else
            self = .notBuiltIn
        #endif
    }
}
