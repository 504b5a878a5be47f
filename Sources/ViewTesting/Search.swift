import DisplayList
import Foundation

/// What is looked for: the word for it, and which items are meant.
@MainActor
struct Sought {
    let noun: String
    let includes: (DisplayItem) -> Bool

    static func kind(_ kind: TestElement.Kind) -> Sought {
        Sought(noun: kind.name) { TestElement.Kind(of: $0).map(kind.includes) ?? false }
    }

    static var button: Sought { kind(.button) }
    static var textField: Sought { kind(.textField) }
    static var secureField: Sought { kind(.secureField) }
    static var textEditor: Sought { kind(.textEditor) }
    static var toggle: Sought { kind(.toggle) }
    static var text: Sought { kind(.text) }
    static var image: Sought { kind(.image) }
    static var row: Sought { kind(.row) }
    static var scrollView: Sought { kind(.scrollView) }

    static var link: Sought {
        Sought(noun: "link") { $0.accessibility.traits.contains(.link) }
    }

    static var header: Sought {
        Sought(noun: "header") { item in
            item.accessibility.isHeader && TestElement.Kind(of: item) != .navigationBar
        }
    }
}

extension TestElement.Kind {
    /// Whether what is sought as this may be that.
    fileprivate func includes(_ other: TestElement.Kind) -> Bool {
        switch (self, other) {
        case (.button, .link), (.textField, .secureField): true
        default: self == other
        }
    }
}

extension ElementSearching {
    /// The elements with a name that are not hidden.
    func items(_ sought: Sought, named name: String?, isPart: Bool = false) -> [DisplayItem] {
        let searched = searchedElement
        let list = searched.scene.list
        let found = list.descendants(of: searched.ids).filter { item in
            guard sought.includes(item) else { return false }
            if let name {
                let names = list.names(of: item)
                guard isPart ? names.contains(where: { $0.contains(name) }) : names.contains(name) else { return false }
            }
            return !list.isHidden(item.id)
        }
        // A header in a section's header is the same one.
        return sought.noun == Sought.header.noun ? list.outermost(of: found) : found
    }

    func only(
        _ sought: Sought, named name: String?, isPart: Bool = false, _ caller: Caller
    ) throws -> TestElement {
        let searched = searchedElement
        let list = searched.scene.list
        var found = items(sought, named: name, isPart: isPart)
        if sought.noun == Sought.text.noun, found.count > 1 {
            let free = found.filter { !list.isInControl($0.id) }
            if !free.isEmpty { found = free }
        }
        if found.count == 1 { return TestElement(searched.scene, [found[0].id]) }
        guard found.isEmpty else {
            let names = name.map { isPart ? " contain \"\($0)\"" : " are named \"\($0)\"" } ?? " are there"
            throw several(found, "\(sought.noun)s\(names)", caller)
        }
        throw nothing(sought, named: name, isPart: isPart, caller)
    }

    func one(_ sought: Sought, named name: String?, at index: Int, _ caller: Caller) throws -> TestElement {
        let found = items(sought, named: name)
        if found.indices.contains(index) { return TestElement(searchedElement.scene, [found[index].id]) }
        guard !found.isEmpty else { throw nothing(sought, named: name, isPart: false, caller) }
        let names = name.map { " named \"\($0)\"" } ?? ""
        let count =
            found.count == 1 ? "There is 1 \(sought.noun)\(names)" : "There are \(found.count) \(sought.noun)s\(names)"
        throw searchedElement.scene.failure("\(count), none at \(index): the first is at 0.", caller)
    }

    /// The only element that says this of itself.
    func only(
        _ property: KeyPath<AccessibilityInfo, String?>, _ wanted: String, _ what: String, _ there: String,
        _ caller: Caller
    ) throws -> TestElement {
        let searched = searchedElement
        let list = searched.scene.list
        let all = list.descendants(of: searched.ids).filter { !list.isHidden($0.id) }
        // A button is called by the text on it, and is what is meant.
        let found = list.outermost(of: all.filter { $0.accessibility[keyPath: property] == wanted })
        if found.count == 1 { return TestElement(searched.scene, [found[0].id]) }
        guard found.isEmpty else { throw several(found, "elements have \(what) \"\(wanted)\"", caller) }
        let names = Set(all.compactMap { $0.accessibility[keyPath: property] }).map { "\"\($0)\"" }
        throw none("No element has \(what) \"\(wanted)\".", there: there, names, wanted: wanted, caller)
    }

    // MARK: What is there instead

    private func nothing(
        _ sought: Sought, named name: String?, isPart: Bool, _ caller: Caller
    ) -> TestSceneError {
        let searched = searchedElement
        let list = searched.scene.list
        let noun = sought.noun
        guard let name else { return searched.scene.failure("There is no \(noun).", caller) }
        var message = isPart ? "No \(noun) contains \"\(name)\"." : "No \(noun) is named \"\(name)\"."
        let all = list.descendants(of: searched.ids)
        let namesakes = all.filter { list.names(of: $0).contains(name) }
        if namesakes.contains(where: { sought.includes($0) && list.isHidden($0.id) }) {
            message += " One is there, but hidden."
        } else if let other = namesakes.first(where: { $0.control != nil })
            ?? namesakes.first(where: { TestElement.Kind(of: $0) != nil })
        {
            message += " There is \(list.mention(of: other))."
        } else if searched.scene.navigationBar?.backTitle == name {
            message += " The way back is named so: goBack() takes it."
        }
        let lines = all.filter(sought.includes).map { item in (list.names(of: item), list.description(of: item)) }
        let sorted = lines.enumerated().sorted { a, b in
            let (x, y) = (nearness(a.element.0, name), nearness(b.element.0, name))
            return x == y ? a.offset < b.offset : x < y
        }
        return none(message, there: "\(noun.capitalizedFirst)s", sorted.map(\.element.1), wanted: nil, caller)
    }

    private func nearness(_ names: [String], _ wanted: String) -> Double {
        names.map { distance($0, wanted) }.min() ?? 1
    }

    func none(
        _ message: String, there: String, _ names: [String], wanted: String?, _ caller: Caller
    ) -> TestSceneError {
        let scene = searchedElement.scene
        let place = searchedElement.ids == [.root] ? "on the screen" : "in \(searchedElement)"
        guard !names.isEmpty else {
            return scene.failure("\(message)\n\(there) \(place): none.", caller)
        }
        var sorted = names
        if let wanted { sorted.sort { (distance($0, wanted), $0) < (distance($1, wanted), $1) } }
        let most = 12
        var lines = sorted.prefix(most).map { "    \($0)" }
        if sorted.count > most { lines.append("    … and \(sorted.count - most) more") }
        return scene.failure(
            "\(message)\n\(there) \(place), the nearest names first:\n\(lines.joined(separator: "\n"))", caller)
    }

    private func several(_ found: [DisplayItem], _ what: String, _ caller: Caller) -> TestSceneError {
        let scene = searchedElement.scene
        let list = scene.list
        let lines = found.prefix(12).map { item in
            var line = "    \(list.description(of: item))"
            if let frame = list.frameInScene(item.id) {
                line += " in line \(Int(frame.minY / 16) + 1), column \(Int(frame.minX / 8) + 1)"
            }
            return line
        }
        return scene.failure(
            """
            \(found.count) \(what), not one:
            \(lines.joined(separator: "\n"))
            Look inside of what is around the one, as in row(containing:), or take one with element(_:_:at:).
            """, caller)
    }
}

extension DisplayList {
    /// Those that are in none of the others.
    fileprivate func outermost(of items: [DisplayItem]) -> [DisplayItem] {
        guard items.count > 1 else { return items }
        let ids = Set(items.map(\.id))
        return items.filter { ids.isDisjoint(with: ancestors(of: $0.id)) }
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
