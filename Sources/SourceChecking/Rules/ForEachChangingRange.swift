/// `ForEach(0..<items.count)` over items that come and go.
struct ForEachChangingRange: Rule {
    let description = RuleDescription(
        id: "foreach-changing-range", severity: .error, title: "ForEach goes over a range that changes",
        reason: """
            ForEach reads a range once. When elements are added, the new ones aren't shown; when some are removed, \
            the program may read behind the end and stop.
            """,
        cure: "Go over the elements themselves: ForEach(items) with Identifiable elements, or with an id.",
        source: "Apple: ForEach.init(_:content:), “only reads the initial value of the provided data”",
        wrong: """
            struct Names: View {
                @State private var names = ["Ada"]

                var body: some View {
                    ForEach(0..<names.count) { index in Text(names[index]) }
                    Button("Add") { names.append("Grace") }
                }
            }
            """,
        right: """
            struct Names: View {
                @State private var names = ["Ada"]

                var body: some View {
                    ForEach(names, id: \\.self) { name in Text(name) }
                    Button("Add") { names.append("Grace") }
                }
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views {
            for (file, code, _) in view.code {
                for loop in code.loops where loop.callee == "ForEach" && loop.identity == .none {
                    guard let collection = loop.range?.collection,
                        project.isRearranged(collection, in: view, file: file)
                    else { continue }
                    let name = collection.components.joined(separator: ".")
                    findings.append(
                        finding(
                            project, file: file, span: loop.span,
                            "the range is read once: elements added to '\(name)' aren't shown, and removed ones stop the program"
                        ))
                }
            }
        }
        return findings
    }
}

extension LoopOfViews.Range {
    var collection: PathUse {
        switch self {
        case .count(let path), .indices(let path): path
        }
    }
}

extension Project {
    private static let sources: Set<String> = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "AppStorage", "Query",
        "FetchRequest", "Bindable",
    ]

    /// Whether elements of a collection that a view shows come, go or move while it is shown.
    func isRearranged(_ path: PathUse, in view: DeclaredType, file: Int) -> Bool {
        guard !path.rootIsLocal, !path.components.contains("[]"), let root = view.property(path.root),
            root.attribute(Self.sources) != nil, rearrangedNames.contains(path.components.last!)
        else { return false }
        guard path.components.count == 2 else { return path.components.count == 1 }
        // A constant of the model stays as it is, whatever else has its name.
        guard let model = type(of: root, in: view, file: file),
            let property = model.property(path.components[1])
        else { return true }
        return !property.isLet && !property.isComputed
    }
}
