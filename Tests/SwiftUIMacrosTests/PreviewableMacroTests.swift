import Testing

struct PreviewableMacroTests {
    /// The lines of the view around the closure's content, without its frame.
    private func parts(of body: String) throws -> (properties: [String], statements: [String]) {
        let expanded = try Expanded.freestanding("#Preview(\"Name\") {\n\(body)\n}")
        #expect(expanded.lines.contains("SwiftUICore.Preview(\"Name\") { __PreviewBody() }"))
        let start = try #require(expanded.lines.firstIndex(of: "struct __PreviewBody: SwiftUICore.View {"))
        let middle = try #require(expanded.lines.firstIndex(of: "var body: some SwiftUICore.View {"))
        return (Array(expanded.lines[(start + 1)..<middle]), Array(expanded.lines[(middle + 1)...].dropLast(3)))
    }

    @Test func `a marked declaration becomes a property, the rest the body`() throws {
        let (properties, statements) = try parts(
            of: """
                @Previewable @State var isOn = true
                Toggle("Lamp", isOn: $isOn)
                """)
        #expect(properties == ["@State var isOn = true"])
        #expect(statements == ["Toggle(\"Lamp\", isOn: $isOn)"])
    }

    @Test(arguments: [
        "@State var names = [\n\"a }\",\n\"b\",\n]",
        "@State var sum = [1, 2]\n.map { $0 * 2 }\n.reduce(0, +)",
        "@State var sum = 1 +\n2",
        "@State var sum = 1\n+ 2",
        "@State var name: String\n= \"x\"",
        "@State\n@MainActor\nvar model = Model()",
        "@AppStorage(\"on\") var isOn = false",
        "@State var text = \"\"\"\nlet } \\(items.map { \"\\($0)\" })\n\"\"\"",
        "@State var raw = #\"\\(\" } \\#(count(\")\"))\"#",
        "@State var backslash = label(#\"\\\"#)",
        "@State var nested = \"\\(label(\"}\"))\"",
        "@State var pattern = /[\"}]+/",
        "@State var half = total / 2 /* } /* nested */ \" */",
        "@State var name: String?",
        "@Environment(\\.dismiss) var dismiss",
        "@State var size = if wide { 2 }\nelse { 1 }",
        "@State var computed = {\nlet x = 1\nreturn x\n}()",
    ])
    func `a declaration ends where Swift ends it`(declaration: String) throws {
        let (properties, statements) = try parts(of: "@Previewable \(declaration)\nText(\"rest\")\n.bold()")
        let kept = declaration.split(separator: " /*").first.map(String.init) ?? declaration
        #expect(properties.joined(separator: "\n") == kept)
        #expect(statements.last == ".bold()")
        #expect(statements.dropLast().last == "Text(\"rest\")")
    }

    @Test(arguments: ["-offset", "!flag", "(a, b)", "[1].count", "#warning(\"x\")", "@State var y = 2", "/a/.matches"])
    func `a line that begins a statement of its own is not drawn into the declaration`(next: String) throws {
        let (properties, statements) = try parts(of: "@Previewable @State var x = value\n\(next)")
        #expect(properties == ["@State var x = value"])
        #expect(statements == [next])
    }

    @Test func `declarations stand anywhere at the top level, and attributes in any order`() throws {
        let (properties, statements) = try parts(
            of: """
                let title = "Lamp"
                @State @Previewable var a = 1; @AppStorage("b") @Previewable var b = 2
                Text(title)
                @SwiftUI.Previewable let c = 3
                """)
        #expect(properties == ["@State var a = 1", "@AppStorage(\"b\") var b = 2", "let c = 3"])
        #expect(statements == ["let title = \"Lamp\"", "Text(title)"])
    }

    @Test func `a closure passed as an argument is taken apart as well`() throws {
        let expanded = try Expanded.freestanding("#Preview(body: { @Previewable @State var x = 1; Text(\"\\(x)\") })")
        #expect(expanded.lines.contains("SwiftUICore.Preview(body: { __PreviewBody() })"))
        #expect(expanded.lines.contains("@State var x = 1"))
    }

    @Test func `in a nested closure it is an error at its place`() throws {
        let expanded = try Expanded.freestanding(
            "#Preview {\n    VStack {\n        @Previewable @State var x = 1\n    }\n}")
        #expect(expanded.errors == ["@Previewable can only be used at the top level of the closure of a #Preview."])
        #expect(expanded.places == ["@Previewable @State var x = 1"])
    }

    @Test func `outside of a preview it is an error`() throws {
        let expanded = try Expanded.attached(
            "PreviewableMacro", "\n  @Previewable", "peer", to: "@Previewable var x = 1")
        #expect(expanded.errors == ["@Previewable can only be used at the top level of the closure of a #Preview."])
        #expect(expanded.places == ["@Previewable"])
        #expect(expanded.lines.isEmpty)
    }

    @Test func `a string or a comment that mentions it changes nothing`() throws {
        let expanded = try Expanded.freestanding("#Preview { Text(\"@Previewable var x\") /* @Previewable var y */ }")
        #expect(!expanded.text.contains("__PreviewBody"))
    }
}
