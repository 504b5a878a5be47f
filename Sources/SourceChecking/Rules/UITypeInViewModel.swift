/// A `Text` in a view model.
struct UITypeInViewModel: Rule {
    let description = RuleDescription(
        id: "ui-type-in-view-model", severity: .warning, title: "A model holds a view",
        reason: """
            A model that holds views knows how it is shown. It can't be tested by its values, and the same data can't \
            be shown in another way.
            """,
        cure: "Keep the value (a String, a name, an enum), and let the view make what is shown from it.",
        source: "MVVM, “ViewModel kennt die View”",
        wrong: """
            @Observable
            class SignIn {
                var message: Text?
            }
            """,
        right: """
            @Observable
            class SignIn {
                var message: String?
            }
            """)

    private static let types: Set<String> = [
        "Text", "Image", "AnyView", "View", "Button", "Label", "Alert", "ActionSheet", "Font", "LinearGradient",
        "VStack", "HStack", "ZStack", "List", "TextField", "Shape", "AnyShape", "AnyShapeStyle", "AsyncImage",
    ]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for model in project.observables where !model.roles.contains(.stored) {
            for (file, property) in model.properties where property.isStored {
                guard let type = property.type, Self.types.contains(type.base),
                    project.files[file].imports.contains("SwiftUI"),
                    project.type(named: type.base, in: model.name, file: file) == nil
                else { continue }
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        "'\(model.name)' holds a view in '\(property.name)' (\(type.text)): it can't be tested by its values"
                    ))
            }
        }
        return findings
    }
}
