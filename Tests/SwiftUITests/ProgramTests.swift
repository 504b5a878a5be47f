import Foundation
import PseudoTerminal
import Testing

/// Whole programs on a real terminal, as a person uses them.
struct ProgramTests {
    private func started(_ command: String..., waitingFor text: String) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            columns: 80, rows: 24, command: [PseudoTerminal.program(command[0])] + command.dropFirst())
        try #require(terminal.wait(for: text), "\(terminal.output)")
        #expect(terminal.modes != terminal.modesBefore)
        return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
        #expect(terminal.modes == terminal.modesBefore)
        #expect(terminal.output.contains("\u{1B}[?1049l"))
        #expect(terminal.output.contains("\u{1B}[?25h"))
    }

    /// Tab goes on to the fields and the button below the list, wherever the focus begins.
    private func fillIn(_ terminal: PseudoTerminal, first: String, last: String) throws {
        for _ in 0..<12 {
            terminal.type("\t")
            terminal.type(first)
            if terminal.wait(for: first, seconds: 0.5) { break }
        }
        try #require(terminal.wait(for: first), "\(terminal.screen.lines)")
        terminal.type("\t" + last)
        try #require(terminal.wait(for: last), "\(terminal.screen.lines)")
        terminal.type("\t ")
    }

    @Test func `People is filled in: a row appears; another size; Ctrl-C`() throws {
        let terminal = try started("Gallery", "People", waitingFor: "First name")
        try fillIn(terminal, first: "Ada", last: "Lovelace")
        #expect(terminal.wait(for: "Ada Lovelace"))
        #expect(terminal.wait(for: "First name"))
        terminal.resize(columns: 60, rows: 16)
        #expect(terminal.wait { terminal.screen.lines.dropFirst(16).allSatisfy(\.isEmpty) })
        #expect(terminal.wait(for: "Ada Lovelace"))
        terminal.type("\u{3}")
        #expect(terminal.end() == .exit(130))
        expectRestored(terminal)
    }

    @Test func `SIGTERM ends People and gives the terminal back`() throws {
        let terminal = try started("Gallery", "People", waitingFor: "First name")
        terminal.signal(SIGTERM)
        #expect(terminal.end() == .exit(128 + SIGTERM))
        expectRestored(terminal)
    }

    @Test func `a second window takes the terminal until Escape closes it, and the last one ends the program`() throws {
        let terminal = try started("ProgramFixture", waitingFor: "ready")
        terminal.type("\t\t ")
        #expect(terminal.wait(for: "another window"))
        #expect(terminal.wait { !terminal.screen.lines.contains { $0.contains("ready") } })
        terminal.type("\u{1B}")
        #expect(terminal.wait(for: "ready"))
        terminal.type("\t ")
        #expect(terminal.end() == .exit(0))
        expectRestored(terminal)
    }

    @Test func `a crash inside a body gives the terminal back`() throws {
        let terminal = try started("ProgramFixture", waitingFor: "ready")
        terminal.type("\t ")
        let ending = terminal.end()
        #expect(ending == .signal(SIGILL) || ending == .signal(SIGTRAP))
        expectRestored(terminal)
    }
}
