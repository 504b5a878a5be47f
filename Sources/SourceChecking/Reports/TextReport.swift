/// For people: each finding with its line and a caret under the place.
struct TextReport {
    private let report: Report

    init(_ report: Report) { self.report = report }

    func text(_ sources: inout SourceTexts) -> String {
        var text = ""
        for finding in report.findings {
            text += shown(finding, &sources)
            if !report.isBrief { text += "\n" }
        }
        if !report.isBrief { text += summary + "\n" }
        return text
    }

    private func shown(_ finding: Finding, _ sources: inout SourceTexts) -> String {
        let place = "\(report.shown(finding.path)):\(finding.place.line):\(finding.place.column):"
        var text = "\(bold(place)) \(colored(finding.severity)) \(bold(finding.message)) [\(finding.rule)]\n"
        let number = String(finding.place.line)
        let margin = String(repeating: " ", count: number.count)
        let line = sources.line(finding.place.line, of: finding.path)
        if !line.trimmedOfBlanks.isEmpty {
            let (before, marked) = marks(line, finding)
            text += " \(number) | \(line)\n \(margin) | \(before)\(green(marked))\n"
        }
        for related in finding.related {
            text +=
                " \(margin) = \(report.shown(related.path)):\(related.place.line):\(related.place.column): \(related.message)\n"
        }
        guard !report.isBrief, let rule = Rules.description(of: finding.rule) else { return text }
        text += " \(margin) = \(rule.cure)\(finding.fix == nil ? "" : " (--fix does it)")\n"
        text += " \(margin) = oriel rules --explain \(rule.id)\n"
        return text
    }

    /// What stands before the caret, tabs kept, and the caret with the rest of the place on the line.
    private func marks(_ line: String, _ finding: Finding) -> (String, String) {
        let bytes = Array(line.utf8)
        let start = min(finding.place.column - 1, bytes.count)
        let end = min(bytes.count, start + max(1, finding.span.end - finding.span.start))
        let before = String(decoding: bytes[..<start], as: UTF8.self)
        let marked = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        let blanks = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
        let width = max(1, marked.reduce(0) { $0 + $1.columns })
        return (blanks, "^" + String(repeating: "~", count: width - 1))
    }

    private var summary: String {
        guard !report.findings.isEmpty else { return "No findings in \(counted(report.fileCount, "file"))." }
        let counts = Severity.allCases.reversed().compactMap { severity in
            let count = report.findings.count { $0.severity == severity }
            return count == 0 ? nil : counted(count, severity.rawValue)
        }
        return counts.joined(separator: ", ") + " in \(counted(report.fileCount, "file"))."
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    // MARK: Colours

    private func bold(_ text: String) -> String { styled(text, "1") }
    private func green(_ text: String) -> String { styled(text, "32") }

    private func colored(_ severity: Severity) -> String {
        let code =
            switch severity {
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            }
        return styled(severity.rawValue + ":", code)
    }

    private func styled(_ text: String, _ code: String) -> String {
        report.isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension Character {
    /// How many columns it takes on a terminal.
    fileprivate var columns: Int {
        guard let scalar = unicodeScalars.first?.value else { return 0 }
        let isWide =
            (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
            || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
            || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
            || (0x1F300...0x1FAFF).contains(scalar)
        return isWide ? 2 : 1
    }
}
