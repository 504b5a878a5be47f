import Foundation
import Testing

struct ReportTests {
    private let source = "struct Schön: View {\n\t/*é*/ @State var größe = 0\n\tvar body: some View { Text(\"\") }\n}\n"

    @Test func `people see the line, with a caret under the place`() throws {
        let output = try SourceFolder(source).run("check", ".").output
        #expect(
            output == """
                File.swift:2:20: warning: 'größe' can be passed from outside, where only the first value counts [state-not-private]
                 2 | \t/*é*/ @State var größe = 0
                   | \t                 ^~~~~
                   = Make it private; use a binding or a plain property for what comes from outside. (--fix does it)
                   = oriel rules --explain state-not-private

                1 warning in 1 file.

                """)
    }

    @Test func `colours are used when asked for`() throws {
        let folder = try SourceFolder(source)
        #expect(folder.run("check", ".", "--color", "always").output.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
        #expect(!folder.run("check", ".").output.contains("\u{1B}"))
    }

    @Test func `compilers' form is one line for each finding`() throws {
        let output = try SourceFolder(source).run("check", ".", "--format", "gcc").output
        #expect(output.hasPrefix("File.swift:2:20: warning: "))
        #expect(output.hasSuffix(" [state-not-private]\n"))
    }

    @Test func `programs get JSON`() throws {
        let output = try SourceFolder(source).run("check", ".", "--format=json").output
        let report = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "state-not-private")
        #expect(finding["severity"] as? String == "warning")
        #expect(finding["line"] as? Int == 2)
        #expect(finding["isFixable"] as? Bool == true)
        #expect(report["files"] as? Int == 1)
    }

    @Test func `a report goes to a file`() throws {
        let folder = try SourceFolder(source)
        let outcome = folder.run("check", ".", "--format", "gcc", "--output", "report.txt")
        #expect(outcome.output == "")
        #expect(try folder.text("report.txt").contains("state-not-private"))
    }

    @Test func `without findings there is one line`() throws {
        let outcome = try SourceFolder("struct A {}").run("check", ".")
        #expect(outcome.output == "No findings in 1 file.\n")
        #expect(outcome.status == 0)
    }
}
