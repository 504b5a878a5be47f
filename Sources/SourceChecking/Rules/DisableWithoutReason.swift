/// A comment that turns a rule off and doesn't say why.
struct DisableWithoutReason: Rule {
    let description = RuleDescription(
        id: "disable-without-reason", severity: .warning, title: "A rule is turned off without a reason",
        reason: """
            Nobody can tell later on whether the exception still holds. Such a comment turns nothing off.
            """,
        cure: "Write the rule's id, a colon and the reason: // oriel:disable RULE: reason",
        source: "Oriel",
        wrong: """
            struct Lamp: View {
                // oriel:disable state-not-private
                @State var isOn = false

                var body: some View { Toggle("Light", isOn: $isOn) }
            }
            """,
        right: """
            struct Lamp: View {
                // oriel:disable state-not-private: the snapshot tests set it
                @State var isOn = false

                var body: some View { Toggle("Light", isOn: $isOn) }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        let known = Set(Rules.all.map(\.description.id))
        for (index, file) in project.files.enumerated() where project.isChecked(index) {
            for disable in file.disables {
                if let unknown = disable.rules.first(where: { !known.contains($0) }) {
                    findings.append(
                        finding(project, file: index, span: disable.span, "there is no rule '\(unknown)'"))
                } else if disable.rules.isEmpty || disable.reason.isEmpty {
                    findings.append(
                        finding(
                            project, file: index, span: disable.span,
                            disable.rules.isEmpty
                                ? "it doesn't say which rule is turned off"
                                : "it doesn't say why the rule is turned off"))
                }
            }
        }
        return findings
    }
}
