import Foundation

/// The project's own files, as text.
enum Project {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }

    /// The paths of all files in a folder and the folders in it, from the project's root on.
    static func files(in folder: String, endings: Set<String> = ["swift"]) -> [String] {
        let start = root.appending(path: folder).path()
        let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return names.filter { endings.contains(($0 as NSString).pathExtension) }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The modules that a Swift file imports.
    static func imports(of path: String) throws -> Set<String> {
        let line = /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+/
            .anchorsMatchLineEndings()
        let kind = /^(?:struct|class|enum|protocol|func|var|let|typealias)\s+/
        let text = try text(path)
        return Set(
            text.matches(of: line).map { match in
                let rest = text[match.range.upperBound...].prefix { !$0.isNewline }
                return String(rest.replacing(kind, with: "").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            })
    }

    /// What `Package.swift` says of each target: its name and those it depends on.
    static func targets() throws -> [String: Set<String>] {
        let text = try text("Package.swift")
        var targets: [String: Set<String>] = [:]
        let start = /\.(?:target|executableTarget|macro|systemLibrary)\((?=\s*name:)/
        for match in text.matches(of: start) {
            let declaration = text[match.range.upperBound...].untilClosed("(", ")")
            guard let name = declaration.firstMatch(of: /name:\s*"(\w+)"/)?.1 else { continue }
            var dependencies: Set<String> = []
            if let list = declaration.firstMatch(of: /dependencies:\s*\[/) {
                let names = declaration[list.range.upperBound...].untilClosed("[", "]")
                    .replacing(/condition: \.when\([^)]*\)/, with: "")
                dependencies = Set(names.matches(of: /"(\w+)"/).map { String($0.1) })
            }
            targets[String(name), default: []].formUnion(dependencies)
        }
        return targets
    }
}

extension Substring {
    /// What comes before the bracket that closes one opened just before.
    func untilClosed(_ opening: Character, _ closing: Character) -> Substring {
        var depth = 1
        for index in indices {
            if self[index] == opening { depth += 1 }
            if self[index] == closing { depth -= 1 }
            if depth == 0 { return self[..<index] }
        }
        return self
    }
}
