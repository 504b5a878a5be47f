import DisplayList
import Foundation

extension DisplayList {
    /// What is around an item, from the inside out.
    func ancestors(of id: ItemID) -> [ItemID] {
        var found: [ItemID] = []
        var current = parent(of: id)
        while let id = current {
            found.append(id)
            current = parent(of: id)
        }
        return found
    }

    /// The items with these and all that is in them, each before its content.
    func descendants(of ids: [ItemID]) -> [DisplayItem] {
        var found: [DisplayItem] = []
        func walk(_ id: ItemID) {
            if let item = self[id] { found.append(item) }
            for child in children(of: id) { walk(child) }
        }
        for id in ids { walk(id) }
        return found
    }

    /// Whether an item or a group around it is not drawn at all.
    func isHidden(_ id: ItemID) -> Bool {
        ([id] + ancestors(of: id)).contains { id in
            if case .group(let effects)? = self[id]?.content { effects.opacity <= 0 } else { false }
        }
    }

    func isInControl(_ id: ItemID) -> Bool {
        ancestors(of: id).contains { self[$0]?.control != nil }
    }

    /// What a person may call an item, the best first: its label for accessibility, what is written on it, a prompt.
    func names(of item: DisplayItem) -> [String] {
        var names = [item.accessibility.label].compactMap { $0 }
        switch item.content {
        case .control(let control):
            if case .textField(let field) = control.kind { names.append(field.prompt) }
            names.append(writing(in: item.id))
        case .text(let layout): names.append(layout.string)
        case .symbol(let symbol): names.append(symbol.name)
        case .picture(let picture): names.append(picture.name)
        case .navigationBar(let bar): names.append(bar.title)
        case .row, .group: names.append(readableText(of: item))
        case .scroll, .shape, .divider: break
        }
        return names.filter { !$0.isEmpty }
    }

    /// The texts in an item; where there are none, its pictures.
    private func writing(in id: ItemID) -> String {
        let inside = descendants(of: children(of: id))
        let texts = inside.compactMap { item in
            if case .text(let layout) = item.content { item.accessibility.label ?? layout.string } else { nil }
        }
        if !texts.isEmpty { return texts.joined(separator: " ") }
        return inside.compactMap { item in
            if case .symbol(let symbol) = item.content { item.accessibility.label ?? symbol.name } else { nil }
        }.joined(separator: " ")
    }

    /// What can be read in an item.
    func readableText(of item: DisplayItem) -> String {
        var parts: [String] = []
        func walk(_ item: DisplayItem) {
            switch item.content {
            case .text(let layout): parts.append(layout.string)
            case .navigationBar(let bar): parts.append(bar.title)
            case .control(let control):
                if let text = control.editableText {
                    parts.append(text)
                    // What is in a text field's item besides is its prompt.
                    return
                }
            case .group(let effects) where effects.opacity <= 0: return
            case .group, .symbol, .picture, .shape, .divider, .scroll, .row: break
            }
            for child in children(of: item.id) {
                if let child = self[child] { walk(child) }
            }
        }
        walk(item)
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// For messages, within a sentence: `an image "lock"`.
    func mention(of item: DisplayItem) -> String {
        let description = description(of: item)
        return (description.first == "i" ? "an " : "a ") + description
    }

    /// For messages: `button "Add" (disabled)`.
    func description(of item: DisplayItem) -> String {
        var words = TestElement.Kind(of: item)?.name ?? item.plainName
        if let name = names(of: item).first {
            words += " \"\(name)\""
        } else if let identifier = item.accessibility.identifier {
            words += " with the identifier \"\(identifier)\""
        }
        if let text = item.control?.editableText, !text.isEmpty { words += " containing \"\(text)\"" }
        var notes: [String] = []
        if let toggle = item.toggle { notes.append(toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed") }
        if item.control?.isEnabled == false { notes.append("disabled") }
        if isHidden(item.id) { notes.append("hidden") }
        return notes.isEmpty ? words : words + " (\(notes.joined(separator: ", ")))"
    }
}

extension DisplayItem {
    /// For messages: what it is where it is nothing that a person would ask for.
    fileprivate var plainName: String {
        switch content {
        case .shape: "shape"
        case .divider: "divider"
        default: "view"
        }
    }
}
