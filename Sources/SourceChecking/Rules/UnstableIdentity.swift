/// Ids that are others each time, or belong to a place instead of an element.
struct UnstableIdentity: Rule {
    let description = RuleDescription(
        id: "unstable-identity", severity: .warning, title: "An id doesn't stay with its element",
        reason: """
            SwiftUI tells views apart by their ids. With an id that is another one each time, rows are made anew on every \
            update: they lose focus, scroll position and state. With the index as id, a row's state goes to its \
            neighbour when an element is removed or moved.
            """,
        cure: "Give elements an id that is stored with them.",
        source: "Apple: Identifiable; Demystify SwiftUI (WWDC21)",
        wrong: """
            struct Task: Identifiable {
                var id: UUID { UUID() }
                var title = ""
            }
            """,
        right: """
            struct Task: Identifiable {
                let id = UUID()
                var title = ""
            }
            """)

    func findings(in project: Project, settings: Settings) -> [Finding] {
        var findings: [Finding] = []
        for type in project.checkedTypes {
            for (file, property) in type.properties {
                guard property.name == "id", property.isComputed, property.code?.returnsFreshIdentity == true
                else { continue }
                findings.append(
                    finding(
                        project, file: file, span: property.nameSpan,
                        "'id' of '\(type.name)' is another one each time it is read: rows are made anew on every update"
                    ))
            }
        }
        for view in project.views {
            for (file, code) in view.content {
                for span in code.freshIdentities {
                    findings.append(
                        finding(
                            project, file: file, span: span,
                            "a new id on every update makes the view anew: state, focus and animations in it are lost"))
                }
                for loop in code.loops {
                    guard let collection = positional(loop), project.isRearranged(collection, in: view, file: file),
                        project.reorderedNames.contains(collection.components.last!)
                    else { continue }
                    findings.append(
                        finding(
                            project, file: file, span: loop.span,
                            "rows are told apart by their place: when an element is removed or moved, its state goes to the one that takes the place"
                        ))
                }
            }
        }
        return findings
    }

    /// The collection of a loop whose ids are indices.
    private func positional(_ loop: LoopOfViews) -> PathUse? {
        switch loop.identity {
        case .itself: loop.range?.collection
        case .offset: loop.isEnumerated ? loop.source : nil
        default: nil
        }
    }
}
