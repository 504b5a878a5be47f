import Foundation

/// `.oriel-check.json`: what a project has decided about rules.
struct ConfigurationFile {
    static let name = ".oriel-check.json"

    /// The folder that the paths in it start from.
    let folder: String
    let settings: Settings
    let baseline: String?

    /// The file in a folder, or in the nearest one above that has one.
    static func nearest(to folder: String) -> String? {
        var folder = URL(filePath: folder).standardizedFileURL
        while true {
            let file = folder.appending(path: name).path(percentEncoded: false)
            if FileStatus(file)?.isRegular == true { return file }
            let parent = folder.deletingLastPathComponent()
            if parent.path() == folder.path() || folder.path() == "/" { return nil }
            folder = parent
        }
    }

    init(path: String) throws(UsageError) {
        let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path(percentEncoded: false)
        self.folder = folder
        guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("\(path) can't be read") }
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw UsageError("\(path) is not a JSON object")
        }
        var settings = Settings()
        var baseline: String?
        for (key, value) in object {
            switch (key, value) {
            case ("rules", let rules as [String: String]):
                for (id, text) in rules {
                    guard Rules.description(of: id) != nil else {
                        throw UsageError("\(path): there is no rule '\(id)'")
                    }
                    guard text == "off" || Severity(rawValue: text) != nil else {
                        throw UsageError("\(path): '\(text)' is neither off, note, warning nor error")
                    }
                    settings.severities[id] = .some(Severity(rawValue: text))
                }
            case ("thresholds", let thresholds as [String: Int]):
                for (name, number) in thresholds {
                    guard Self.isThreshold(name) else { throw UsageError("\(path): there is no threshold '\(name)'") }
                    settings.thresholds[name] = number
                }
            case ("exclude", let exclusions as [[String: Any]]):
                settings.exclusions = try exclusions.map { exclusion throws(UsageError) in
                    try Self.exclusion(exclusion, in: path)
                }
            case ("baseline", let file as String): baseline = file
            default: throw UsageError("\(path): '\(key)' isn't known or not of the right kind")
            }
        }
        self.settings = settings
        self.baseline = baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    }

    private static func isThreshold(_ name: String) -> Bool {
        Rules.all.contains { rule in
            rule.description.thresholds.contains { "\(rule.description.id).\($0.name)" == name }
        }
    }

    private static func exclusion(_ object: [String: Any], in path: String) throws(UsageError) -> Settings.Exclusion {
        guard let pattern = object["path"] as? String else { throw UsageError("\(path): an exclusion has no path") }
        guard let reason = object["reason"] as? String, !reason.trimmedOfBlanks.isEmpty else {
            throw UsageError("\(path): the exclusion of '\(pattern)' has no reason")
        }
        let rules = object["rules"] as? [String] ?? []
        if let unknown = rules.first(where: { Rules.description(of: $0) == nil }) {
            throw UsageError("\(path): there is no rule '\(unknown)'")
        }
        return Settings.Exclusion(path: pattern, rules: rules, reason: reason)
    }
}

/// What is wrong with what was asked for.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// `*` stands for anything but `/`, `**` for anything; a pattern that names a folder holds for what is in it.
struct PathPattern {
    private let pattern: [Character]

    init(_ pattern: String) { self.pattern = Array(pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern) }

    func matches(_ path: String) -> Bool {
        let path = Array(path)
        // For each place in the path, whether the pattern so far may end there.
        var ends = [Bool](repeating: false, count: path.count + 1)
        ends[0] = true
        var at = 0
        while at < pattern.count {
            let isDouble = pattern[at] == "*" && at + 1 < pattern.count && pattern[at + 1] == "*"
            if pattern[at] == "*" {
                for place in ends.indices.dropFirst() where ends[place - 1] && (isDouble || path[place - 1] != "/") {
                    ends[place] = true
                }
                at += isDouble ? 2 : 1
                // `a/**/b` is also `a/b`.
                if isDouble, at < pattern.count, pattern[at] == "/" {
                    var next = ends
                    for place in ends.indices.dropFirst() { next[place] = ends[place - 1] && path[place - 1] == "/" }
                    for place in ends.indices where ends[place] && (place == 0 || path[place - 1] == "/") {
                        next[place] = true
                    }
                    ends = next
                    at += 1
                }
            } else {
                for place in ends.indices.reversed() {
                    ends[place] = place > 0 && ends[place - 1] && path[place - 1] == pattern[at]
                }
                at += 1
            }
        }
        return ends[path.count] || path.indices.contains { ends[$0] && path[$0] == "/" }
    }
}
