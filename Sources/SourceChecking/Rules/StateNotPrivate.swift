/// `@State var x`
struct StateNotPrivate: Rule {
    let description = RuleDescription(
        id: "state-not-private", severity: .warning, title: "State isn't private",
        reason: """
            What is passed to a state property counts the first time only; later values are ignored without a word. \
            Private state can't be passed by mistake. Objects are left out: to hand in one that is prepared serves tests.
            """,
        cure: "Make it private; use a binding or a plain property for what comes from outside.",
        source: "Apple: State, “Declare state as private”", isFixable: true,
        wrong: """
            struct Switch: View {
                @State var isOn = false

                var body: some View { Toggle("Light", isOn: $isOn) }
            }
            """,
        right: """
            struct Switch: View {
                @State private var isOn = false

                var body: some View { Toggle("Light", isOn: $isOn) }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views {
            for (file, property) in view.properties where !property.isPrivate && property.isStored {
                guard let wrapper = property.attribute(["State"]), property.access != "public" else { continue }
                if project.type(of: property, in: view, file: file)?.isReference == true { continue }
                var fix: Fix?
                if property.access == nil, !wrapper.hasArguments, project.mayBePrivate(property, of: view) {
                    let at = Span(start: property.modifierOffset, end: property.modifierOffset)
                    let edit = Edit(path: project.files[file].path, span: at, replacement: "private ")
                    fix = Fix(title: "Make it private", edits: [edit])
                }
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        "'\(property.name)' can be passed from outside, where only the first value counts", fix: fix))
            }
        }
        return findings
    }
}
