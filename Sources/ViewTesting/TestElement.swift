import DisplayList
import Foundation

/// Something on the screen of a ``TestScene``: a button, a text, a row, or all that one view shows.
///
/// An element stays the same through updates of the scene. Its properties tell how it is now; of one that is gone they
/// tell nothing: no text, not enabled, an empty frame.
@MainActor
public struct TestElement {
    /// What an element is for a person.
    public enum Kind: Hashable, Sendable {
        case button, link, textField, secureField, textEditor, toggle, text, image, row, sectionHeader, sectionFooter
        case scrollView, navigationBar
    }

    public let scene: TestScene
    /// Several where a view shows several things.
    let ids: [ItemID]

    init(_ scene: TestScene, _ ids: [ItemID]) {
        self.scene = scene
        self.ids = ids
    }

    var items: [DisplayItem] {
        let list = scene.list
        return ids.compactMap { list[$0] }
    }

    /// Whether it is still on the screen.
    public var exists: Bool {
        !items.isEmpty
    }

    /// nil for what is several things, or none of these.
    public var kind: Kind? {
        items.count == 1 ? Kind(of: items[0]) : nil
    }

    /// Its accessibility label, or the text on it; a text field's prompt.
    public var label: String {
        let list = scene.list
        return items.map { list.names(of: $0).first ?? "" }.joined(separator: " ")
    }

    public var identifier: String? {
        items.lazy.compactMap(\.accessibility.identifier).first
    }

    /// Its accessibility value; what is in a text field.
    public var value: String? {
        items.lazy.compactMap { $0.accessibility.value ?? $0.control?.editableText }.first
    }

    /// What assistive technology adds about its use.
    public var hint: String? {
        items.lazy.compactMap(\.accessibility.hint).first
    }

    /// All that can be read in it, the parts separated by blanks. Of a text field: what is in it.
    public var text: String {
        let list = scene.list
        return items.map { list.readableText(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether a control can be used; true for what is no control.
    public var isEnabled: Bool {
        exists && items.allSatisfy { $0.control?.isEnabled ?? true }
    }

    /// Whether it has the keyboard focus.
    public var isFocused: Bool {
        items.contains { $0.control?.isFocused == true || scene.focusedItem == $0.id }
    }

    /// Whether a toggle is on; nil where it stands for several that differ, and for what is no toggle.
    public var isOn: Bool? {
        items.lazy.compactMap { $0.toggle }.first?.isOn
    }

    /// Whether a row is selected, or an element has the trait of what is selected.
    public var isSelected: Bool {
        items.contains { item in
            if case .row(let row) = item.content, row.isSelected { return true }
            return item.accessibility.traits.contains(.selected)
        }
    }

    /// Whether it has the trait of a header, as the headers of sections have by themselves.
    public var isHeader: Bool {
        items.contains(where: \.accessibility.isHeader)
    }

    /// Where it is in the window, in points, whether or not something covers it.
    public var frame: CGRect {
        let list = scene.list
        return ids.compactMap { list.frameInScene($0) }.reduce(.null) { $0.union($1) }
    }
}

extension TestElement: CustomStringConvertible {
    nonisolated public var description: String {
        MainActor.assumeIsolated {
            guard exists else { return "an element that is gone" }
            let list = scene.list
            return items.map { list.description(of: $0) }.joined(separator: ", ")
        }
    }
}

extension TestElement.Kind {
    init?(of item: DisplayItem) {
        switch item.content {
        case .control(let control):
            switch control.kind {
            case .button: self = item.accessibility.traits.contains(.link) ? .link : .button
            case .textField(let field): self = field.isSecure ? .secureField : .textField
            case .textEditor: self = .textEditor
            case .toggle: self = .toggle
            }
        case .text: self = .text
        case .symbol, .picture: self = .image
        case .row(let row):
            switch row.part {
            case .element: self = .row
            case .sectionHeader: self = .sectionHeader
            case .sectionFooter: self = .sectionFooter
            }
        case .scroll: self = .scrollView
        case .navigationBar: self = .navigationBar
        case .group, .shape, .divider: return nil
        }
    }

    var name: String {
        switch self {
        case .button: "button"
        case .link: "link"
        case .textField: "text field"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .toggle: "toggle"
        case .text: "text"
        case .image: "image"
        case .row: "row"
        case .sectionHeader: "section header"
        case .sectionFooter: "section footer"
        case .scrollView: "scroll view"
        case .navigationBar: "navigation bar"
        }
    }
}

extension DisplayItem {
    var control: Control? {
        if case .control(let control) = content { control } else { nil }
    }

    var toggle: ToggleContent? {
        if case .toggle(let toggle)? = control?.kind { toggle } else { nil }
    }

    /// Whether a press on it does something by itself.
    var takesPresses: Bool {
        switch content {
        case .control: true
        case .row(let row): row.isSelectable
        default: false
        }
    }
}
