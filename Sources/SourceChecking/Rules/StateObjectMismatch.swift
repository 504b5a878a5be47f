/// `@State` of an ObservableObject, `@StateObject` of something else.
struct StateObjectMismatch: Rule {
    let description = RuleDescription(
        id: "state-object-mismatch", severity: .warning, title: "The wrapper doesn't fit the model",
        reason: """
            @State keeps an ObservableObject but doesn't follow it: the screen stays as it was when the object changes. \
            @StateObject follows ObservableObjects only.
            """,
        cure: "@StateObject for an ObservableObject, @State for an @Observable class.",
        source: "Apple: Migrating from the Observable Object protocol to the Observable macro",
        wrong: """
            class Timer: ObservableObject {
                @Published var seconds = 0
            }

            struct TimerView: View {
                @State private var timer = Timer()

                var body: some View { Text("\\(timer.seconds)") }
            }
            """,
        right: """
            class Timer: ObservableObject {
                @Published var seconds = 0
            }

            struct TimerView: View {
                @StateObject private var timer = Timer()

                var body: some View { Text("\\(timer.seconds)") }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views {
            for (file, property) in view.properties where !property.isStatic {
                guard let model = project.type(of: property, in: view, file: file), model.kind != .protocol
                else { continue }
                let isObject = model.roles.contains(.observableObject)
                // An optional says which object a sheet shows; there is no other wrapper for that.
                if let wrapper = property.attribute(["State"]), isObject, property.type?.isOptional != true,
                    !model.roles.contains(.observableMacro)
                {
                    findings.append(
                        finding(
                            project, file: file, span: wrapper.span,
                            "@State doesn't follow the ObservableObject '\(model.name)': '\(view.name)' isn't updated when it changes"
                        ))
                } else if let wrapper = property.attribute(["StateObject"]), !isObject {
                    findings.append(
                        finding(
                            project, file: file, span: wrapper.span,
                            "@StateObject needs an ObservableObject, and '\(model.name)' is none: use @State"))
                }
            }
        }
        return findings
    }
}
