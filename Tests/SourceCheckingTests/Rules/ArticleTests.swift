import Foundation
import Testing

/// The programs of the articles, which lie beside the project where it is worked on.
private let articles = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/articles/check").standardizedFileURL

@Suite(
    .enabled(if: FileManager.default.fileExists(atPath: articles.path()), "there are no articles beside the project"))
struct ArticleTests {
    /// The faults that the articles name, by rule and file, and nothing in their cures.
    private static let faults: [String: [String]] = [
        "000-1-logic-in-view": ["model-logic-in-body", "logic-in-action", "condition-in-modifier"],
        "000-2-extension": ["logic-in-action", "condition-in-modifier"],
        "000-3-view-model": [],
        "001-1-book-list": [],
        "001-2-model-without-view": [],
        "001-3-row": [],
        "001-4-model-knows-view": ["ui-type-in-view-model"],
        "001-5-model-without-state": ["unowned-view-model"],
        "002-1-binding-by-hand": ["optional-binding-by-hand"],
        "002-2-string-extension": [],
        "002-3-generic-extension": [],
        "003-1-before": ["service-created-in-view", "derived-state"],
        "003-2-after": [],
        "004-1-nested-objects": ["nested-observable-object"],
        "004-2-own-view": [],
        "004-3-observable": [],
    ]

    @Test func `the programs of the articles have the faults that the articles name, and no others`() throws {
        let folder = try extracted()
        for (program, rules) in Self.faults.sorted(by: { $0.key < $1.key }) {
            let found = try findings(folder, program)
            #expect(found.map(\.rule) == rules, "\(program)")
        }
    }

    @Test func `every program of the articles has its line in the table`() throws {
        let folder = try extracted()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
        #expect(Set(names) == Set(Self.faults.keys))
    }

    @Test func `asked for, every observable class of the articles needs the main actor`() throws {
        let folder = try extracted()
        try folder.write(#"{"thresholds": {"observable-off-main-actor.functions": 0}}"#, to: "all.json")
        let found = folder.run(
            "check", ".", "--config", "all.json", "--rule", "observable-off-main-actor", "--format", "gcc")
        let lines = found.output.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.contains("BookListViewModel") })
        #expect(lines.contains { $0.contains("Employees") })
        #expect(lines.contains { $0.contains("LoginViewModel") })
    }

    private func extracted() throws -> SourceFolder {
        let folder = try SourceFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", articles.path(), "--extract", folder.url.path()]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return folder
    }

    private func findings(_ folder: SourceFolder, _ program: String) throws -> [(rule: String, line: Int)] {
        struct Report: Decodable {
            struct Finding: Decodable {
                let rule: String
                let line: Int
            }
            let findings: [Finding]
        }
        let outcome = folder.run("check", program, "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        return report.findings.map { ($0.rule, $0.line) }
    }
}
