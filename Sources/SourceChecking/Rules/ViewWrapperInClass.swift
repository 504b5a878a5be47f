/// `@State` and its like in a class.
struct ViewWrapperInClass: Rule {
    let description = RuleDescription(
        id: "view-wrapper-in-class", severity: .error, title: "A wrapper for views is used in a class",
        reason: """
            @State, @ObservedObject, @Environment and their like are connected by SwiftUI when a view is shown. In a class \
            nobody does that: writes to state are lost or unseen, the environment has its defaults, and no screen follows.
            """,
        cure:
            "In an @Observable class use a plain property, in an ObservableObject @Published; hand in what comes from the environment.",
        source: "Apple: State, “Declare state in an App, Scene or View”",
        wrong: """
            class Player: ObservableObject {
                @State var isPlaying = false
            }
            """,
        right: """
            class Player: ObservableObject {
                @Published var isPlaying = false
            }
            """)

    private static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "FocusState", "GestureState",
        "SceneStorage", "FetchRequest", "Namespace", "ScaledMetric", "FocusedValue", "FocusedBinding", "Query",
    ]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for type in project.checkedTypes where type.isReference && !type.roles.contains(.dynamicProperty) {
            for (file, property) in type.properties {
                guard let wrapper = property.attribute(Self.wrappers),
                    project.type(named: wrapper.name, in: type.name, file: file) == nil
                else { continue }
                findings.append(
                    finding(
                        project, file: file, span: wrapper.span,
                        "@\(wrapper.name) works in views only: no screen follows '\(property.name)' of the class '\(type.name)'"
                    ))
            }
        }
        return findings
    }
}
