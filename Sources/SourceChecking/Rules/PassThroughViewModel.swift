/// A view model that adds nothing to what it wraps.
struct PassThroughViewModel: Rule {
    let description = RuleDescription(
        id: "pass-through-view-model", severity: .note, title: "A view model only passes values through",
        reason: """
            A second type and a second file for a row of two texts: data is copied back and forth, and the view no longer \
            follows the data itself.
            """,
        cure: "Let the view read the model, and add a view model when there is logic for it.",
        source: "MVVM, “Die ViewModel-Falle”",
        thresholds: [.init(name: "members", value: 2, meaning: "passed-on members from which on it is named")],
        wrong: """
            struct Song {
                var title = ""
                var artist = ""
            }

            @Observable
            class SongRowModel {
                private let song: Song

                init(song: Song) { self.song = song }

                var title: String { song.title }
                var artist: String { song.artist }
            }
            """,
        right: """
            struct Song {
                var title = ""
                var artist = ""
            }

            struct SongRow: View {
                let song: Song

                var body: some View {
                    Text(song.title)
                    Text(song.artist)
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        let least = threshold("members", settings)
        var findings: [Finding] = []
        for model in project.observables where !model.roles.contains(.stored) {
            guard let (name, count) = passedThrough(model), count >= least else { continue }
            findings.append(
                finding(
                    project, file: model.file, span: model.nameSpan,
                    "'\(model.name)' only passes on \(count) members of '\(name)': the view can read them itself"))
        }
        return findings
    }

    /// The one thing whose members the class hands on, and how many it does.
    private func passedThrough(_ model: DeclaredType) -> (String, Int)? {
        let properties = model.properties.map(\.property).filter { !$0.isStatic }
        let stored = properties.filter { !$0.isComputed }
        let functions = model.functions.map(\.function).filter { $0.name != "init" }
        let known: Set<String> = ["ObservableObject", "Identifiable", "AnyObject", "Sendable"]
        guard model.parts.flatMap(\.facts.inherits).allSatisfy(known.contains) else { return nil }
        if stored.count == 1, let only = stored.first, !only.isPrivateSecret {
            let computed = properties.filter(\.isComputed)
            let paths = computed.map { $0.code?.onlyPath } + functions.map { $0.code.onlyPath }
            guard paths.allSatisfy({ $0.map { $0.root == only.name && $0.components.count == 2 } == true })
            else { return nil }
            return (only.name, paths.count)
        }
        return copied(model, stored, properties, functions)
    }

    /// All stored properties are copies of one parameter's members.
    private func copied(
        _ model: DeclaredType, _ stored: [PropertyFacts], _ properties: [PropertyFacts], _ functions: [FunctionFacts]
    ) -> (String, Int)? {
        let initializers = model.functions.map(\.function).filter { $0.name == "init" }
        guard functions.isEmpty, stored.count == properties.count, initializers.count == 1,
            let initializer = initializers.first, let parameter = initializer.parameters.first,
            initializer.parameters.count == 1, initializer.code.weight == stored.count
        else { return nil }
        let copies = initializer.code.assignments.filter {
            $0.source?.root == parameter.name && $0.source?.components.count == 2
        }
        return copies.count == stored.count ? (parameter.name, copies.count) : nil
    }
}

extension PropertyFacts {
    /// Things such as subscriptions are held, not shown.
    fileprivate var isPrivateSecret: Bool { type?.isCollection == true || name.hasSuffix("ancellables") }
}
