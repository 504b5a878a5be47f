/// `let model = Model()` in a view.
struct UnownedViewModel: Rule {
    let description = RuleDescription(
        id: "unowned-view-model", severity: .error, title: "A view makes a model that it doesn't keep",
        reason: """
            A view's value is made anew whenever the view around it is updated, and a model in a plain property with it: \
            what was entered, loaded or counted is gone. An ObservableObject isn't even followed.
            """,
        cure: "Keep the model with @State (@Observable) or @StateObject (ObservableObject).",
        source: "MVVM, “ViewModel ohne @State”; Apple: Managing model data in your app", isFixable: true,
        wrong: """
            @Observable
            class Counter {
                var count = 0
            }

            struct CounterView: View {
                let counter = Counter()

                var body: some View {
                    Button("Count: \\(counter.count)") { counter.count += 1 }
                }
            }
            """,
        right: """
            @Observable
            class Counter {
                var count = 0
            }

            struct CounterView: View {
                @State private var counter = Counter()

                var body: some View {
                    Button("Count: \\(counter.count)") { counter.count += 1 }
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        // The program itself is made once.
        for view in project.views where view.kind == .structure && !view.roles.contains(.app) {
            for (file, property) in view.properties where property.isStored && property.attributes.isEmpty {
                guard !property.modifiers.contains("lazy"), let made = property.madeType,
                    let model = project.type(named: made, in: view.name, file: file), model.isReference,
                    !model.roles.contains(.stored)
                else { continue }
                let isObject = model.roles.contains(.observableObject)
                guard isObject || model.roles.contains(.observableMacro) else { continue }
                let loss =
                    "'\(property.name)' is made anew with each '\(view.name)', so what the user has done in it is lost"
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        isObject ? loss + ", and its changes aren't shown" : loss,
                        fix: fix(project, view, property, file, wrapper: isObject ? "@StateObject" : "@State")))
            }
        }
        return findings
    }

    private func fix(
        _ project: Project, _ view: DeclaredType, _ property: PropertyFacts, _ file: Int, wrapper: String
    ) -> Fix? {
        guard !property.sharesDeclaration, property.initial != .none,
            property.isLet || !project.isSet(property.name, fromOutside: view)
        else { return nil }
        let path = project.files[file].path
        let isInserted = property.access == nil && project.mayBePrivate(property, of: view)
        var edits = [
            Edit(
                path: path, span: Span(start: property.modifierOffset, end: property.modifierOffset),
                replacement: wrapper + (isInserted ? " private " : " "))
        ]
        if property.isLet { edits.append(Edit(path: path, span: property.specifier, replacement: "var")) }
        return Fix(title: "Keep it with \(wrapper)", edits: edits)
    }
}
