import Testing

struct PreviewMacroTests {
    @Test func `it makes a type that registers the preview`() throws {
        let expanded = try Expanded.freestanding("#Preview { Text(\"Hi\") }")
        #expect(expanded.errors.isEmpty)
        #expect(
            expanded.lines == [
                "struct $s4Demo15PreviewRegistryfMu_: SwiftUICore.PreviewRegistry {",
                "static var fileID: Swift.String { \"Demo/Cart.swift\" }",
                "static var line: Swift.Int { 10 }",
                "static var column: Swift.Int { 1 }",
                "@MainActor static func makePreview() throws -> SwiftUICore.Preview {",
                "SwiftUICore.Preview { Text(\"Hi\") }",
                "}",
                "}",
            ])
    }

    @Test(arguments: [
        "(\"Name\") { Text(\"a\") }",
        "(\"Name\", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) { Text(\"a\") }",
        "(\"Name\", body: { Text(\"a\") })",
        "(body: makeView)",
    ])
    func `arguments are handed on as they were written`(arguments: String) throws {
        #expect(try Expanded.freestanding("#Preview" + arguments).lines.contains("SwiftUICore.Preview" + arguments))
        #expect(
            try Expanded.freestanding("#SwiftUI.Preview" + arguments).lines.contains("SwiftUICore.Preview" + arguments))
    }

    @Test func `the place is that of the macro, behind comments and blank lines`() throws {
        let expanded = try Expanded.freestanding("\n// The cart\n\n    #Preview { Text(\"a\") }")
        #expect(expanded.lines.contains("static var line: Swift.Int { 13 }"))
        #expect(expanded.lines.contains("static var column: Swift.Int { 5 }"))
    }

    @Test func `a comment behind the preview is left out`() throws {
        #expect(try !Expanded.freestanding("#Preview { Text(\"a\") } // }").text.contains("//"))
    }
}
