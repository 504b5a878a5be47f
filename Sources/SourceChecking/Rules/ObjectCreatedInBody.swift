/// `Child(model: Model())` in a body.
struct ObjectCreatedInBody: Rule {
    let description = RuleDescription(
        id: "object-created-in-body", severity: .warning, title: "A model is made in a body",
        reason: """
            A body runs again and again. Each time there is another model, and what the user did in the last one is lost \
            or no longer shown.
            """,
        cure: "Make it once, as @State or @StateObject of the view, and use that in the body.",
        source: "Apple: StateObject; MVVM, “ViewModel ohne @State”",
        wrong: """
            @Observable
            class Player {
                var isPlaying = false
            }

            struct Screen: View {
                var body: some View { Controls(player: Player()) }
            }

            struct Controls: View {
                let player: Player

                var body: some View { Text(player.isPlaying ? "Playing" : "Paused") }
            }
            """,
        right: """
            @Observable
            class Player {
                var isPlaying = false
            }

            struct Screen: View {
                @State private var player = Player()

                var body: some View { Controls(player: player) }
            }

            struct Controls: View {
                let player: Player

                var body: some View { Text(player.isPlaying ? "Playing" : "Paused") }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views where !view.roles.contains(.representable) {
            // The body of a program without state of its own runs once.
            if view.roles.contains(.app), view.properties.allSatisfy({ $0.property.attributes.isEmpty }) { continue }
            for (file, code) in view.content {
                for creation in code.creations where !creation.isInAction && !creation.isFallback {
                    guard let model = project.type(named: creation.type, in: view.name, file: file), model.isReference,
                        !model.roles.isDisjoint(with: [.observableObject, .observableMacro]),
                        !model.roles.contains(.stored), !isKept(project, creation, view, file)
                    else { continue }
                    findings.append(
                        finding(
                            project, file: file, span: creation.span,
                            "each update of '\(view.name)' makes another '\(model.name)', and what the last one held is lost"
                        ))
                }
            }
        }
        return findings
    }

    /// Whether the receiver makes it once: the initialiser that the compiler writes takes the value of a state object
    /// unevaluated.
    private func isKept(_ project: Project, _ creation: Creation, _ view: DeclaredType, _ file: Int) -> Bool {
        guard let receiver = creation.receiver, let label = creation.label else { return false }
        if ["StateObject", "State"].contains(receiver) { return true }
        guard let type = project.type(named: receiver, in: view.name, file: file),
            !type.functions.contains(where: { $0.function.name == "init" })
        else { return false }
        return type.property(label)?.has("StateObject") == true
    }
}
