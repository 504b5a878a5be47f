/// `Views`, `ViewModels`, `Models` instead of one folder for each feature.
struct FoldersByType: Rule {
    let description = RuleDescription(
        id: "folders-by-type", severity: .note, title: "Folders hold kinds of types instead of features",
        reason: """
            What belongs to one screen lies in several folders: to change a list, one has to look for its view, its model \
            and its row in three places.
            """,
        cure: "Make a folder for each feature, with its views and models together.",
        source: "MVVM, “Projektstruktur”",
        thresholds: [
            .init(name: "files", value: 2, meaning: "files in each of the two folders from which on it counts")
        ],
        wrong: """
            // Views/BookList.swift, Views/BookDetail.swift, Views/Settings.swift
            // ViewModels/BookListModel.swift, ViewModels/BookDetailModel.swift, ViewModels/SettingsModel.swift
            """,
        right: """
            // Books/BookList.swift, Books/BookListModel.swift, Books/BookDetail.swift, Books/BookDetailModel.swift
            // Settings/Settings.swift, Settings/SettingsModel.swift
            """)

    private static let views: Set<String> = ["view", "views", "screens", "screen", "pages"]
    private static let models: Set<String> = ["viewmodel", "viewmodels"]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        let least = threshold("files", settings)
        var counts: [String: Int] = [:]
        var first: [String: Int] = [:]
        for (index, file) in project.files.enumerated() where project.isChecked(index) {
            let folders = file.localPath.split(separator: "/").dropLast()
            for depth in folders.indices {
                let name = normal(folders[depth])
                guard Self.views.contains(name) || Self.models.contains(name) else { continue }
                let path = folders[...depth].joined(separator: "/")
                counts[path, default: 0] += 1
                if first[path] == nil { first[path] = index }
                break
            }
        }
        var findings: [Finding] = []
        for (path, count) in counts.sorted(by: { $0.key < $1.key }) where count >= least {
            let parts = path.split(separator: "/")
            guard Self.models.contains(normal(parts.last!)) else { continue }
            let parent = parts.dropLast().joined(separator: "/")
            let sibling = counts.keys.sorted().first { other in
                let names = other.split(separator: "/")
                return names.dropLast().joined(separator: "/") == parent && Self.views.contains(normal(names.last!))
                    && counts[other]! >= least
            }
            guard let sibling, let file = first[path] else { continue }
            findings.append(
                finding(
                    project, file: file, span: Span(start: 0, end: 0),
                    "what belongs to one screen lies apart: \(counts[sibling]!) files in '\(sibling)', \(count) in '\(path)'"
                ))
        }
        return findings
    }

    private func normal(_ name: Substring) -> String {
        name.lowercased().filter { $0.isLetter }
    }
}
