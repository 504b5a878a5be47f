import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct HostChoiceTests {
    private func choose(
        _ name: String?, display: Display = .notBuiltIn, hasTerminal: Bool
    ) -> (HostChoice, messages: [String]) {
        var messages: [String] = []
        let environment = name.map { ["ORIEL_HOST": $0] } ?? [:]
        let choice = HostChoice(environment: environment, display: display, hasTerminal: hasTerminal) {
            messages.append($0)
        }
        return (choice, messages)
    }

    private func display(_ environment: [String: String], opens: Bool = true) -> Display {
        Display(environment: environment) { opens }
    }

    @Test func `a program runs in the terminal, and prints its screen where there is none`() {
        #expect(choose(nil, hasTerminal: true).0 == .terminal)
        #expect(choose(nil, hasTerminal: false).0 == .text)
        #expect(choose("", hasTerminal: true).0 == .terminal)
    }

    @Test(arguments: ["WAYLAND_DISPLAY", "DISPLAY"])
    func `with the desktop host built in, a display comes before the terminal`(_ variable: String) {
        #expect(choose(nil, display: display([variable: ":0"]), hasTerminal: true).0 == .desktop)
        #expect(choose(nil, display: display([variable: ""]), hasTerminal: true).0 == .terminal)
    }

    @Test func `the environment decides`() {
        #expect(choose("text", hasTerminal: true).0 == .text)
        #expect(choose("terminal", hasTerminal: false).0 == .terminal)
        #expect(choose("text", hasTerminal: true).messages == [])
        #expect(choose("terminal", display: display(["DISPLAY": ":0"]), hasTerminal: true).0 == .terminal)
        #expect(choose("desktop", display: display(["DISPLAY": ":0"]), hasTerminal: true).0 == .desktop)
    }

    @Test func `a display that can't be opened is told, and the terminal taken`() {
        let choice = choose(nil, display: display(["DISPLAY": ":9"], opens: false), hasTerminal: true)
        #expect(choice.0 == .terminal)
        #expect(
            choice.messages == ["The display :9 can't be opened. The program is shown as with ORIEL_HOST=terminal."])
    }

    @Test func `a host that isn't there is told, and another one taken`() {
        let desktop = choose("desktop", hasTerminal: true)
        #expect(desktop.0 == .terminal)
        #expect(desktop.messages.first?.contains("no desktop host") == true)
        let displayless = choose("desktop", display: display([:]), hasTerminal: false)
        #expect(displayless.0 == .text)
        #expect(displayless.messages.first?.contains("names a display") == true)
        let unknown = choose("browser", hasTerminal: false)
        #expect(unknown.0 == .text)
        #expect(unknown.messages.first?.contains("desktop, terminal, text") == true)
    }
}
