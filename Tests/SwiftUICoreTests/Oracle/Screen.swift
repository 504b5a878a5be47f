import CellRenderer
import DisplayList
import SwiftUI

@testable import SwiftUICore

/// A scene and what it shows by now.
@MainActor
final class Screen {
    let scene: _ViewScene
    let handle = Handle()
    private(set) var list = DisplayList()
    private let told = Told()

    /// What the scene said about misuse.
    private final class Told: @unchecked Sendable {
        var messages: [String] = []
    }

    init(_ values: Values, in world: World, size: CGSize) {
        let told = told
        scene = _ViewScene(
            RootView(world: world, handle: handle, values: values), title: "", size: size, metrics: CellMetrics(),
            countsBodies: false, onMisuse: { told.messages.append($0) })
        update()
    }

    var messages: [String] { told.messages }

    func update() {
        list.apply(scene.update())
    }

    func close() {
        scene.close()
    }

    func `do`(_ step: Step, in world: World) {
        switch step {
        case .activate(let number):
            if let item = item(number, where: { $0.isUsable && !$0.isField }) { scene.send(.activate(item.id)) }
        case .edit(let number, let text):
            if let item = item(number, where: { $0.isUsable && $0.isField }) { scene.send(.edit(item.id, text)) }
        case .scroll(let number, let percent):
            guard let item = item(number, where: { $0.scroll != nil }), let scroll = item.scroll else { break }
            let rest = max(0, scroll.contentSize.height - item.frame.height)
            scene.send(.scroll(item.id, to: CGPoint(x: 0, y: rest * CGFloat(percent) / 100)))
        case .resize(let columns, let rows):
            scene.size = CellMetrics.size(columns: columns, rows: rows)
        default:
            world.apply(step, handle)
        }
        update()
    }

    private func item(_ number: Int, where isWanted: (DisplayItem) -> Bool) -> DisplayItem? {
        var found: [DisplayItem] = []
        list.forEachShown { if isWanted($0) { found.append($0) } }
        return found.isEmpty ? nil : found[number % found.count]
    }

    var scrolled: [DisplayItem] {
        var found: [DisplayItem] = []
        list.forEachShown { if let scroll = $0.scroll, scroll.offset != .zero { found.append($0) } }
        return found
    }

    var hasScroll: Bool {
        var isFound = false
        list.forEachShown { if $0.scroll != nil { isFound = true } }
        return isFound
    }

    /// How many items the display list holds that nobody can see.
    var orphans: Int {
        var shown = 1
        list.forEachShown { _ in shown += 1 }
        return list.count - shown
    }

    /// Whether both screens show the same: the same items in the same order and frames, whatever their ids.
    func shows(theSameAs other: Screen) -> Bool {
        func isSame(_ a: ItemID, _ b: ItemID) -> Bool {
            guard let x = list[a], let y = other.list[b] else { return list[a] == nil && other.list[b] == nil }
            guard x.frame == y.frame, x.accessibility == y.accessibility, x.content == y.content else { return false }
            let (inX, inY) = (list.children(of: a), other.list.children(of: b))
            return inX.count == inY.count && zip(inX, inY).allSatisfy(isSame)
        }
        return isSame(.root, .root)
    }

    /// All items, one a line, in words.
    var outline: [String] {
        var lines: [String] = []
        func walk(_ id: ItemID, _ indentation: String) {
            guard let item = list[id] else { return }
            let frame = item.frame
            var line = "\(indentation)\(item.summary) (\(Int(frame.minX)), \(Int(frame.minY)))"
            line += " \(Int(frame.width)) × \(Int(frame.height))"
            if item.accessibility != AccessibilityInfo() {
                line += " label: \(item.accessibility.label ?? "–"), traits: \(item.accessibility.traits.rawValue)"
            }
            lines.append(line)
            for child in list.children(of: id) { walk(child, indentation + "  ") }
        }
        walk(.root, "")
        return lines
    }
}

extension DisplayItem {
    var scroll: ScrollContent? {
        if case .scroll(let scroll) = content { scroll } else { nil }
    }

    fileprivate var isUsable: Bool {
        if case .control(let control) = content { control.isEnabled } else { false }
    }

    fileprivate var isField: Bool {
        if case .control(let control) = content { control.editableText != nil } else { false }
    }

    fileprivate var summary: String {
        switch content {
        case .group(let effects): effects == GroupEffects() ? "group" : "group \(effects)"
        case .text(let text):
            "text \"\(text.string)\" \(text.lines.first?.runs.first?.font.size ?? 0)"
                + " \(text.lines.first?.runs.first?.color.role.map { "\($0)" } ?? "")"
        case .shape: "shape"
        case .symbol(let symbol): "symbol \(symbol.name)"
        case .divider: "divider"
        case .control(let control): "\(control.summary)\(control.isEnabled ? "" : ", disabled")"
        case .scroll(let scroll): "scroll at \(scroll.offset) of \(scroll.contentSize)"
        case .row(let row): "row, separator: \(row.hasSeparator)"
        default: "\(content)"
        }
    }
}

extension Control {
    fileprivate var summary: String {
        switch kind {
        case .toggle(let toggle): "toggle \(toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed")"
        case .button(let button): "button \(button.style)"
        default: "field \"\(editableText ?? "")\""
        }
    }
}
