import Foundation

/// `oriel check`
struct CheckCommand {
    private let options: CheckOptions
    /// Where it runs.
    private let folder: String
    private let isOutputTerminal: Bool
    private let progress: ((String) -> Void)?

    init(
        _ arguments: ArraySlice<String>, folder: String, isOutputTerminal: Bool, progress: ((String) -> Void)?
    ) throws(UsageError) {
        self.folder = folder.absolutePath(in: "/")
        options = try CheckOptions(arguments, in: self.folder)
        self.isOutputTerminal = isOutputTerminal
        self.progress = progress
    }

    func run() throws(UsageError) -> Command.Outcome {
        var check = Check(onlyRules: options.rules, least: options.severity, threads: options.threads)
        var baselinePath = options.baseline
        if let path = options.config ?? ConfigurationFile.nearest(to: folder) {
            let file = try ConfigurationFile(path: path)
            check.settings = file.settings
            check.settingsFolder = file.folder
            baselinePath = baselinePath ?? file.baseline
        }
        let changed: Set<String>? = try options.changedSince.map { revision throws(UsageError) in
            try GitRevision(revision).changedFiles(in: folder)
        }
        var result = try look(check)
        var sources = SourceTexts()
        func filter(_ findings: [Finding]) throws(UsageError) -> [Finding] {
            var kept = findings
            if let changed { kept = kept.filter { changed.contains($0.path.realPath) } }
            guard let baselinePath, options.writeBaseline == nil else { return kept }
            return try Baseline(path: baselinePath).new(kept, sources: &sources, relativeTo: folder)
        }
        var findings = try filter(result.findings)
        if let path = options.writeBaseline {
            let baseline = Baseline(findings, sources: &sources, relativeTo: folder)
            try baseline.write(to: path)
            return Command.Outcome(status: 0, messages: "\(findings.count) findings are in \(path) now.\n")
        }
        var problems = result.problems
        if options.isDiff {
            let (changes, more) = Fixer.changes(for: findings)
            problems += more
            let text = changes.map { UnifiedDiff($0, path: $0.path.relative(to: folder)).text }.joined()
            return try outcome(text, findings, problems)
        }
        if options.isFix {
            // A fix may wait for another one in the same place.
            for _ in 0..<4 {
                let (changes, more) = Fixer.changes(for: findings)
                let failures = more + Fixer.write(changes)
                guard !changes.isEmpty else { break }
                result = try look(check)
                sources = SourceTexts()
                findings = try filter(result.findings)
                problems = result.problems + failures
                if !failures.isEmpty { break }
            }
        }
        var report = Report(findings: findings, problems: problems, fileCount: result.fileCount, folder: folder)
        report.isColored = options.isColored(onTerminal: isOutputTerminal && options.output == nil)
        report.isBrief = options.isQuiet
        return try outcome(report.text(options.format, sources: &sources), findings, problems)
    }

    private func look(_ check: Check) throws(UsageError) -> Check.Result {
        var finder = SourceFinder()
        for path in options.paths {
            guard finder.add(path.absolutePath(in: folder)) else {
                throw UsageError("there is no file or folder '\(path)'")
            }
        }
        let start = ContinuousClock.now
        var isShown = false
        let count = finder.files.count
        let result = check.run(finder) { done in
            guard let progress, ContinuousClock.now - start > .seconds(1) else { return }
            isShown = true
            progress("\(done) of \(count) files")
        }
        if isShown { progress?("") }
        return result
    }

    private func outcome(
        _ text: String, _ findings: [Finding], _ problems: [Problem]
    ) throws(UsageError) -> Command.Outcome {
        var outcome = Command.Outcome(status: findings.isEmpty && problems.isEmpty ? 0 : 1)
        outcome.messages = problems.map { "oriel: " + $0.line(from: folder) }.joined()
        guard let path = options.output else {
            outcome.output = text
            return outcome
        }
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            throw UsageError("'\(path)' can't be written")
        }
        return outcome
    }
}
