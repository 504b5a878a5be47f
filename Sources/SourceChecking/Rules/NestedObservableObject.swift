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
                for path in code.paths where !path.isInAction && !path.isProjected && !path.isWritten {
                    guard let read = read(project, path, code, in: view, file: file),
                        !observed.contains(where: { $0.name == read.inner.name && $0.file == read.inner.file }),
                        changes(read.member, in: read.inner), seen.insert(read.name).inserted
                    else { continue }
                    findings.append(
                        finding(
                            project, file: file, span: path.span,
                            "when '\(read.member)' of '\(read.name)' changes, '\(view.name)' isn't updated: it follows '\(read.root)' alone",
                            related: [
                                related(
                                    project, file: read.declaration.file, span: read.declaration.span,
                                    "'\(read.inner.name)' is an ObservableObject within '\(read.outer.name)'")
                            ]))
                }
            }
        }
        return findings
    }

    /// A member of an object that is held by an observed one.
    private struct Read {
        /// The view's property.
        let root: String
        /// The inner object, as the view calls it.
        let name: String
        let member: String
        let outer: DeclaredType
        let inner: DeclaredType
        let declaration: (file: Int, span: Span)
    }

    private func read(
        _ project: Project, _ path: PathUse, _ code: CodeFacts, in view: DeclaredType, file: Int
    ) -> Read? {
        // A method isn't a value, and of `a.b.c(…)` the last name is one.
        let names = path.isCalled ? Array(path.components.dropLast()) : path.components
        let holder: PathUse
        let member: String
        if path.rootIsLocal {
            // A row of a collection of objects.
            guard names.count > 1,
                let loop = code.loops.last(where: { $0.parameter == names[0] && $0.span.contains(path.span) }),
                let source = loop.source, !source.rootIsLocal, source.components.count == 2
            else { return nil }
            (holder, member) = (source, names[1])
        } else {
            guard names.count > 2 else { return nil }
            (holder, member) = (path, names[2])
        }
        guard let property = view.property(holder.root), property.attribute(Self.wrappers) != nil,
            let outer = project.type(of: property, in: view, file: file),
            let (inner, declaration) = nested(project, holder.components[1], in: outer, isCollection: path.rootIsLocal)
        else { return nil }
        let name = path.rootIsLocal ? names[0] : names[0] + "." + names[1]
        return Read(
            root: holder.root, name: name, member: member, outer: outer, inner: inner, declaration: declaration)
    }

    /// The type of a property that holds an ObservableObject, unless the outer object passes its changes on.
    private func nested(
        _ project: Project, _ name: String, in outer: DeclaredType, isCollection: Bool
    ) -> (DeclaredType, (file: Int, span: Span))? {
        guard outer.isReference, outer.roles.contains(.observableObject), !outer.roles.contains(.observableMacro),
            let (file, property) = outer.properties.first(where: { $0.property.name == name }),
            property.isStored, let type = property.type, type.isCollection == isCollection,
            let inner = project.type(named: type.base, in: outer.name, file: file), inner.isReference,
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
