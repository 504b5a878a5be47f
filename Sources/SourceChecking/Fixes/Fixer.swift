import Foundation

/// Applies the safe fixes of findings to files.
enum Fixer {
    /// A file before and after.
    struct Change {
        let path: String
        let before: Data
        let after: Data
        /// Stretches of the text before, with what takes their place.
        let edits: [Edit]
    }

    /// The changes that fixes make, and files whose text would no longer parse.
    static func changes(for findings: [Finding]) -> (changes: [Change], problems: [Problem]) {
        var fixes: [String: [Fix]] = [:]
        for finding in findings {
            guard let fix = finding.fix, let path = fix.edits.first?.path else { continue }
            fixes[path, default: []].append(fix)
        }
        var changes: [Change] = []
        var problems: [Problem] = []
        for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
            guard let before = try? FileReader.bytes(of: path).get() else { continue }
            let edits = compatible(fixes)
            let after = apply(edits, to: before)
            guard FileReader.parses(after) else {
                problems.append(Problem(path: path, message: "would not parse with its fixes, and stays as it is"))
                continue
            }
            if after != before { changes.append(Change(path: path, before: before, after: after, edits: edits)) }
        }
        return (changes, problems)
    }

    /// Writes changes, keeping each file's permissions and links.
    static func write(_ changes: [Change]) -> [Problem] {
        changes.compactMap { change in
            let url = URL(filePath: change.path).resolvingSymlinksInPath()
            let path = url.path(percentEncoded: false)
            let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            do {
                try change.after.write(to: url, options: .atomic)
                if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
                return nil
            } catch {
                return Problem(path: change.path, message: "can't be written")
            }
        }
    }

    /// The edits of those fixes that don't touch what an earlier one changes, in the order of the file.
    ///
    /// The others find their turn when the file is looked at again.
    private static func compatible(_ fixes: [Fix]) -> [Edit] {
        var kept: [Edit] = []
        for fix in fixes {
            let new = fix.edits.filter { !kept.contains($0) }
            let isFree = new.allSatisfy { edit in
                kept.allSatisfy { $0.span.end < edit.span.start || edit.span.end < $0.span.start }
            }
            if isFree { kept += new }
        }
        return kept.sorted { $0.span.start < $1.span.start }
    }

    private static func apply(_ edits: [Edit], to data: Data) -> Data {
        var result = Data()
        var at = 0
        for edit in edits where edit.span.start >= at && edit.span.end <= data.count {
            result += data[at..<edit.span.start]
            result += Data(edit.replacement.utf8)
            at = edit.span.end
        }
        return result + data[at...]
    }
}
