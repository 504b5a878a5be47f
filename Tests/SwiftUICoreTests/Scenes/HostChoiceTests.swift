import Foundation
import Testing

@testable import SwiftUI

struct HostChoiceTests {
    private func choose(_ name: String?, hasTerminal: Bool) -> (HostChoice, messages: [String]) {
        var messages: [String] = []
        let environment = name.map { ["ORIEL_HOST": $0] } ?? [:]
        let choice = HostChoice(environment: environment, hasTerminal: hasTerminal) { messages.append($0) }
        return (choice, messages)
    }

    @Test func `a program runs in the terminal, and prints its screen where there is none`() {
        #expect(choose(nil, hasTerminal: true).0 == .terminal)
        #expect(choose(nil, hasTerminal: false).0 == .text)
        #expect(choose("", hasTerminal: true).0 == .terminal)
    }

    @Test func `the environment decides`() {
        #expect(choose("text", hasTerminal: true).0 == .text)
        #expect(choose("terminal", hasTerminal: false).0 == .terminal)
        #expect(choose("text", hasTerminal: true).messages == [])
    }

    @Test func `a host that isn't there is told, and another one taken`() {
        let desktop = choose("desktop", hasTerminal: true)
        #expect(desktop.0 == .terminal)
        #expect(desktop.messages.first?.contains("no desktop host") == true)
        let unknown = choose("browser", hasTerminal: false)
        #expect(unknown.0 == .text)
        #expect(unknown.messages.first?.contains("desktop, terminal, text") == true)
    }
}
