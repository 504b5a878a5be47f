/// State that onChange keeps equal to a function of other state.
struct DerivedState: Rule {
    let description = RuleDescription(
        id: "derived-state", severity: .note, title: "onChange keeps up state that follows from other state",
        reason: """
            Between the change and onChange the screen shows what isn't so, and where the first value comes from elsewhere \
            the derived one is wrong until something changes.
            """,
        cure: "Compute it: a property of the view or of the model that reads the other one.",
        source: "Separate action to concise SwiftUI View, “Validation logic is in the View definition”",
        wrong: """
            struct Message: View {
                @State private var text = ""
                @State private var canSend = false

                var body: some View {
                    TextField("Text", text: $text)
                        .onChange(of: text) { canSend = text.count > 2 }
                    Button("Send") {}
                        .disabled(!canSend)
                }
            }
            """,
        right: """
            struct Message: View {
                @State private var text = ""

                private var canSend: Bool { text.count > 2 }

                var body: some View {
                    TextField("Text", text: $text)
                    Button("Send") {}
                        .disabled(!canSend)
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views {
            for (file, code) in view.content {
                for action in code.actions where action.trigger == "onChange" {
                    guard let observed = action.observed, action.assignments.count == 1,
                        action.statements == 1, action.weight == 1, let assignment = action.assignments.first,
                        isDerived(assignment, from: observed, action, in: view)
                    else { continue }
                    findings.append(
                        finding(
                            project, file: file, span: assignment.span,
                            "'\(assignment.target.root)' follows from '\(observed.components.joined(separator: "."))', and is out of date until onChange has run"
                        ))
                }
            }
        }
        return findings
    }

    private func isDerived(
        _ assignment: Assignment, from observed: PathUse, _ action: Action, in view: DeclaredType
    ) -> Bool {
        let name = assignment.target.root
        guard assignment.target.components.count == 1, !assignment.target.rootIsLocal, name != observed.root,
            view.property(name)?.has("State") == true, !assignment.isLiteral,
            !assignment.readRoots.contains(name),
            assignment.readRoots.contains(observed.root) || !assignment.readRoots.isDisjoint(with: action.parameters)
                || assignment.readRoots.contains("$0")
        else { return false }
        // Set elsewhere, or by a control, it has a life of its own.
        let code = view.code.map(\.code)
        let sets = code.reduce(0) { $0 + $1.assignments.filter { $0.target.root == name }.count }
        return sets == 1 && !code.contains { $0.paths.contains { $0.isProjected && $0.root == name } }
    }
}
