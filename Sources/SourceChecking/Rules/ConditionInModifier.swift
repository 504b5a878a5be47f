/// `.disabled(name.isEmpty || age < 18)`
struct ConditionInModifier: Rule {
    let description = RuleDescription(
        id: "condition-in-modifier", severity: .note, title: "A modifier decides a rule of the model",
        reason: """
            When a button may be pressed is a rule of the program. In a modifier it can't be tested, and the action behind \
            the button doesn't hold to it.
            """,
        cure: "Give the model a property for the rule, and read that.",
        source: "Model-Logik in SwiftUI-Views, “03: View-Logik”",
        thresholds: [
            .init(name: "operands", value: 2, meaning: "conditions joined by && or || from which on they are a rule"),
            .lines,
        ],
        wrong: """
            struct SignUp: View {
                @State private var names: [String] = []
                @State private var name = ""
                @State private var password = ""

                var body: some View {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                    Button("Sign up") {
                        names.append(name)
                        name = ""
                    }
                    .disabled(name.isEmpty || password.count < 8)
                }
            }
            """,
        right: """
            @Observable
            class Registration {
                var name = ""
                var password = ""
                private(set) var names: [String] = []

                var isComplete: Bool { !name.isEmpty && password.count > 7 }

                func add() {
                    names.append(name)
                    name = ""
                }
            }

            struct SignUp: View {
                @State private var registration = Registration()

                var body: some View {
                    TextField("Name", text: $registration.name)
                    SecureField("Password", text: $registration.password)
                    Button("Sign up") { registration.add() }
                        .disabled(!registration.isComplete)
                }
            }
            """)

    /// How something looks is for the view to say; what may be done is not.
    private static let ofTheModel: Set<String> = ["disabled", "allowsHitTesting", "deleteDisabled", "moveDisabled"]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        let operands = threshold("operands", settings)
        let least = threshold("lines", settings)
        var findings: [Finding] = []
        for (view, logic) in project.viewsWithLogic where logic.weight >= least {
            for piece in logic.pieces {
                guard case .condition(let condition) = piece.kind, condition.operands >= operands else { continue }
                if let modifier = condition.modifier, !Self.ofTheModel.contains(modifier) { continue }
                let place = condition.modifier.map { "'\($0)'" } ?? "a property"
                findings.append(
                    finding(
                        project, file: piece.file, span: piece.span,
                        "\(condition.operands) conditions in \(place) of '\(view.name)' are a rule that can't be tested without the view"
                    ))
            }
        }
        return findings
    }
}
