import Foundation

/// For programs.
struct JSONReport: Encodable {
    private let version = 1
    private let files: Int
    private let findings: [Item]
    private let problems: [Trouble]

    init(_ report: Report) {
        files = report.fileCount
        findings = report.findings.map { Item($0, in: report) }
        problems = report.problems.map { Trouble($0, in: report) }
    }

    var text: String { encoded(self) }

    private struct Item: Encodable {
        let rule: String
        let severity: String
        let path: String
        let line: Int
        let column: Int
        let message: String
        let cure: String
        let source: String
        let isFixable: Bool
        let related: [Place]

        init(_ finding: Finding, in report: Report) {
            let description = Rules.description(of: finding.rule)
            rule = finding.rule
            severity = finding.severity.rawValue
            path = report.shown(finding.path)
            line = finding.place.line
            column = finding.place.column
            message = finding.message
            cure = description?.cure ?? ""
            source = description?.source ?? ""
            isFixable = finding.fix != nil
            related = finding.related.map {
                Place(path: report.shown($0.path), line: $0.place.line, column: $0.place.column, message: $0.message)
            }
        }
    }

    private struct Place: Encodable {
        let path: String
        let line: Int
        let column: Int
        let message: String
    }

    private struct Trouble: Encodable {
        let path: String
        let line: Int?
        let message: String

        init(_ problem: Problem, in report: Report) {
            path = report.shown(problem.path)
            line = problem.place?.line
            message = problem.message
        }
    }
}

/// JSON with its keys in order, so that the same findings give the same text.
func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
}
