import Testing

struct EntryMacroTests {
    private func expand(
        _ role: String, _ declaration: String, in context: String = "extension EnvironmentValues {}"
    ) throws -> Expanded {
        try .attached("EntryMacro", "@Entry", role, to: declaration, in: [context])
    }

    @Test func `the accessors go through the key`() throws {
        let expanded = try expand("accessor", "@Entry var limit: Int = 20")
        #expect(
            expanded.lines == [
                "get { self[__Key_limit.self] }", "set { self[__Key_limit.self] = newValue }",
            ])
    }

    @Test func `the initial value is the key's default`() throws {
        #expect(
            try expand("peer", "/// Rows\n@Entry public var limit: Int = 20 // at most").lines == [
                "private struct __Key_limit: SwiftUICore.EnvironmentKey {",
                "typealias Value = Int",
                "static var defaultValue: Value { 20 }",
                "}",
            ])
    }

    @Test func `blanks around the equals sign don't matter`() throws {
        let lines = try expand("peer", "@Entry var edge: Edge=.top").lines
        #expect(lines.contains("static var defaultValue: Value { .top }"))
    }

    @Test func `a type that is not written is left to inference`() throws {
        let expanded = try expand("peer", "@Entry var limits = [\"a\": { 1 }()]")
        #expect(
            expanded.lines.contains(
                "@SwiftUICore.__EntryDefaultValue static var defaultValue = [\"a\": { 1 }()]"))
        let value = try Expanded.attached(
            "EntryDefaultValueMacro", "@SwiftUICore.__EntryDefaultValue", "accessor", to: expanded.lines[1])
        #expect(value.lines == ["get { [\"a\": { 1 }()] }"])
    }

    @Test(arguments: [
        ("Int?", "Int?"), ("Optional<Int>", "Optional<Int>"), ("(() -> Void)?", "(() -> Void)?"), ("Int!", "Int?"),
    ])
    func `an optional property needs no initial value`(type: String, valueType: String) throws {
        let lines = try expand("peer", "@Entry var limit: \(type)").lines
        #expect(lines.contains("typealias Value = \(valueType)"))
        #expect(lines.contains("static var defaultValue: Value { nil }"))
    }

    @Test(arguments: [
        ("extension Transaction {}", "TransactionKey"), ("extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
        ("// Ours\npublic extension EnvironmentValues {}", "EnvironmentKey"),
        ("extension ContainerValues: P {}", "ContainerValueKey"),
    ])
    func `the key is of the extended type's kind`(context: String, key: String) throws {
        #expect(try expand("peer", "@Entry var x = 1", in: context).lines[0].hasSuffix("SwiftUICore.\(key) {"))
    }

    @Test func `a name in backticks names a key`() throws {
        #expect(try expand("accessor", "@Entry var `default` = 1").text.contains("__Key_default.self"))
    }

    @Test(arguments: [
        ("var x: Int", "needs a default"), ("var x: () -> Int?", "needs a default"), ("let x = 1", "'var'"),
        ("static var x = 1", "static"), ("var x: Int { 1 }", "accessors"), ("var x = 1 { didSet {} }", "observers"),
        ("var x = 1, y = 2", "one variable"),
    ])
    func `what can't be an entry is told once, and no key is made`(declaration: String, word: String) throws {
        let accessor = try expand("accessor", "@Entry \(declaration)")
        #expect(accessor.errors.count == 1)
        #expect(accessor.errors.first?.contains(word) == true)
        #expect(accessor.places == ["@Entry"])
        let peer = try expand("peer", "@Entry \(declaration)")
        #expect(peer.errors.isEmpty && peer.lines.isEmpty)
    }

    @Test(arguments: ["struct EnvironmentValues {}", "extension String {}", "func f() {}"])
    func `elsewhere than in an extension of a type with entries it is an error`(context: String) throws {
        let errors = try expand("accessor", "@Entry var x = 1", in: context).errors
        #expect(errors.count == 1)
        #expect(errors.first?.contains("extension of EnvironmentValues") == true)
    }

    @Test func `a trailing closure in the initial value is not an observer`() throws {
        #expect(try expand("accessor", "@Entry var x = make { 1 }").errors.isEmpty)
    }

    @Test func `commas between generic arguments do not make several variables`() throws {
        #expect(try expand("accessor", "@Entry var x = Pair<Int, Int>(1, 2)").errors.isEmpty)
    }
}
