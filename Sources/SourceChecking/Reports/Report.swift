/// What a run found, in one of the forms in which it is wanted.
struct Report {
    enum Format: String, CaseIterable {
        case text, gcc, json, sarif
    }

    let findings: [Finding]
    let problems: [Problem]
    let fileCount: Int
    /// Paths within it are shown from here on.
    let folder: String
    var isColored = false
    /// Whether the findings' cures and the last line with the numbers are left out.
    var isBrief = false

    func text(_ format: Format, sources: inout SourceTexts) -> String {
        switch format {
        case .text: TextReport(self).text(&sources)
        case .gcc: gcc
        case .json: JSONReport(self).text
        case .sarif: SARIFReport(self).text(&sources)
        }
    }

    func shown(_ path: String) -> String { path.relative(to: folder) }

    /// One line for each finding, as compilers write them.
    private var gcc: String {
        findings.map { finding in
            "\(shown(finding.path)):\(finding.place.line):\(finding.place.column): \(finding.severity): \(finding.message) [\(finding.rule)]\n"
        }.joined()
    }
}

extension Problem {
    /// One line, as compilers write them.
    func line(from folder: String) -> String {
        let place = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(path.relative(to: folder))\(place): \(message)\n"
    }
}
