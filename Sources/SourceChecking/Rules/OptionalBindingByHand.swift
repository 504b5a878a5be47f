/// `Binding(get: { text ?? "" }, set: { text = $0 })`
struct OptionalBindingByHand: Rule {
    let description = RuleDescription(
        id: "optional-binding-by-hand", severity: .warning, title: "A binding does away with an optional by hand",
        reason: """
            The same two closures are written again for each optional, and each copy can go wrong: a screen that reads \
            one property and writes another is quickly made.
            """,
        cure: "Write it once, as an extension of Binding that takes the optional's binding and a fallback.",
        source: "Dynamische Binding-Generierung", isFixable: true,
        wrong: """
            struct Memo: View {
                @State private var text: String?

                var body: some View {
                    TextEditor(text: Binding(get: { text ?? "" }, set: { text = $0 }))
                }
            }
            """,
        right: """
            struct Memo: View {
                @State private var text: String?

                var body: some View {
                    TextEditor(text: Binding($text, fallback: ""))
                }
            }

            extension Binding {
                init(_ optional: Binding<Value?>, fallback: Value) {
                    self.init(get: { optional.wrappedValue ?? fallback }, set: { optional.wrappedValue = $0 })
                }
            }
            """)

    private static let wrappers: Set<String> = [
        "State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject", "EnvironmentObject",
        "Bindable",
    ]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for type in project.checkedTypes {
            for (file, code, isInitializer) in type.code where !isInitializer {
                for binding in code.bindings where binding.isPlain {
                    let optional = binding.optional
                    guard !optional.rootIsLocal, !optional.hasOptional, !optional.components.contains("[]"),
                        type.property(optional.root)?.attribute(Self.wrappers) != nil
                    else { continue }
                    let name = optional.components.joined(separator: ".")
                    findings.append(
                        finding(
                            project, file: file, span: binding.span,
                            "the binding around the optional '\(name)' is written out: a generic extension of Binding does it once for all",
                            fix: fix(project, binding, file)))
                }
            }
        }
        return findings
    }

    private func fix(_ project: Project, _ binding: BindingByHand, _ file: Int) -> Fix? {
        let facts = project.files[file]
        let helpers = project.files.flatMap(\.bindingHelpers)
        let helper = helpers.first { $0.name == "init" } ?? helpers.first
        let projected = "$" + binding.optional.components.joined(separator: ".")
        var callee = binding.callee
        if let helper, helper.name != "init" {
            // A static function doesn't say of which type the binding is.
            if callee.contains("<") {
                callee += ".\(helper.name)"
            } else if binding.isArgument {
                callee = ".\(helper.name)"
            } else {
                return nil
            }
        }
        let label = helper.map { $0.fallbackLabel.map { $0 + ": " } ?? "" } ?? "fallback: "
        var edits = [
            Edit(
                path: facts.path, span: binding.span,
                replacement: "\(callee)(\(projected), \(label)\(binding.fallback))")
        ]
        if helper == nil {
            let end = Span(start: facts.byteCount, end: facts.byteCount)
            edits.append(Edit(path: facts.path, span: end, replacement: Self.addedExtension))
        }
        return Fix(title: "Use an extension of Binding", edits: edits)
    }

    static let addedExtension = """

        extension Binding {
            /// The value of an optional, or the fallback where there is none.
            fileprivate init(_ optional: Binding<Value?>, fallback: Value) {
                self.init(get: { optional.wrappedValue ?? fallback }, set: { optional.wrappedValue = $0 })
            }
        }

        """
}
