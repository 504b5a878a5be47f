import Testing

/// Ranges and ids in lists.
struct CollectionTests {
    private func findings(_ loop: String, change: String = "items.remove(at: 0)") throws -> [String] {
        try SourceFolder(
            """
            struct Screen: View {
                @State private var items = ["A", "B"]
                private let fixed = [1, 2]
                var body: some View {
                    \(loop)
                    Button("Change") { \(change) }
                }
            }
            """
        ).findings()
    }

    @Test(arguments: [
        "ForEach(0..<items.count) { i in Text(items[i]) }", "ForEach(items.indices) { i in Text(items[i]) }",
    ])
    func `a range over elements that come and go is found`(_ loop: String) throws {
        #expect(try findings(loop) == ["foreach-changing-range 5"])
        #expect(try findings(loop, change: "items.append(\"C\")") == ["foreach-changing-range 5"])
    }

    @Test func `a range over elements that stay is all right`() throws {
        #expect(try findings("ForEach(0..<items.count) { i in Text(items[i]) }", change: "items[0] = \"C\"") == [])
        #expect(try findings("ForEach(0..<fixed.count) { i in Text(items[i]) }") == [])
        #expect(try findings("ForEach(0..<3) { i in Text(items[i]) }") == [])
    }

    @Test(arguments: [
        "ForEach(items.indices, id: \\.self) { i in Text(items[i]) }",
        "ForEach(0..<items.count, id: \\.self) { i in Text(items[i]) }",
        "ForEach(Array(items.enumerated()), id: \\.offset) { pair in Text(pair.element) }",
    ])
    func `places as ids of elements that are removed are found, and of those that are only added not`(_ loop: String)
        throws
    {
        #expect(try findings(loop) == ["unstable-identity 5"])
        #expect(try findings(loop, change: "items.append(\"C\")") == [])
    }

    @Test func `an id made on each update is found`() throws {
        #expect(try findings("Text(\"\").id(UUID())") == ["unstable-identity 5"])
        #expect(try findings("Text(\"\").id(items.count)") == [])
    }

    @Test(arguments: [
        ("var id: String { UUID().uuidString }", true), ("var id: UUID { return UUID() }", true),
        ("let id = UUID()", false), ("var id: String { name }", false),
    ])
    func `an id that is computed anew is found, and a stored one isn't`(_ id: String, _ isFound: Bool) throws {
        let found = try SourceFolder("struct Item: Identifiable { var name = \"\"; \(id) }").findings()
        #expect(found == (isFound ? ["unstable-identity 1"] : []))
    }

    @Test func `folders of kinds are found, and folders of features aren't`() throws {
        let kinds = try SourceFolder([
            "Package.swift": "", "App/Views/A.swift": "", "App/Views/B.swift": "", "App/ViewModels/A.swift": "",
            "App/ViewModels/B.swift": "",
        ])
        #expect(try kinds.findings() == ["folders-by-type App/ViewModels/A.swift:1"])
        let features = try SourceFolder([
            "Package.swift": "", "App/A/AView.swift": "", "App/A/AModel.swift": "", "App/B/BView.swift": "",
            "App/B/BModel.swift": "", "App/Views/Shared.swift": "",
        ])
        #expect(try features.findings() == [])
    }
}
