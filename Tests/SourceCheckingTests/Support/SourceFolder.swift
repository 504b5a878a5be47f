import Foundation
import SourceChecking
import Testing

/// A folder with sources in it, gone after the test.
final class SourceFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "oriel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    /// A folder with one file.
    convenience init(_ source: String) throws { try self.init(["File.swift": source]) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func text(_ path: String = "File.swift") throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func run(_ arguments: String...) -> Command.Outcome { run(arguments) }

    func run(_ arguments: [String]) -> Command.Outcome {
        Command(arguments, folder: url.path(percentEncoded: false)).run()
    }

    /// What `oriel check` finds, as `rule line` of one file or `rule file:line` of several, in the order of the report.
    func findings(_ arguments: String...) throws -> [String] {
        let outcome = run(["check", ".", "--format", "json"] + arguments)
        struct Report: Decodable {
            struct Finding: Decodable {
                let rule: String
                let path: String
                let line: Int
            }
            let findings: [Finding]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        return report.findings.map { finding in
            let file = finding.path == "File.swift" ? "" : finding.path + ":"
            return "\(finding.rule) \(file)\(finding.line)"
        }
    }
}

/// What the command tells of its rules.
enum KnownRules {
    struct Rule: Decodable, Sendable, CustomTestStringConvertible {
        let id: String
        let severity: String
        let title: String
        let reason: String
        let cure: String
        let source: String
        let isFixable: Bool
        let thresholds: [String: Int]

        var testDescription: String { id }
    }

    static let all: [Rule] = {
        let outcome = Command(["rules", "--json"], folder: "/").run()
        return (try? JSONDecoder().decode([Rule].self, from: Data(outcome.output.utf8))) ?? []
    }()

    static func page(of id: String) -> String { Command(["rules", "--explain", id], folder: "/").run().output }

    /// The program with the fault, and the one without.
    static func examples(of id: String) -> [String] {
        page(of: id).components(separatedBy: "```swift\n").dropFirst().map { block in
            "import SwiftUI\n\n" + (block.components(separatedBy: "\n```\n").first ?? "") + "\n"
        }
    }
}
