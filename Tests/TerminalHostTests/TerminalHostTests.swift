import Foundation
import PseudoTerminal
import Testing

/// A program on a real terminal, from outside.
struct TerminalHostTests {
    private static let leave = "\u{1B}[?1049l"

    private func started(_ command: [String]? = nil) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(command: command ?? [PseudoTerminal.program("TerminalFixture")])
        try #require(terminal.wait(for: "ready"), "\(terminal.output)")
        #expect(terminal.modes != terminal.modesBefore)
        return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal, _ comment: Comment? = nil) {
        #expect(terminal.modes == terminal.modesBefore, comment)
        #expect(terminal.output.contains(Self.leave), comment)
        #expect(terminal.output.contains("\u{1B}[?25h"), comment)
        #expect(terminal.output.contains("\u{1B}[?1002l"), comment)
    }

    @Test func `Ctrl-C ends with status 130 and gives the terminal back`() throws {
        let terminal = try started()
        terminal.type("\u{3}")
        #expect(terminal.end() == .exit(130))
        expectRestored(terminal)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `signals that ask to end give the terminal back`(signal: Int32) throws {
        let terminal = try started()
        terminal.signal(signal)
        #expect(terminal.end() == .exit(128 + signal))
        expectRestored(terminal)
    }

    @Test(arguments: [
        ("f", SIGILL), ("s", SIGSEGV), ("a", SIGABRT), ("o", SIGSEGV),
    ])
    func `a crash gives the terminal back`(key: String, signal: Int32) throws {
        let terminal = try started()
        terminal.type("p" + key)
        let ending = terminal.end()
        #expect(ending == .signal(signal) || (key == "f" && ending == .signal(SIGTRAP)))
        expectRestored(terminal)
        #expect(terminal.output.contains("printed by the program"))
    }

    @Test(arguments: [SIGQUIT, SIGUSR1, SIGPIPE])
    func `other signals that end a process give the terminal back`(signal: Int32) throws {
        let terminal = try started()
        terminal.signal(signal)
        #expect(terminal.end() == .signal(signal))
        expectRestored(terminal)
    }

    @Test func `exit() gives the terminal back`() throws {
        let terminal = try started()
        terminal.type("x")
        #expect(terminal.end() == .exit(7))
        expectRestored(terminal)
    }

    @Test func `a program that is busy for ever is ended by the second Ctrl-C`() throws {
        let terminal = try started()
        terminal.type("b")
        Thread.sleep(forTimeInterval: 0.3)
        terminal.type("\u{3}")
        Thread.sleep(forTimeInterval: 0.1)
        terminal.type("\u{3}")
        #expect(terminal.end() == .signal(SIGINT))
        expectRestored(terminal)
    }

    @Test func `what the program prints appears after the screen, not on it`() throws {
        let terminal = try started()
        terminal.type("pe")
        #expect(terminal.wait(for: "has printed"))
        #expect(!terminal.output.contains("printed by the program"))
        terminal.type("\u{3}")
        #expect(terminal.end() == .exit(130))
        let behind = terminal.output.components(separatedBy: Self.leave).last ?? ""
        #expect(behind.contains("printed by the program") && behind.contains("complained by the program"))
    }

    @Test func `of endless output only the last part is kept`() throws {
        let terminal = try started()
        terminal.type("P")
        #expect(terminal.wait(for: "has printed much"))
        terminal.type("x")
        #expect(terminal.end() == .exit(7))
        #expect(terminal.wait { terminal.output.hasSuffix("the last line\r\n") })
        #expect(terminal.output.contains("(earlier output was dropped)"))
        #expect(terminal.output.utf8.count < 1 << 20)
    }

    @Test func `a terminal that vanishes ends the program`() throws {
        let terminal = try started()
        terminal.vanish()
        #expect(terminal.end() == .exit(129))
    }

    @Test func `a terminal that vanishes ends also a program that ignores the signal for it`() throws {
        let terminal = try started([
            "/bin/sh", "-c", "trap '' HUP; exec '\(PseudoTerminal.program("TerminalFixture"))'",
        ])
        terminal.vanish()
        #expect(terminal.end() == .exit(129))
    }

    @Test func `control characters in the program's data are not sent`() throws {
        let terminal = try started()
        #expect(terminal.wait(for: "evil ␛[31m␇\u{FFFD}"))
        #expect(!terminal.output.contains("\u{7}") && !terminal.output.contains("\u{9B}"))
        #expect(!terminal.output.contains("\u{1B}[31m"))
    }

    @Test func `another size of the window is taken over`() throws {
        let terminal = try started()
        #expect(terminal.wait(for: "size 40x12"))
        terminal.resize(columns: 33, rows: 9)
        #expect(terminal.wait(for: "size 33x9"))
    }

    @Test func `tasks and timers run while nobody types`() throws {
        let terminal = try started()
        terminal.type("t")
        #expect(terminal.wait(for: "task has run"))
        terminal.type("i")
        #expect(terminal.wait(for: "timer has fired"))
    }

    @Test func `keys, mouse and wheel reach the scene`() throws {
        let terminal = try started()
        terminal.type("\u{1B}[<0;3;5M\u{1B}[<0;3;5m")
        #expect(terminal.wait(for: "pressed"))
        terminal.type("\u{1B}[<65;3;8M")
        #expect(terminal.wait(for: "line 6"))
        terminal.type("\t\u{1B}[Ztyped")
        #expect(terminal.wait(for: "[typed "))
        #expect(terminal.output.contains("\u{1B}]2;Scripted\u{1B}\\"))
    }

    @Test func `Ctrl-Z gives the terminal back to the shell, and continuing takes it again`() throws {
        let script = "set -m; '\(PseudoTerminal.program("TerminalFixture"))'; echo stopped; fg; echo ended with $?"
        let terminal = try started(["/bin/sh", "-c", script])
        terminal.type("p\u{1B}[B")
        #expect(terminal.wait(for: "has printed"))
        terminal.type("\u{1A}")
        // The shell's own word comes between two screens.
        #expect(
            terminal.wait {
                let parts = terminal.output.components(separatedBy: "stopped")
                return parts.count == 2 && parts[0].contains(Self.leave)
                    && parts[0].contains("printed by the program") && parts[1].contains("size 40x12")
            })
        #expect(terminal.modes != terminal.modesBefore)
        terminal.type("\u{3}")
        #expect(terminal.wait(for: "ended with 130"))
        #expect(terminal.end() == .exit(0))
        expectRestored(terminal)
    }

    @Test func `an idle program uses no time at all`() throws {
        let terminal = try started()
        func ticks() throws -> Int {
            let status = try String(contentsOfFile: "/proc/\(terminal.program)/status", encoding: .utf8)
            let lines = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
            return lines.reduce(0) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
        }
        Thread.sleep(forTimeInterval: 0.5)
        let before = try ticks()
        Thread.sleep(forTimeInterval: 0.5)
        #expect(try ticks() == before)
    }

    @Test func `without a terminal the first screen is printed`() throws {
        let process = Process()
        process.executableURL = URL(filePath: PseudoTerminal.program("TerminalFixture"))
        process.arguments = ["--text", "--columns", "30", "--rows=4"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(output == "size 30x4\ntask before printing\nevil ␛[31m␇\u{FFFD}\n[Type              ]\n")
    }

    @Test func `an impossible size is refused with status 2`() throws {
        let process = Process()
        process.executableURL = URL(filePath: PseudoTerminal.program("TerminalFixture"))
        process.arguments = ["--text", "--columns", "wide"]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(message == "--columns needs a number from 1 to 1000, but “wide” is none.\n")
    }
}
