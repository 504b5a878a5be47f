import CellRenderer
import DisplayList
import Foundation

/// Shows a program on the terminal that the process was started in, until the user leaves it.
@MainActor
public enum TerminalHost {
    /// Whether there is a terminal to read from and to draw on.
    public static var isAvailable: Bool {
        isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Takes over the terminal and the main thread; to be called from `main`, not from a task, since a task would keep
    /// the main queue from running. Ends the process: with status 0 after the program has closed its last window, 130 after
    /// Ctrl-C, 143 after SIGTERM, 129 when the terminal is gone.
    ///
    /// Of several windows the front one is shown; Escape closes it where nothing in it has a use for the key.
    ///
    /// What the process prints meanwhile appears when the terminal is given back.
    public static func run(_ program: any DisplayProgram) -> Never {
        let environment = ProcessInfo.processInfo.environment
        let mode: TerminalMode
        do {
            mode = try TerminalMode()
        } catch {
            FileHandle.standardError.write(Data("There is no terminal to show the app in.\n".utf8))
            exit(1)
        }
        let windows = WindowStack(columns: mode.size.columns, rows: mode.size.rows, theme: theme(environment))
        program.start(in: windows)
        let loop = EventLoop(
            windows: windows, mode: mode, depth: ColorDepth(environment: environment),
            // The console of Linux prints such sequences.
            hasTitle: environment["TERM"] != "linux")
        let ending = loop.run()
        program.close()
        mode.giveBack()
        exit(ending.status)
    }

    /// Some terminals tell their colours as "letters;ground" in the numbers of the sixteen.
    static func theme(_ environment: [String: String]) -> Theme {
        let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        return ground == 7 || ground == 15 ? .light : .dark
    }
}
