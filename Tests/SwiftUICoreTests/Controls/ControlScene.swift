import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A scene in memory whose controls are found by their labels and used as a host uses them.
@MainActor
final class ControlScene {
    let scene: _ViewScene
    private(set) var list = DisplayList()

    init(_ view: some View, columns: Int = 40, rows: Int = 12) {
        scene = _ViewScene(view, size: CellMetrics.size(columns: columns, rows: rows), metrics: CellMetrics())
        update()
    }

    func update() {
        list.apply(scene.update())
    }

    /// Sends an event and shows what follows from it.
    @discardableResult
    func send(_ event: DisplayEvent) -> Bool {
        let isWanted = scene.send(event)
        update()
        return isWanted
    }

    var items: [DisplayItem] {
        var items: [DisplayItem] = []
        list.forEachShown { items.append($0) }
        return items
    }

    var texts: [String] {
        items.compactMap { item in
            if case .text(let layout) = item.content { layout.string } else { nil }
        }
    }

    var controls: [DisplayItem] {
        items.filter { item in
            if case .control = item.content { true } else { false }
        }
    }

    func item(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> DisplayItem {
        let found = controls.first { $0.accessibility.label == label }
        return try #require(
            found, "No control \(label) among \(controls.map { $0.accessibility.label ?? "?" })", sourceLocation: place)
    }

    func control(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> Control {
        guard case .control(let control) = try item(label, place).content else { fatalError("no control") }
        return control
    }

    func button(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> ButtonContent {
        let kind = try control(label, place).kind
        guard case .button(let button) = kind else { throw Unexpected(kind: kind) }
        return button
    }

    func toggle(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> ToggleContent {
        let kind = try control(label, place).kind
        guard case .toggle(let toggle) = kind else { throw Unexpected(kind: kind) }
        return toggle
    }

    func field(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> TextFieldContent {
        let kind = try control(label, place).kind
        guard case .textField(let field) = kind else { throw Unexpected(kind: kind) }
        return field
    }

    struct Unexpected: Error {
        let kind: Control.Kind
    }

    @discardableResult
    func press(_ label: String, _ place: SourceLocation = #_sourceLocation) throws -> Bool {
        send(.activate(try item(label, place).id))
    }

    func focus(_ label: String, _ place: SourceLocation = #_sourceLocation) throws {
        send(.focus(try item(label, place).id))
    }

    func type(_ text: String, into label: String, _ place: SourceLocation = #_sourceLocation) throws {
        send(.edit(try item(label, place).id, text))
    }

    /// The label of what has the focus.
    var focused: String? {
        let focused = controls.filter { item in
            if case .control(let control) = item.content { control.isFocused } else { false }
        }
        #expect(focused.count <= 1)
        return focused.first.map { $0.accessibility.label ?? "?" }
    }

    /// Moves the pointer as a host does.
    @discardableResult
    func point(_ phase: PointerEvent.Phase, _ label: String, time: Double = 0) throws -> Bool {
        let frame = try #require(list.frameInScene(try item(label).id))
        return send(
            .pointer(PointerEvent(phase: phase, location: CGPoint(x: frame.midX, y: frame.midY), time: time)))
    }
}
