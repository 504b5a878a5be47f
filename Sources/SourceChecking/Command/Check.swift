import Foundation

/// One run over files: facts, rules, and what is left of the findings.
struct Check {
    var settings = Settings()
    /// The folder that exclusions are relative to.
    var settingsFolder = ""
    /// Nil for all rules.
    var onlyRules: Set<String>?
    var least = Severity.note
    var threads = ProcessInfo.processInfo.activeProcessorCount

    struct Result {
        var findings: [Finding] = []
        var problems: [Problem] = []
        var fileCount = 0
        var byteCount = 0
    }

    /// - Parameter isRunning: is called now and then with the number of files that are done.
    func run(_ finder: SourceFinder, isRunning: (Int) -> Void = { _ in }) -> Result {
        var result = Result(problems: finder.problems, fileCount: finder.files.count)
        let sources = finder.files
        let read = Parallel.map(sources.count, threads: threads, isRunning: isRunning) {
            FileReader.facts(of: sources[$0])
        }
        var projects: [String: [FileFacts]] = [:]
        for (source, facts) in zip(sources, read) {
            switch facts {
            case .success(let facts):
                result.byteCount += facts.byteCount
                projects[facts.project, default: []].append(facts)
                guard let error = facts.syntaxError else { continue }
                result.problems.append(
                    Problem(
                        path: source.path, place: facts.lines.place(of: error.offset),
                        message: "doesn't parse (\(error.message)); its types are known, but nothing in it is checked"))
            case .failure(let failure):
                result.problems.append(Problem(path: source.path, message: failure.message))
            }
        }
        for (root, files) in projects.sorted(by: { $0.key < $1.key }) {
            let project = Project(
                root: root, files: files, isIsolatedByDefault: SourceFinder.isIsolatedByDefault(root))
            result.findings += findings(in: project)
        }
        result.findings.sort {
            ($0.path, $0.place.line, $0.place.column, $0.rule) < ($1.path, $1.place.line, $1.place.column, $1.rule)
        }
        result.problems.sort { ($0.path, $0.place?.line ?? 0) < ($1.path, $1.place?.line ?? 0) }
        return result
    }

    func findings(in project: Project) -> [Finding] {
        var findings: [Finding] = []
        for rule in Rules.all {
            let id = rule.description.id
            guard onlyRules?.contains(id) != false else { continue }
            var severity = rule.description.severity
            if let decided = settings.severities[id] {
                guard let decided else { continue }
                severity = decided
            }
            guard severity >= least else { continue }
            for finding in rule.findings(in: project, settings: settings) {
                findings.append(finding.with(severity))
            }
        }
        let files = Dictionary(project.files.map { ($0.path, $0) }) { first, _ in first }
        return findings.filter { !isDisabled($0, in: files[$0.path]) && !isExcluded($0) }
    }

    private func isDisabled(_ finding: Finding, in file: FileFacts?) -> Bool {
        file?.disables.contains { disable in
            !disable.reason.isEmpty && disable.rules.contains(finding.rule)
                && (disable.line == nil || disable.line == finding.place.line)
        } == true
    }

    private func isExcluded(_ finding: Finding) -> Bool {
        guard !settings.exclusions.isEmpty else { return false }
        let path = finding.path.relative(to: settingsFolder)
        return settings.exclusions.contains {
            ($0.rules.isEmpty || $0.rules.contains(finding.rule)) && PathPattern($0.path).matches(path)
        }
    }
}

extension Finding {
    fileprivate func with(_ severity: Severity) -> Finding {
        Finding(
            rule: rule, severity: severity, path: path, span: span, place: place, message: message, related: related,
            fix: fix)
    }
}
