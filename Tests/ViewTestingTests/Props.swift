import CellRenderer
import DisplayList
import Foundation

@testable import SwiftUICore

/// Leaves that stand for the framework's own controls, so that the search is tested apart from them.
nonisolated struct Prop: View {
    typealias Body = Never

    let content: DisplayItem.Content
    let label: String?
    let identifier: String?
    let width: Int
    let action: @MainActor (DisplayEvent) -> Void

    @MainActor static func _makeNode(_ view: Prop, _ context: _ViewContext) -> _ViewNode<Prop> {
        PropNode(view, context)
    }

    private static let color = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)
    private static let font = DisplayFont(size: 17)

    @MainActor static func text(_ string: String, id: String? = nil) -> Prop {
        let source = TextSource(runs: [TextRun(string, font: font, color: color)])
        let layout = CellMetrics().layOut(source, width: nil, height: nil)
        return Prop(content: .text(layout), label: nil, identifier: id, width: string.count) { _ in }
    }

    static func button(
        _ label: String, isEnabled: Bool = true, id: String? = nil, action: @escaping @MainActor () -> Void
    ) -> Prop {
        let control = Control(kind: .button(ButtonContent(style: .bordered)), isEnabled: isEnabled)
        return Prop(content: .control(control), label: label, identifier: id, width: label.count + 4) { event in
            if case .activate = event { action() }
        }
    }

    static func toggle(_ label: String, isOn: Binding<Bool>) -> Prop {
        let toggle = ToggleContent(isOn: isOn.wrappedValue, style: .checkbox, indicator: .zero)
        let control = Control(kind: .toggle(toggle))
        return Prop(content: .control(control), label: label, identifier: nil, width: 10) { event in
            if case .activate = event { isOn.wrappedValue.toggle() }
        }
    }

    static func field(
        _ prompt: String, text: Binding<String>, onSubmit: @escaping @MainActor () -> Void = {}
    ) -> Prop {
        let field = TextFieldContent(
            text: text.wrappedValue, prompt: prompt, style: .plain, font: font, color: color)
        return Prop(content: .control(Control(kind: .textField(field))), label: nil, identifier: nil, width: 20) {
            switch $0 {
            case .edit(_, let new): text.wrappedValue = new
            case .submit: onSubmit()
            default: break
            }
        }
    }
}

private final class PropNode: LeafNode<Prop, PropBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        PropBox(view, graph: graph, depth: depth)
    }

    override func update() {
        leaf.prop = view
        leaf.invalidateLayout()
        leaf.markContent()
    }
}

private final class PropBox: DrawingBox, EventReceiver {
    var prop: Prop

    init(_ prop: Prop, graph: Graph, depth: Int) {
        self.prop = prop
        super.init(graph: graph, depth: depth)
        graph.events.add(self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CellMetrics.size(columns: prop.width, rows: 1)
    }

    override func content() -> DisplayItem.Content { prop.content }

    override func describe(_ info: inout AccessibilityInfo) {
        info.label = prop.label
        info.identifier = prop.identifier
    }

    func receive(_ event: DisplayEvent) -> Bool {
        prop.action(event)
        return true
    }

    override func discard() {
        graph.events.remove(id)
        super.discard()
    }
}
