/// Texts put together and collections filtered in a body.
struct ModelLogicInBody: Rule {
    let description = RuleDescription(
        id: "model-logic-in-body", severity: .note, title: "A body works out what a model could tell",
        reason: """
            Put together in a body, a full name or a filtered list can't be tested or used elsewhere, and the next view \
            does it in another way.
            """,
        cure: "Give the model a computed property for it.",
        source: "Model-Logik in SwiftUI-Views, “01: Model-Logik”", thresholds: [.lines],
        wrong: """
            struct Person: Identifiable {
                let id = UUID()
                var first = ""
                var last = ""
                var age = 0
            }

            struct Adults: View {
                let people: [Person]

                var body: some View {
                    List(people.filter { $0.age > 17 }.sorted { $0.last < $1.last }) { person in
                        Text("\\(person.last), \\(person.first)")
                    }
                }
            }
            """,
        right: """
            struct Person: Identifiable {
                let id = UUID()
                var first = ""
                var last = ""
                var age = 0

                var listName: String { "\\(last), \\(first)" }
            }

            extension [Person] {
                var adultsByName: [Person] { filter { $0.age > 17 }.sorted { $0.last < $1.last } }
            }

            struct Adults: View {
                let people: [Person]

                var body: some View {
                    List(people.adultsByName) { person in Text(person.listName) }
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        let least = threshold("lines", settings)
        var findings: [Finding] = []
        for (_, logic) in project.viewsWithLogic where logic.weight >= least {
            for piece in logic.pieces {
                let message: String
                switch piece.kind {
                case .text(let text):
                    let names = text.members.map { "'\($0)'" }.joined(separator: " and ")
                    message = "a text put together from \(names) of '\(text.root)' can't be tested or used elsewhere"
                case .pipeline(let pipeline):
                    message =
                        "'\(pipeline.stages.joined(separator: "', '"))' in a view can't be tested, and runs again with every update"
                default:
                    continue
                }
                findings.append(finding(project, file: piece.file, span: piece.span, message))
            }
        }
        return findings
    }
}
