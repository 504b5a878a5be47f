import Foundation

/// `oriel rules`
enum RulesCommand {
    static func run(_ arguments: ArraySlice<String>) throws(UsageError) -> Command.Outcome {
        var arguments = arguments
        guard let option = arguments.popFirst() else { return Command.Outcome(status: 0, output: list) }
        switch option {
        case "--explain":
            guard let id = arguments.popFirst() else { throw UsageError("--explain needs a rule") }
            guard let rule = Rules.description(of: id) else { throw UsageError("there is no rule '\(id)'") }
            return Command.Outcome(status: 0, output: rule.page)
        case "--json":
            return Command.Outcome(status: 0, output: encoded(Rules.all.map { Item($0.description) }))
        default:
            throw UsageError("rules has no option '\(option)'")
        }
    }

    private static var list: String {
        let rules = Rules.all.map(\.description)
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            return "\(id)  \(severity)  \(rule.isFixable ? "fix" : "   ")  \(rule.title)\n"
        }.joined()
    }

    private struct Item: Encodable {
        let id: String
        let severity: String
        let title: String
        let reason: String
        let cure: String
        let source: String
        let isFixable: Bool
        let thresholds: [String: Int]

        init(_ rule: RuleDescription) {
            id = rule.id
            severity = rule.severity.rawValue
            title = rule.title
            reason = rule.reason
            cure = rule.cure
            source = rule.source
            isFixable = rule.isFixable
            thresholds = Dictionary(uniqueKeysWithValues: rule.thresholds.map { ($0.name, $0.value) })
        }
    }
}

extension RuleDescription {
    /// Its page of the documentation, in Markdown.
    var page: String {
        var page = """
            # \(id)

            \(title) (\(severity)\(isFixable ? ", mended by --fix where that is safe" : "")).

            ## What goes wrong

            \(reason)

            ```swift
            \(wrong)
            ```

            ## Cure

            \(cure)

            ```swift
            \(right)
            ```

            """
        if !thresholds.isEmpty {
            page += "\n## Thresholds\n\n"
            for threshold in thresholds {
                page += "- `\(id).\(threshold.name)` (\(threshold.value)): \(threshold.meaning)\n"
            }
        }
        return page + "\nSource: \(source)\n"
    }
}
