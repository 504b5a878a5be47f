extension Project {
    /// Whether a call or an initialiser sets a property of a view, so that its initial value isn't all there is.
    func isSet(_ name: String, fromOutside view: DeclaredType) -> Bool {
        let byCall = files.contains {
            $0.callLabels[view.simpleName]?.contains(name) == true || $0.callLabels["init"]?.contains(name) == true
        }
        return byCall || isSet(name, inInitializerOf: view)
    }

    func isSet(_ name: String, inInitializerOf view: DeclaredType) -> Bool {
        view.code.contains { _, code, isInitializer in
            isInitializer && code.assignments.contains { $0.target.root == name || $0.target.root == "_" + name }
        }
    }

    /// Whether nothing but the type itself, in its own file, uses a property.
    ///
    /// Uses are compared by name alone: one that only looks the same keeps the property as it is.
    func mayBePrivate(_ property: PropertyFacts, of type: DeclaredType) -> Bool {
        if type.parts.contains(where: { $0.file != type.file }) || type.kind != .structure { return false }
        if type.parts.contains(where: { !$0.facts.inherits.isDisjoint(with: protocolNames) }) { return false }
        // Without a value of its own it comes from outside, and a closure may come without its label.
        if property.initial == .none, property.type?.isOptional != true { return false }
        if property.type?.text.contains("->") == true || isSet(property.name, fromOutside: type) { return false }
        return !memberNames.contains(property.name) && !memberNames.contains("$" + property.name)
    }
}

extension Array where Element == String {
    fileprivate func isDisjoint(with others: Set<String>) -> Bool { !contains(where: others.contains) }
}
