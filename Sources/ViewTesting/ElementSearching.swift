import DisplayList
import Foundation
import SwiftUICore

/// What can be searched: the whole screen, or one element for what is in it.
///
/// A search for one element throws a ``TestSceneError`` where there is none or several; the error lists what is there,
/// the nearest names first, and shows the screen. What is hidden is not found; what is scrolled out of view is.
@MainActor
public protocol ElementSearching {
    /// All that is searched.
    var searchedElement: TestElement { get }
}

extension TestScene: ElementSearching {
    public var searchedElement: TestElement { TestElement(self, [.root]) }
}

extension TestElement: ElementSearching {
    public var searchedElement: TestElement { self }
}

extension ElementSearching {
    // MARK: One

    /// The button with this label.
    public func button(
        _ label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.button, named: label, Caller(fileID: fileID, line: line))
    }

    /// The text field with this prompt or accessibility label.
    public func textField(
        _ prompt: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.textField, named: prompt, Caller(fileID: fileID, line: line))
    }

    /// The only text editor, or the one with this accessibility label.
    public func textEditor(
        _ label: String? = nil, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.textEditor, named: label, Caller(fileID: fileID, line: line))
    }

    /// The toggle with this label.
    public func toggle(
        _ label: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.toggle, named: label, Caller(fileID: fileID, line: line))
    }

    /// The text that says just this. Texts on controls are found where no other says it.
    public func text(
        _ string: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.text, named: string, Caller(fileID: fileID, line: line))
    }

    /// The text in which this occurs. Texts on controls are found where it occurs in no other.
    public func text(
        containing part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.text, named: part, isPart: true, Caller(fileID: fileID, line: line))
    }

    /// The image of this name or accessibility label.
    public func image(
        _ name: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.image, named: name, Caller(fileID: fileID, line: line))
    }

    /// The row of a list in which just this can be read.
    public func row(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.row, named: text, Caller(fileID: fileID, line: line))
    }

    /// The row of a list in which this can be read.
    public func row(
        containing part: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        try only(.row, named: part, isPart: true, Caller(fileID: fileID, line: line))
    }

    /// The only scroll view or list.
    public func scrollView(fileID: StaticString = #fileID, line: Int = #line) throws -> TestElement {
        try only(.scrollView, named: nil, Caller(fileID: fileID, line: line))
    }

    /// The element with this accessibility identifier.
    public func element(
        id identifier: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        let searched = searchedElement
        let list = searched.scene.list
        let all = list.descendants(of: searched.ids).filter { !list.isHidden($0.id) }
        let found = all.filter { $0.accessibility.identifier == identifier }
        if found.count == 1 { return TestElement(searched.scene, [found[0].id]) }
        let caller = Caller(fileID: fileID, line: line)
        guard found.isEmpty else {
            throw several(found, "elements have the identifier \"\(identifier)\"", caller)
        }
        let identifiers = Set(all.compactMap(\.accessibility.identifier)).map { "\"\($0)\"" }
        throw none(
            "No element has the accessibility identifier \"\(identifier)\".",
            there: "Identifiers", identifiers, wanted: identifier, caller)
    }

    // MARK: All

    /// All elements of a kind, or those of them with this name, in the order in which they are drawn.
    public func elements(_ kind: TestElement.Kind, _ name: String? = nil) -> [TestElement] {
        let scene = searchedElement.scene
        let isWanted = name.map { name in { (names: [String]) in names.contains(name) } }
        return items(kind, where: isWanted).map { TestElement(scene, [$0.id]) }
    }

    /// All texts that can be read, those on controls among them, in the order in which they are drawn.
    public var texts: [String] {
        let list = searchedElement.scene.list
        return items(.text).map { list.readableText(of: $0) }
    }

    /// The labels of all buttons.
    public var buttons: [String] {
        elements(.button).map(\.label)
    }

    /// What can be read in each row of a list, as far as the rows are made.
    public var rows: [String] {
        elements(.row).map(\.text)
    }

    // MARK: By the view's type

    /// The values of all views of this type, as the graph has them: their state can be read.
    public func views<V: View>(of type: V.Type) -> [V] {
        let searched = searchedElement
        return places(of: type, in: searched).map(\.view)
    }

    /// What each view of this type shows.
    public func elements<V: View>(of type: V.Type) -> [TestElement] {
        let searched = searchedElement
        return places(of: type, in: searched).map { TestElement(searched.scene, $0.items) }
    }

    /// What the only view of this type shows.
    public func element<V: View>(
        of type: V.Type, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        let searched = searchedElement
        let found = places(of: type, in: searched)
        if found.count == 1 { return TestElement(searched.scene, found[0].items) }
        let caller = Caller(fileID: fileID, line: line)
        guard found.isEmpty else {
            throw searched.scene.failure(
                """
                \(found.count) views are of the type \(V.self). Take one of elements(of: \(V.self).self), or look \
                inside of what is around it.
                """, caller)
        }
        throw none(
            "No view is of the type \(V.self).", there: "Types of the program's views",
            searched.scene.scene.programViewTypes, wanted: String(describing: V.self), caller)
    }

    private func places<V: View>(of type: V.Type, in searched: TestElement) -> [(view: V, items: [ItemID])] {
        let list = searched.scene.list
        let all = searched.scene.scene.places(of: type)
        guard searched.ids != [.root] else { return all }
        let inside = Set(list.descendants(of: searched.ids).map(\.id))
        return all.filter { place in !place.items.isEmpty && place.items.allSatisfy(inside.contains) }
    }

    // MARK: The search

    /// The elements of a kind that are not hidden and whose names please.
    private func items(_ kind: TestElement.Kind, where isWanted: (([String]) -> Bool)? = nil) -> [DisplayItem] {
        let searched = searchedElement
        let list = searched.scene.list
        return list.descendants(of: searched.ids).filter { item in
            TestElement.Kind(of: item) == kind && isWanted?(list.names(of: item)) ?? true && !list.isHidden(item.id)
        }
    }

    private func only(
        _ kind: TestElement.Kind, named name: String?, isPart: Bool = false, _ caller: Caller
    ) throws -> TestElement {
        let searched = searchedElement
        let list = searched.scene.list
        var found = items(kind) { names in
            guard let name else { return true }
            return isPart ? names.contains { $0.contains(name) } : names.contains(name)
        }
        if kind == .text, found.count > 1 {
            let free = found.filter { !list.isInControl($0.id) }
            if !free.isEmpty { found = free }
        }
        if found.count == 1 { return TestElement(searched.scene, [found[0].id]) }
        guard found.isEmpty else {
            let names = name.map { isPart ? " contain \"\($0)\"" : " are named \"\($0)\"" } ?? " are there"
            throw several(found, "\(kind.name)s\(names)", caller)
        }
        throw nothing(kind, named: name, isPart: isPart, caller)
    }

    private func nothing(
        _ kind: TestElement.Kind, named name: String?, isPart: Bool, _ caller: Caller
    ) -> TestSceneError {
        let searched = searchedElement
        let list = searched.scene.list
        guard let name else {
            return searched.scene.failure("There is no \(kind.name).", caller)
        }
        var message = isPart ? "No \(kind.name) contains \"\(name)\"." : "No \(kind.name) is named \"\(name)\"."
        let namesakes = list.descendants(of: searched.ids).filter { list.names(of: $0).contains(name) }
        let sameKind = namesakes.filter { TestElement.Kind(of: $0) == kind }
        if sameKind.contains(where: { list.isHidden($0.id) }) {
            message += " One is there, but hidden."
        } else if let other = namesakes.first(where: { TestElement.Kind(of: $0) != nil }) {
            message += " There is a \(list.description(of: other))."
        }
        let there = list.descendants(of: searched.ids).filter { TestElement.Kind(of: $0) == kind }
        let lines = there.map { item in (list.names(of: item), list.description(of: item)) }
        let sorted = lines.enumerated().sorted { a, b in
            let (x, y) = (nearness(a.element.0, name), nearness(b.element.0, name))
            return x == y ? a.offset < b.offset : x < y
        }
        return none(message, there: "\(kind.name.capitalizedFirst)s", sorted.map(\.element.1), wanted: nil, caller)
    }

    private func nearness(_ names: [String], _ wanted: String) -> Double {
        names.map { distance($0, wanted) }.min() ?? 1
    }

    private func none(
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
            Look inside of what is around the one, as in row(containing:), or take one of elements(_:_:).
            """, caller)
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
