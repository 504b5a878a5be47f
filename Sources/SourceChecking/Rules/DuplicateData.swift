/// The same collection in two models.
struct DuplicateData: Rule {
    let description = RuleDescription(
        id: "duplicate-data", severity: .warning, title: "The same data is held in two observable places",
        reason: """
            One model copies a collection that another one holds. When one of them changes, the other is out of date, \
            and two screens show different things.
            """,
        cure: "Keep shared data in one store and let models read it from there.",
        source: "MVVM, “Daten doppelt halten”",
        wrong: """
            struct Book { var title = "" }

            @Observable
            class Library {
                var books: [Book] = []
            }

            @Observable
            class Shelf {
                var books: [Book] = []

                func load(from library: Library) { books = library.books }
            }
            """,
        right: """
            struct Book { var title = "" }

            @Observable
            class Library {
                var books: [Book] = []
            }

            @Observable
            class Shelf {
                private let library: Library

                init(library: Library) { self.library = library }

                var books: [Book] { library.books }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        var seen: Set<String> = []
        for type in project.checkedTypes {
            for part in type.parts {
                let pieces =
                    part.facts.functions.map { ($0.code, $0.parameters) }
                    + part.facts.properties.compactMap { property in property.code.map { ($0, []) } }
                for (code, parameters) in pieces {
                    for assignment in code.assignments {
                        guard let source = assignment.source, !source.hasOptional,
                            let from = held(project, source, in: type, file: part.file, parameters),
                            let to = held(project, assignment.target, in: type, file: part.file, parameters),
                            from.holder != to.holder, seen.insert(from.id + "→" + to.id).inserted
                        else { continue }
                        findings.append(
                            finding(
                                project, file: part.file, span: assignment.span,
                                "'\(to.holder)' keeps a copy of '\(from.property.name)' of '\(from.holder)': when one changes, the other is out of date",
                                related: [
                                    related(
                                        project, file: from.file, span: from.property.nameSpan, "The data is held here")
                                ]))
                    }
                }
            }
        }
        return findings
    }

    private struct Held {
        let holder: String
        let file: Int
        let property: PropertyFacts
        var id: String { holder + "." + property.name }
    }

    /// The collection of an observable class that a path leads to.
    private func held(
        _ project: Project, _ path: PathUse, in type: DeclaredType, file: Int, _ parameters: [FunctionFacts.Parameter]
    ) -> Held? {
        var holder = type
        var file = file
        var rest = path.components[...]
        if path.rootIsLocal {
            guard let parameter = parameters.first(where: { $0.name == path.root }), !parameter.type.isCollection,
                let found = project.type(named: parameter.type.base, in: type.name, file: file)
            else { return nil }
            (holder, file) = (found, found.file)
            rest = rest.dropFirst()
        }
        while rest.count > 1 {
            guard let property = holder.property(rest.first!),
                let found = project.type(of: property, in: holder, file: file)
            else { return nil }
            (holder, file) = (found, found.file)
            rest = rest.dropFirst()
        }
        guard let name = rest.first, holder.isReference,
            !holder.roles.isDisjoint(with: [.observableObject, .observableMacro]), !holder.roles.contains(.stored),
            let (place, property) = holder.properties.first(where: { $0.property.name == name }),
            property.isStored, !property.isLet, property.type?.isCollection == true
        else { return nil }
        return Held(holder: holder.name, file: place, property: property)
    }
}
