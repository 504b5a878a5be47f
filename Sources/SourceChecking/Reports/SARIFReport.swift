import Foundation

/// The Static Analysis Results Interchange Format 2.1.0, which code hosts show beside the lines.
struct SARIFReport {
    private let report: Report

    init(_ report: Report) { self.report = report }

    func text(_ sources: inout SourceTexts) -> String {
        let rules = Rules.all.map(\.description)
        var results: [Log.Result] = []
        for finding in report.findings {
            results.append(result(finding, index: rules.firstIndex { $0.id == finding.rule } ?? 0, &sources))
        }
        let notifications = report.problems.map { problem in
            Log.Notification(
                message: Log.Message(text: "\(report.shown(problem.path)) \(problem.message)"),
                locations: [location(problem.path, problem.place)])
        }
        let run = Log.Run(
            tool: Log.Tool(driver: Log.Driver(rules: rules.map(Log.Rule.init))), results: results,
            invocations: [Log.Invocation(toolExecutionNotifications: notifications)])
        return encoded(Log(runs: [run]))
    }

    private func result(_ finding: Finding, index: Int, _ sources: inout SourceTexts) -> Log.Result {
        var region = Log.Region(startLine: finding.place.line)
        let bytes = Array(sources.line(finding.place.line, of: finding.path).utf8)
        let start = min(finding.place.column - 1, bytes.count)
        let end = min(bytes.count, start + max(0, finding.span.end - finding.span.start))
        region.startColumn = String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars.count + 1
        region.endColumn = String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars.count + 1
        var place = location(finding.path, nil)
        place.physicalLocation.region = region
        let related = finding.related.map { related in
            var place = location(related.path, related.place)
            place.message = Log.Message(text: related.message)
            return place
        }
        return Log.Result(
            ruleId: finding.rule, ruleIndex: index, level: finding.severity.rawValue,
            message: Log.Message(text: finding.message), locations: [place],
            relatedLocations: related.isEmpty ? nil : related,
            fixes: finding.fix.map { [fix($0)] })
    }

    private func location(_ path: String, _ place: LineAndColumn?) -> Log.Location {
        let region = place.map { Log.Region(startLine: $0.line) }
        return Log.Location(
            physicalLocation: Log.PhysicalLocation(artifactLocation: Log.Artifact(report.shown(path)), region: region))
    }

    private func fix(_ fix: Fix) -> Log.Fix {
        let replacements = fix.edits.map { edit in
            Log.Replacement(
                deletedRegion: Log.ByteRegion(
                    byteOffset: edit.span.start, byteLength: edit.span.end - edit.span.start),
                insertedContent: Log.Message(text: edit.replacement))
        }
        let change = Log.Change(
            artifactLocation: Log.Artifact(report.shown(fix.edits[0].path)), replacements: replacements)
        return Log.Fix(description: Log.Message(text: fix.title), artifactChanges: [change])
    }
}

/// The part of the format that is used; names are the format's.
private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        var columnKind = "unicodeCodePoints"
        let results: [Result]
        let invocations: [Invocation]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        var name = "oriel"
        var semanticVersion = Command.version
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: [String: String]

        init(_ description: RuleDescription) {
            id = description.id
            shortDescription = Message(text: description.title)
            fullDescription = Message(text: description.reason)
            help = Message(text: "\(description.cure) (\(description.source))")
            defaultConfiguration = ["level": description.severity.rawValue]
        }
    }

    struct Invocation: Encodable {
        var executionSuccessful = true
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        var level = "warning"
        let message: Message
        let locations: [Location]
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let fixes: [Fix]?
    }

    struct Message: Encodable { let text: String }

    struct Location: Encodable {
        var physicalLocation: PhysicalLocation
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        var region: Region?
    }

    struct Artifact: Encodable {
        let uri: String

        init(_ path: String) {
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
            let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
            uri = path.hasPrefix("/") ? "file://" + encoded : encoded
        }
    }

    struct Region: Encodable {
        let startLine: Int
        var startColumn: Int?
        var endColumn: Int?
    }

    struct ByteRegion: Encodable {
        let byteOffset: Int
        let byteLength: Int
    }

    struct Fix: Encodable {
        let description: Message
        let artifactChanges: [Change]
    }

    struct Change: Encodable {
        let artifactLocation: Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: ByteRegion
        let insertedContent: Message
    }
}
