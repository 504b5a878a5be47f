/// `private let session = Session()` in a view.
struct ServiceCreatedInView: Rule {
    let description = RuleDescription(
        id: "service-created-in-view", severity: .note, title: "A view makes a service for itself",
        reason: """
            A view that makes its own network session or database can't be shown in a test or a preview without them, and \
            each view has another one.
            """,
        cure: "Hand it in, through the environment or the model, or move it with the action to a type of its own.",
        source: "Separate action to concise SwiftUI View, “View has a model property”",
        wrong: """
            struct Uploader {
                func upload(_ text: String) async {}
            }

            struct Post: View {
                private let uploader = Uploader()

                var body: some View {
                    Button("Post") { Task { await uploader.upload("Hello") } }
                }
            }
            """,
        right: """
            struct Uploader {
                func upload(_ text: String) async {}
            }

            struct Post: View {
                let uploader: Uploader

                var body: some View {
                    Button("Post") { Task { await uploader.upload("Hello") } }
                }
            }
            """)

    private static let endings = [
        "Service", "Session", "Client", "API", "Manager", "Repository", "Database", "Provider", "Loader", "Fetcher",
        "Downloader", "Controller", "Networking", "DataSource", "Storage",
    ]

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for view in project.views where view.kind == .structure && !view.roles.contains(.app) {
            for (file, property) in view.properties where property.isStored && property.attributes.isEmpty {
                guard let made = property.madeType,
                    let service = project.type(named: made, in: view.name, file: file), isService(service)
                else { continue }
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        "'\(view.name)' makes its own '\(service.name)': it can't be shown or tested without it"))
            }
        }
        return findings
    }

    private func isService(_ type: DeclaredType) -> Bool {
        guard type.isReference || type.kind == .structure,
            type.roles.isDisjoint(with: [.view, .observableObject, .observableMacro, .drawing, .dynamicProperty])
        else { return false }
        return Self.endings.contains { type.simpleName.hasSuffix($0) }
            || type.functions.contains { $0.function.isAsync || $0.function.code.concurrency != nil }
    }
}
