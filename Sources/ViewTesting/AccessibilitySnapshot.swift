import DisplayList
import Foundation

/// The tree of what assistive technology is told, as lines.
@MainActor
struct AccessibilitySnapshot {
    private(set) var lines: [String] = []
    private let list: DisplayList
    private let focused: ItemID?
    private let window: CGRect
    private let withFrames: Bool

    init(of element: TestElement, withFrames: Bool) {
        list = element.scene.list
        focused = element.scene.focusedItem
        window = CGRect(origin: .zero, size: element.scene.size)
        self.withFrames = withFrames
        for id in element.ids {
            var visible = window
            for ancestor in list.ancestors(of: id) { visible = visibleArea(of: ancestor, in: visible) }
            if id == .root { addChildren(of: id, depth: 0, visible) } else { add(id, depth: 0, visible) }
        }
    }

    private func visibleArea(of id: ItemID, in around: CGRect) -> CGRect {
        guard case .scroll? = list[id]?.content, let frame = list.frameInScene(id) else { return around }
        return around.intersection(frame)
    }

    private mutating func add(_ id: ItemID, depth: Int, _ visible: CGRect) {
        guard let item = list[id], !item.accessibility.isHidden else { return }
        if case .group(let effects) = item.content, effects.opacity <= 0 { return }
        let info = item.accessibility
        guard let role = role(of: item) else {
            addChildren(of: id, depth: depth, visible)
            return
        }
        guard let frame = list.frameInScene(id), isInView(frame, visible) else { return }
        lines.append(String(repeating: "  ", count: depth) + line(role, item, frame))
        if info.hidesChildren { return }
        let visible = visibleArea(of: id, in: visible)
        if item.control == nil {
            addChildren(of: id, depth: depth + 1, visible)
        } else {
            addControls(in: id, depth: depth + 1, visible)
        }
    }

    /// What only touches the edge is not seen.
    private func isInView(_ frame: CGRect, _ visible: CGRect) -> Bool {
        let shown = frame.intersection(visible)
        return !shown.isNull && (shown.width > 0 || frame.width == 0) && (shown.height > 0 || frame.height == 0)
    }

    private mutating func addChildren(of id: ItemID, depth: Int, _ visible: CGRect) {
        for child in list.children(of: id) { add(child, depth: depth, visible) }
    }

    /// A control's label is its name; only what can be used by itself is told of besides.
    private mutating func addControls(in id: ItemID, depth: Int, _ visible: CGRect) {
        for child in list.children(of: id) {
            if list[child]?.control != nil {
                add(child, depth: depth, visible)
            } else if list[child]?.accessibility.isHidden == false {
                addControls(in: child, depth: depth, visible)
            }
        }
    }

    // MARK: One element

    /// nil for what is told of by its content alone.
    private func role(of item: DisplayItem) -> String? {
        if let kind = TestElement.Kind(of: item) { return kind.name }
        let info = item.accessibility
        guard info.label != nil || info.value != nil || info.identifier != nil || info.hidesChildren else { return nil }
        if info.traits.contains(.link) { return "link" }
        if info.traits.contains(.button) { return "button" }
        if info.traits.contains(.image) { return "image" }
        return "group"
    }

    private func line(_ role: String, _ item: DisplayItem, _ frame: CGRect) -> String {
        let info = item.accessibility
        var words = [role]
        if let name = name(of: item) { words.append("\"\(name)\"") }
        if let value = info.value ?? item.control?.editableText, !value.isEmpty { words.append("= \"\(value)\"") }
        if let hint = info.hint { words.append("hint \"\(hint)\"") }
        if let identifier = info.identifier { words.append("id \"\(identifier)\"") }
        let states = states(of: item)
        if !states.isEmpty { words.append("(\(states.joined(separator: ", ")))") }
        if withFrames {
            words.append(
                "at \(frame.minX.short), \(frame.minY.short), \(frame.width.short) × \(frame.height.short)")
        }
        return words.joined(separator: " ")
    }

    private func name(of item: DisplayItem) -> String? {
        switch item.content {
        // What is in them is told of by itself.
        case .row, .group, .scroll: item.accessibility.label
        default: list.names(of: item).first
        }
    }

    private func states(of item: DisplayItem) -> [String] {
        var states: [String] = []
        let traits = item.accessibility.traits
        if let toggle = item.toggle { states.append(toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed") }
        if item.control?.isEnabled == false { states.append("disabled") }
        if focused == item.id { states.append("focused") }
        var isSelected = traits.contains(.selected)
        if case .row(let row) = item.content, row.isSelected { isSelected = true }
        if isSelected { states.append("selected") }
        if traits.contains(.header), case .text = item.content { states.append("header") }
        return states
    }
}

extension CGFloat {
    /// Without a fraction where it has none.
    fileprivate var short: String {
        self == rounded() ? String(Int(self)) : String(describing: self)
    }
}
