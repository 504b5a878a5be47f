import DisplayList
import Foundation

/// What views and hosts ask of a program's windows.
extension _Program {
    /// - Parameters:
    ///   - id: nil: whichever scene is for values of the type.
    ///   - type: Of the value; nil: whichever scene has the id.
    func open(id: String?, value: AnyHashable?, of type: Any.Type?) {
        guard let opener = openers(id: id, type: type, caller: "openWindow").first else { return }
        let existing = opener.windows.first { opener.isSingle || value != nil && $0.value == value }
        if let existing {
            host?.bringToFront(existing.scene)
        } else {
            open(opener, for: value)
        }
    }

    func dismiss(id: String?, value: AnyHashable?, of type: Any.Type?) {
        for opener in openers(id: id, type: type, caller: "dismissWindow") {
            for window in opener.windows where value == nil || window.value == value { dismiss(window) }
        }
    }

    /// Closes a window once it is done with what it is at.
    func dismiss(_ window: OpenWindow) {
        window.scene.whenIdle { [weak self, weak window] in
            if let scene = window?.scene { self?.host?.close(scene) }
        }
    }

    /// Closes a window as `dismiss` does, which leaves what is presented: the only window of a program isn't.
    func leave(_ window: OpenWindow) {
        if windows.count > 1 { dismiss(window) }
    }

    public func openAnother(like scene: any DisplayScene) -> Bool {
        let own = windows.first { $0.scene === scene }.map(\.opener)
        let groups = [own].compactMap(\.self) + openers.filter { $0.valueType == nil }
        guard let group = groups.first(where: { !$0.isSingle }) else { return false }
        open(group, for: nil)
        return true
    }

    private func openers(id: String?, type: Any.Type?, caller: String) -> [any WindowOpening] {
        let found = openers.filter { (id == nil || $0.sceneID == id) && (type == nil || $0.valueType == type) }
        if found.isEmpty {
            let asked = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap(\.self)
            let known = openers.map { opener in
                [opener.sceneID.map { "\"\($0)\"" }, opener.valueType.map { "for \($0)" }].compactMap(\.self)
                    .joined(separator: " ")
            }
            tell(
                """
                \(caller): no scene of the program has \(asked.joined(separator: " and ")). It has \
                \(known.map { $0.isEmpty ? "one without an id" : $0 }.joined(separator: ", ")).
                """)
        }
        return found
    }

    func tellWhileEvaluating(_ caller: String) {
        guard let node = Dependent.evaluatedNode else { return }
        tell(
            """
            \(caller) was called while the body of \(node.owningViewName) ran, and so at each of its runs. Call it in an \
            action, in onChange or in task instead: a body only describes.
            """)
    }

    func tellDuplicateIDs() {
        let ids = openers.compactMap(\.sceneID)
        for id in Set(ids).sorted() where ids.count(where: { $0 == id }) > 1 {
            let types = openers.filter { $0.sceneID == id }.map { $0.valueType.map(ObjectIdentifier.init) }
            guard Set(types).count < types.count else { continue }
            tell("Several scenes of the program have the id \"\(id)\": openWindow opens the first of them.")
        }
    }
}
