import Foundation

/// Findings that a project lives with for now.
///
/// They are known again by rule, file and the text of their line, so that they may move.
struct Baseline: Codable {
    struct Entry: Codable, Hashable {
        let rule: String
        let path: String
        let line: String
        var count: Int
    }

    var version = 1
    var findings: [Entry]

    init(_ findings: [Finding], sources: inout SourceTexts, relativeTo folder: String) {
        var counts: [Entry: Int] = [:]
        for finding in findings {
            counts[Self.key(finding, &sources, folder), default: 0] += 1
        }
        self.findings = counts.map { entry, count in
            Entry(rule: entry.rule, path: entry.path, line: entry.line, count: count)
        }
        .sorted { ($0.path, $0.rule, $0.line) < ($1.path, $1.rule, $1.line) }
    }

    init(path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("the baseline \(path) can't be read")
        }
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data), baseline.version == 1 else {
            throw UsageError("\(path) is not a baseline of this version")
        }
        self = baseline
    }

    func write(to path: String) throws(UsageError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(self).write(to: URL(filePath: path))
        } catch {
            throw UsageError("the baseline \(path) can't be written")
        }
    }

    /// Those findings that it doesn't have.
    func new(_ findings: [Finding], sources: inout SourceTexts, relativeTo folder: String) -> [Finding] {
        var left: [Entry: Int] = [:]
        for entry in self.findings {
            left[Entry(rule: entry.rule, path: entry.path, line: entry.line, count: 0), default: 0] += entry.count
        }
        var new: [Finding] = []
        for finding in findings {
            let key = Self.key(finding, &sources, folder)
            if let count = left[key], count > 0 { left[key] = count - 1 } else { new.append(finding) }
        }
        return new
    }

    private static func key(_ finding: Finding, _ sources: inout SourceTexts, _ folder: String) -> Entry {
        let line = sources.line(finding.place.line, of: finding.path).trimmedOfBlanks
        return Entry(rule: finding.rule, path: finding.path.relative(to: folder), line: line, count: 0)
    }
}

/// The texts of files with findings, read again when they are shown.
struct SourceTexts {
    private var lines: [String: [Substring]] = [:]

    mutating func line(_ number: Int, of path: String) -> String {
        if lines[path] == nil {
            let text = (try? FileReader.bytes(of: path).get()).map { String(decoding: $0, as: UTF8.self) } ?? ""
            lines[path] = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        }
        let all = lines[path]!
        return all.indices.contains(number - 1) ? String(all[number - 1]) : ""
    }
}

extension String {
    /// Without `.` and `..`, and seen from a folder where it is relative.
    func absolutePath(in folder: String) -> String {
        let path = hasPrefix("/") ? self : folder + "/" + self
        let standard = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        return standard.count > 1 && standard.hasSuffix("/") ? String(standard.dropLast()) : standard
    }

    /// What a path is called from a folder on; the path itself where it lies elsewhere.
    func relative(to folder: String) -> String {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
    }
}
