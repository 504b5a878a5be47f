/// A view reads `outer.inner.value` and follows `outer` alone.
struct NestedObservableObject: Rule {
    let description = RuleDescription(
        id: "nested-observable-object", severity: .warning,
        title: "A view reads through one ObservableObject into another",
        reason: """
            A view follows the object that it declares. When a nested one changes, the outer object reports nothing, and \
            the screen stays as it was.
            """,
        cure:
            "Give the part of the screen a view of its own with @ObservedObject for the inner object, or use @Observable.",
        source: "Verschachtelte Observables",
        wrong: """
            class Engine: ObservableObject {
                @Published var speed = 0
            }

            class Car: ObservableObject {
                @Published var engine = Engine()
            }

            struct CarView: View {
                @StateObject private var car = Car()

                var body: some View {
                    Text("Speed: \\(car.engine.speed)")
                }
            }
            """,
        right: """
            class Engine: ObservableObject {
                @Published var speed = 0
            }

            class Car: ObservableObject {
                @Published var engine = Engine()
            }

            struct CarView: View {
                @StateObject private var car = Car()

                var body: some View {
                    EngineView(engine: car.engine)
                }
            }

            struct EngineView: View {
                @ObservedObject var engine: Engine

                var body: some View {
                    Text("Speed: \\(engine.speed)")
                }
            }
            """)

    private static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject"]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views {
            let observed = view.properties.compactMap { file, property in
                property.attribute(Self.wrappers) == nil ? nil : project.type(of: property, in: view, file: file)
            }
            var seen: Set<String> = []
            for (file, code) in view.content {
                for path in code.paths where isRead(path) {
                    guard let property = view.property(path.root), property.attribute(Self.wrappers) != nil,
                        let outer = project.type(of: property, in: view, file: file),
                        let (inner, declaration) = nested(project, path.components[1], in: outer),
                        !observed.contains(where: { $0.name == inner.name && $0.file == inner.file }),
                        changes(path.components[2], in: inner),
                        seen.insert(path.components[0] + "." + path.components[1]).inserted
                    else { continue }
                    let outerName = path.components[0] + "." + path.components[1]
                    findings.append(
                        finding(
                            project, file: file, span: path.span,
                            "when '\(path.components[2])' of '\(outerName)' changes, '\(view.name)' isn't updated: it follows '\(path.root)' alone",
                            related: [
                                related(
                                    project, file: declaration.file, span: declaration.span,
                                    "'\(inner.name)' is an ObservableObject within '\(outer.name)'")
                            ]))
                }
            }
        }
        return findings
    }

    private func isRead(_ path: PathUse) -> Bool {
        !path.isInAction && !path.isProjected && !path.isWritten && !path.rootIsLocal && path.components.count > 2
            && !(path.isCalled && path.components.count == 3)
    }

    /// The type of a property that holds an ObservableObject, unless the outer object passes its changes on.
    private func nested(
        _ project: Project, _ name: String, in outer: DeclaredType
    ) -> (DeclaredType, (file: Int, span: Span))? {
        guard outer.isReference, outer.roles.contains(.observableObject), !outer.roles.contains(.observableMacro),
            let (file, property) = outer.properties.first(where: { $0.property.name == name }),
            property.isStored, let inner = project.type(of: property, in: outer, file: file), inner.isReference,
            inner.roles.contains(.observableObject), !inner.roles.contains(.observableMacro)
        else { return nil }
        let passesOn = outer.code.contains { piece in
            piece.code.paths.contains { $0.components.contains("objectWillChange") }
        }
        if passesOn { return nil }
        return (inner, (file: file, span: property.nameSpan))
    }

    private func changes(_ name: String, in inner: DeclaredType) -> Bool {
        guard let property = inner.property(name) else { return false }
        if property.isComputed { return inner.properties.contains { $0.property.has("Published") } }
        return property.has("Published")
    }
}
