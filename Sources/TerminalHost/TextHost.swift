import CellRenderer
import DisplayList
import Foundation

/// Prints the first screen of a program as text, for where there is neither a display nor a terminal.
@MainActor
public enum TextHost {
    /// Prints the screen and ends the process with status 0, or with 2 where the arguments ask for no possible size.
    ///
    /// The size is 80 × 24 cells unless `--columns` and `--rows` say otherwise.
    public static func run(_ program: any DisplayProgram, arguments: [String] = CommandLine.arguments) -> Never {
        do {
            let size = try ScreenSize(arguments: arguments)
            let text = screen(of: program, columns: size.columns, rows: size.rows)
            program.close()
            // What the program has printed was printed before.
            fflush(nil)
            // Whoever no longer reads does not need to be told.
            try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    /// Time for what the scene does on its own, in seconds: a while without changes, or so much at most.
    private static let quiet = 0.1
    private static let longest = 2.0

    /// The front window once the program has come to rest, or after two seconds.
    private static func screen(of program: any DisplayProgram, columns: Int, rows: Int) -> String {
        let windows = WindowStack(columns: columns, rows: rows)
        program.start(in: windows)
        let queue = MainQueue()
        let end = Date.now + longest
        var lastChange = Date.now
        while true {
            let nextTimer = queue.runTimers()
            for session in windows.sessions where session.scene.needsUpdate {
                session.update()
                lastChange = .now
            }
            let deadline = min(lastChange + quiet, end)
            if deadline <= .now { break }
            var descriptor = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, pollTimeout(until: [nextTimer, deadline])) > 0 { queue.drain() }
        }
        guard let front = windows.front else { return "" }
        return CellRenderer(columns: columns, rows: rows).draw(front.list).grid.plainText
    }
}

/// The size that a user asks for on the command line.
struct ScreenSize: Equatable {
    var columns = 80
    var rows = 24

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter arguments: As the process has them, its own name first. Those that are of no interest are passed over.
    init(arguments: [String]) throws(Failure) {
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = parts.first, name == "--columns" || name == "--rows" else { continue }
            let value = parts.count > 1 ? String(parts[1]) : rest.popFirst()
            guard let value, let number = Int(value), (1...1000).contains(number) else {
                let given = value.map { "“\($0)” is none" } ?? "it is missing"
                throw Failure(description: "\(name) needs a number from 1 to 1000, but \(given).")
            }
            if name == "--columns" { columns = number } else { rows = number }
        }
    }
}
