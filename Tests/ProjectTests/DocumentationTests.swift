import Foundation
import Testing

private let catalogue = "Sources/SwiftUI/SwiftUI.docc"

struct DocumentationTests {
    @Test func `the tests that the register of differences names are there`() throws {
        let register = try Project.text("\(catalogue)/Differences.md")
        let names = register.matches(of: /Test: `([^`]+)`/).map { String($0.1) }
        #expect(!names.isEmpty)
        var tests = ""
        for path in Project.files(in: "Tests") { tests += try Project.text(path) }
        let missing = names.filter { !tests.contains("func `\($0)`") && !tests.contains("@Test(\"\($0)\"") }
        #expect(missing == [])
    }

    @Test func `each difference is marked meant, provisional or gap`() throws {
        let register = try Project.text("\(catalogue)/Differences.md")
        let lines = register.split(separator: "\n").filter { $0.hasPrefix("- ") }
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(line.prefixMatch(of: #/- \*\*(meant|provisional|gap)\*\* /#) != nil, "\(line)")
        }
    }

    @Test func `what is accepted without effect is in the register of differences`() throws {
        let register = try Project.text("\(catalogue)/Differences.md")
        var missing: [String] = []
        for path in Project.files(in: "Sources/SwiftUICore") {
            var isWithoutEffect = false
            for line in try Project.text(path).split(separator: "\n") {
                if line.contains("///"), line.contains(/\b[Ww]ithout effect\b/) { isWithoutEffect = true }
                guard isWithoutEffect,
                    let name = line.firstMatch(of: /^\s*[^\/]*public.*\b(?:func|let|var|init)\b *(\w*)/)?.1
                else { continue }
                isWithoutEffect = false
                // Of an initialiser it is a parameter that is without effect, and has its own name in the register.
                if !name.isEmpty, !register.contains("`\(name)") { missing.append("\(name) in \(path)") }
            }
        }
        #expect(missing == [])
    }

    @Test func `each message about misuse is explained`() throws {
        let page = try Project.text("\(catalogue)/Messages.md").words
        var messages: [String] = []
        for path in Project.files(in: "Sources/SwiftUICore") {
            messages += try Project.text(path).matches(of: /tell\(\s*(?:"""\s*\n([\s\S]*?)"""|"(.*)"\))/)
                .map { String($0.1 ?? $0.2 ?? "") }
        }
        #expect(!messages.isEmpty)
        for message in messages {
            let missing = message.fixedParts.filter { !page.contains($0) }
            #expect(missing == [], "Messages.md has no: \(message)")
        }
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `links of a page lead to files`(_ page: String) throws {
        for link in try Project.text(page).matches(of: /\]\(([^)#:]+)\)/) {
            #expect(Project.exists(String(link.1)), "\(link.1)")
        }
    }

    @Test func `articles that are linked to exist`() throws {
        for page in Project.files(in: catalogue, endings: ["md"]) {
            for link in try Project.text(page).matches(of: /<doc:([\w-]+)>/) {
                #expect(Project.exists("\(catalogue)/\(link.1).md"), "\(page): \(link.1)")
            }
        }
    }
}

extension String {
    /// With single blanks, whatever the lines are.
    fileprivate var words: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What a string literal says around its interpolations.
    fileprivate var fixedParts: [String] {
        var parts: [String] = []
        var rest = replacing(/\\\n\s*/, with: "")[...]
        while let start = rest.range(of: "\\(") {
            parts.append(String(rest[..<start.lowerBound]))
            rest = rest[start.upperBound...]
            rest = rest[rest.untilClosed("(", ")").endIndex...].dropFirst()
        }
        parts.append(String(rest))
        return parts.map { $0.replacing("\\\"", with: "\"").words }.filter { $0.count > 2 }
    }
}
