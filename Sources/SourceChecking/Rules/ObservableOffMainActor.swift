/// A model that tasks change, outside of the main actor.
struct ObservableOffMainActor: Rule {
    let description = RuleDescription(
        id: "observable-off-main-actor", severity: .warning, title: "A model isn't on the main actor",
        reason: """
            A model that the screen reads is changed from a task or a callback, off the main thread. The screen may be \
            updated from there: changes come late, are lost, or the program stops.
            """,
        cure: "Mark the class @MainActor, or isolate the module by default.",
        source: "MVVM, questions and answers: “Sollte ein ViewModel @MainActor sein?”",
        thresholds: [
            .init(
                name: "functions", value: 1,
                meaning:
                    "functions that change the model off the main actor; 0: every observable class needs @MainActor")
        ],
        wrong: """
            @Observable
            class Weather {
                var forecast = ""

                func load() async {
                    forecast = await download()
                }
            }
            """,
        right: """
            @MainActor
            @Observable
            class Weather {
                var forecast = ""

                func load() async {
                    forecast = await download()
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        if project.isIsolatedByDefault { return [] }
        let least = threshold("functions", settings)
        var findings: [Finding] = []
        for model in project.observables where model.kind == .class {
            guard model.roles.isDisjoint(with: [.isolated, .stored, .dynamicProperty]) else { continue }
            let functions = model.functions.filter { isOffMainActor($0.function, of: model) }
            guard functions.count >= least else { continue }
            let message =
                if let first = functions.first {
                    "'\(first.function.name)' changes '\(model.name)' off the main actor, while the screen reads it"
                } else {
                    "'\(model.name)' isn't isolated to the main actor, where the screen reads it"
                }
            findings.append(
                finding(
                    project, file: model.file, span: model.nameSpan, message,
                    related: functions.prefix(3).map {
                        related(project, file: $0.file, span: $0.function.nameSpan, "'\($0.function.name)' is here")
                    }))
        }
        return findings
    }

    private func isOffMainActor(_ function: FunctionFacts, of model: DeclaredType) -> Bool {
        guard function.isAsync || function.code.concurrency != nil,
            !function.attributes.contains("MainActor"), function.name != "init"
        else { return false }
        let code = function.code
        let hops = code.paths.contains { path in
            let names = path.components
            return names[0] == "MainActor"
                || names.count > 1 && names[1] == "main"
                    && ["DispatchQueue", "RunLoop", "OperationQueue"].contains(names[0])
        }
        return !hops
            && code.assignments.contains { assignment in
                !assignment.target.rootIsLocal && !assignment.isOnMainActor
                    && model.property(assignment.target.root).map { $0.isStored && !$0.isLet } == true
            }
    }
}
