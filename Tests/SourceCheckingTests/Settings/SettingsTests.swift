import Testing

struct SettingsTests {
    private let switchSource =
        "struct Lamp: View {\n    @State var isOn = false\n    var body: some View { Text(\"\") }\n}\n"

    @Test(arguments: [
        "    @State var isOn = false // oriel:disable state-not-private: the tests set it",
        "    // oriel:disable state-not-private: the tests set it\n    @State var isOn = false",
        "    // oriel:disable derived-state, state-not-private: the tests set it\n    @State var isOn = false",
        "    @State var isOn = false\n    // oriel:disable-file state-not-private: the tests set it",
    ])
    func `a rule is turned off by a comment with a reason`(_ line: String) throws {
        let folder = try SourceFolder("struct Lamp: View {\n\(line)\n    var body: some View { Text(\"\") }\n}\n")
        #expect(try folder.findings() == [])
    }

    @Test(arguments: ["state-not-private", "state-not-private:", "", "no-such-rule: because"])
    func `a comment without a reason or with an unknown rule turns nothing off and is named`(_ words: String) throws {
        let folder = try SourceFolder(
            "struct Lamp: View {\n    // oriel:disable \(words)\n    @State var isOn = false\n    var body: some View { Text(\"\") }\n}\n"
        )
        #expect(try folder.findings() == ["disable-without-reason 2", "state-not-private 3"])
    }

    @Test func `a configuration sets severities and thresholds, turns rules off and leaves files out`() throws {
        let folder = try SourceFolder([
            "Sources/Lamp.swift": switchSource, "Sources/Made/By/Machine.swift": switchSource,
            ".oriel-check.json": #"{"exclude": [{"path": "Sources/Made/**", "reason": "generated"}]}"#,
        ])
        #expect(try folder.findings() == ["state-not-private Sources/Lamp.swift:2"])
        try folder.write(#"{"rules": {"state-not-private": "off"}}"#, to: ".oriel-check.json")
        #expect(try folder.findings() == [])
        try folder.write(#"{"rules": {"state-not-private": "error"}}"#, to: ".oriel-check.json")
        #expect(folder.run("check", ".", "--format", "gcc").output.contains(" error: "))
    }

    @Test func `a threshold decides when logic is named`() throws {
        let folder = try SourceFolder([
            "File.swift": """
            struct Screen: View {
                @State private var names: [String] = []
                var body: some View { Button("Add") { names.append("A"); names.append("B") } }
            }
            """
        ])
        #expect(try folder.findings() == [])
        try folder.write(#"{"thresholds": {"logic-in-action.statements": 2}}"#, to: ".oriel-check.json")
        #expect(try folder.findings() == ["logic-in-action 3"])
    }

    @Test(arguments: [
        #"{"rules": {"no-such-rule": "off"}}"#, #"{"rules": {"derived-state": "sometimes"}}"#,
        #"{"thresholds": {"logic-in-action.lines": 2}}"#, #"{"exclude": [{"path": "A"}]}"#, #"{"unknown": 1}"#, "[",
    ])
    func `a mistake in a configuration is told`(_ text: String) throws {
        let folder = try SourceFolder(["File.swift": switchSource, ".oriel-check.json": text])
        let outcome = folder.run("check", ".")
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains(".oriel-check.json"))
    }

    @Test(arguments: [
        ("Sources/*/A.swift", "Sources/X/A.swift", true), ("Sources/*/A.swift", "Sources/X/Y/A.swift", false),
        ("Sources/**/A.swift", "Sources/X/Y/A.swift", true), ("Sources/**/A.swift", "Sources/A.swift", true),
        ("**/Made", "Sources/Made/A.swift", true), ("Sources", "Sources/A.swift", true),
        ("Source", "Sources/A.swift", false), ("*.swift", "A.swift", true), ("*.swift", "X/A.swift", false),
    ])
    func `a pattern of paths leaves out what it matches`(_ pattern: String, _ path: String, _ isLeftOut: Bool) throws {
        let folder = try SourceFolder([
            path: switchSource, ".oriel-check.json": #"{"exclude": [{"path": "\#(pattern)", "reason": "a test"}]}"#,
        ])
        #expect(try folder.findings().isEmpty == isLeftOut)
    }

    @Test func `a baseline hides what it has, wherever it moves, and shows what is new`() throws {
        let folder = try SourceFolder(switchSource)
        #expect(folder.run("check", ".", "--write-baseline", "old.json").status == 0)
        #expect(try folder.findings("--baseline", "old.json") == [])
        try folder.write("\n\n" + switchSource.replacing("body", with: "body"), to: "File.swift")
        #expect(try folder.findings("--baseline", "old.json") == [])
        let more = switchSource.replacing(
            "    var", with: "    @State var isOn = false\n    @State var isNew = 0\n    var")
        try folder.write(more, to: "File.swift")
        #expect(try folder.findings("--baseline", "old.json") == ["state-not-private 3", "state-not-private 4"])
    }

    @Test func `a configuration may name the baseline`() throws {
        let folder = try SourceFolder([
            "File.swift": switchSource, ".oriel-check.json": #"{"baseline": "old.json"}"#,
        ])
        #expect(folder.run("check", ".").status == 2)
        #expect(folder.run("check", ".", "--write-baseline", "old.json").status == 0)
        #expect(folder.run("check", ".").status == 0)
    }
}
