/// Finds one kind of fault in the facts of a project.
protocol Rule: Sendable {
    var description: RuleDescription { get }
    func findings(in project: Project, settings: Settings) -> [Finding]
}

/// What people are told about a rule.
struct RuleDescription: Sendable {
    let id: String
    let severity: Severity
    /// The fault in a few words.
    let title: String
    /// Why it is one, for the user of the program or for whoever works on it.
    let reason: String
    let cure: String
    /// The article or the page of Apple's documentation that it comes from.
    let source: String
    var thresholds: [Threshold] = []
    var isFixable = false
    /// A program with the fault, and the same without.
    let wrong: String
    let right: String

    /// A number from which on something is a fault.
    struct Threshold: Sendable {
        let name: String
        let value: Int
        let meaning: String
    }
}

extension Rule {
    func finding(
        _ project: Project, file: Int, span: Span, _ message: String, related: [Finding.Related] = [], fix: Fix? = nil
    ) -> Finding {
        let facts = project.files[file]
        return Finding(
            rule: description.id, severity: description.severity, path: facts.path, span: span,
            place: facts.lines.place(of: span.start), message: message, related: related, fix: fix)
    }

    func related(_ project: Project, file: Int, span: Span, _ message: String) -> Finding.Related {
        let facts = project.files[file]
        return Finding.Related(path: facts.path, place: facts.lines.place(of: span.start), message: message)
    }

    func threshold(_ name: String, _ settings: Settings) -> Int {
        let preset = description.thresholds.first { $0.name == name }?.value ?? 0
        return settings.thresholds["\(description.id).\(name)"] ?? preset
    }
}

/// All rules, errors first.
enum Rules {
    static let all: [any Rule] = [
        UnownedViewModel(), ObservedObjectCreated(), ViewWrapperInClass(), ForEachChangingRange(),
        NestedObservableObject(), UITypeInViewModel(), StateObjectMismatch(), StateNotPrivate(), DuplicateData(),
        ObjectCreatedInBody(), ObservableOffMainActor(), OptionalBindingByHand(), UnstableIdentity(),
        ModelLogicInBody(), LogicInAction(), ConditionInModifier(), ServiceCreatedInView(), DerivedState(),
        PassThroughViewModel(), FoldersByType(), DisableWithoutReason(),
    ]

    static func description(of id: String) -> RuleDescription? {
        all.first { $0.description.id == id }?.description
    }
}
