/// More than a line or two in a button's action, in onChange, or in a method of the view.
struct LogicInAction: Rule {
    let description = RuleDescription(
        id: "logic-in-action", severity: .note, title: "A view's action does more than pass a wish on",
        reason: """
            What happens when a button is pressed can't be tested without the view as long as it is written there, \
            and whoever reads the view has to read it too.
            """,
        cure: "Move it to a model's method, or to a type of its own that is given bindings, and call that.",
        source: "Model-Logik in SwiftUI-Views, “02: View-Logik”; Separate action to concise SwiftUI View",
        thresholds: [
            .init(name: "statements", value: 3, meaning: "lines of logic in one action from which on it is named")
        ],
        wrong: """
            struct Guests: View {
                @State private var guests: [String] = []
                @State private var name = ""

                var body: some View {
                    TextField("Name", text: $name)
                    Button("Add") {
                        let trimmed = name.uppercased()
                        guests.append(trimmed)
                        name = ""
                    }
                }
            }
            """,
        right: """
            @Observable
            class GuestBook {
                var name = ""
                private(set) var guests: [String] = []

                func add() {
                    guests.append(name.uppercased())
                    name = ""
                }
            }

            struct Guests: View {
                @State private var book = GuestBook()

                var body: some View {
                    TextField("Name", text: $book.name)
                    Button("Add") { book.add() }
                }
            }
            """)

    /// Gestures work out positions for the screen alone.
    private static let ofTheScreen: Set<String> = [
        "onEnded", "onChanged", "updating", "onPreferenceChange", "onHover", "onGeometryChange", "onContinuousHover",
        "onScrollGeometryChange",
    ]

    /// What methods return that work out how something looks.
    private static let measures: Set<String> = [
        "CGFloat", "CGSize", "CGPoint", "CGRect", "Color", "Font", "Angle", "Animation", "Path", "GridItem",
        "EdgeInsets",
    ]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        let least = threshold("statements", settings)
        var findings: [Finding] = []
        for (view, logic) in project.viewsWithLogic {
            for piece in logic.pieces where piece.weight >= least {
                switch piece.kind {
                case .action(let action) where !Self.ofTheScreen.contains(action.trigger):
                    findings.append(
                        finding(
                            project, file: piece.file, span: piece.span,
                            "\(piece.weight) lines of logic in '\(action.trigger)' of '\(view.name)' can't be tested without the view"
                        ))
                case .method(let method) where !Self.measures.contains(method.returnType?.base ?? ""):
                    findings.append(
                        finding(
                            project, file: piece.file, span: piece.span,
                            "\(piece.weight) lines of logic in '\(method.name)' can't be tested without the view '\(view.name)'"
                        ))
                default:
                    continue
                }
            }
        }
        return findings
    }
}
