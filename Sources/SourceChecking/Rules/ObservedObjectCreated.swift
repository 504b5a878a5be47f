/// `@ObservedObject var model = Model()`
struct ObservedObjectCreated: Rule {
    let description = RuleDescription(
        id: "observed-object-created", severity: .error, title: "An observed object is made in place",
        reason: """
            @ObservedObject observes what someone else owns. Made in place, the object is replaced by a new one whenever \
            the view around is updated, and the user loses what it held.
            """,
        cure: "Use @StateObject, or hand the object in.",
        source: "Apple: ObservedObject, “Don’t specify a default or initial value”", isFixable: true,
        wrong: """
            class Search: ObservableObject {
                @Published var text = ""
            }

            struct SearchView: View {
                @ObservedObject var search = Search()

                var body: some View {
                    TextField("Search", text: $search.text)
                }
            }
            """,
        right: """
            class Search: ObservableObject {
                @Published var text = ""
            }

            struct SearchView: View {
                @StateObject private var search = Search()

                var body: some View {
                    TextField("Search", text: $search.text)
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.checkedTypes where view.kind == .structure {
            for (file, property) in view.properties {
                guard let wrapper = property.attribute(["ObservedObject"]), property.madeType != nil else { continue }
                // The wrapper of an app's own type is made once.
                if view.roles.contains(.app) { continue }
                var fix: Fix?
                if !wrapper.hasArguments, !property.sharesDeclaration,
                    !project.isSet(property.name, fromOutside: view)
                {
                    let edit = Edit(path: project.files[file].path, span: wrapper.span, replacement: "@StateObject")
                    fix = Fix(title: "Own it with @StateObject", edits: [edit])
                }
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        "'\(property.name)' is replaced whenever the view around '\(view.name)' is updated, so what it held is lost",
                        fix: fix))
            }
        }
        return findings
    }
}
