import Foundation
import Testing

struct PluginLoopTests {
    @Test func `it tells its protocol version`() throws {
        let answer = try PluginProcess().answer(to: ["getCapability": ["capability": ["protocolVersion": 7]]])
        let result = try #require(answer["getCapabilityResult"] as? [String: Any])
        #expect((result["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
    }

    @Test func `one process answers any number of requests`() throws {
        let plugin = try PluginProcess()
        for _ in 0..<3 {
            #expect(try plugin.answer(to: ["getCapability": [:]]).keys.first == "getCapabilityResult")
        }
    }

    @Test func `an empty frame ends it without an error`() throws {
        #expect(try PluginProcess().quit() == 0)
    }

    @Test func `a request that it can't read is answered with an error, and the next one is served`() throws {
        let plugin = try PluginProcess()
        let answer = try plugin.answer(to: ["danceTango": [:]])
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        #expect((result["diagnostics"] as? [Any])?.count == 1)
        #expect(try plugin.answer(to: ["getCapability": [:]]).keys.first == "getCapabilityResult")
    }

    @Test func `a large source travels whole`() throws {
        let text = String(repeating: "äöü ", count: 50_000)
        let expanded = try Expanded.freestanding("#Preview { Text(\"\(text)\") }")
        #expect(expanded.text.contains(text))
    }
}
