import DisplayList
import Foundation

/// The node of a control with a label: reads what the control shows, and holds the label's nodes.
@MainActor
class LabeledControlNode<V, Label: View, ControlItem: LabeledControlBox>: ContainerNode<V, Label> {
    private final var labelScope: Scope?
    private final var labelBox: LayoutBox<HStackLayout>?

    // MARK: To be overridden

    func label(of view: V) -> Label {
        fatalError("\(type(of: self)) has no label")
    }

    func makeControl(around label: Box) -> ControlItem {
        fatalError("\(type(of: self)) has no control")
    }

    /// Makes the control show what the view and all it reads say now. What is read here, the node depends on.
    func show(in control: ControlItem) {}

    // MARK: The node

    final var control: ControlItem { unsafeDowncast(box, to: ControlItem.self) }

    override final func makeBox(_ context: _ViewContext) -> Box {
        let labelScope = Scope(parent: context.scope)
        self.labelScope = labelScope
        var inner = context
        inner.scope = labelScope
        makeContent(label(of: view), inner)
        let labelBox = LayoutBox(HStackLayout(), graph: graph, depth: depth) { [unowned self] in collectContent() }
        self.labelBox = labelBox
        let control = makeControl(around: labelBox)
        control.onFocusChange = { [unowned labelScope] in labelScope.setFocused($0) }
        read(for: control)
        return control
    }

    private func read(for control: ControlItem) {
        let former = control.content()
        reading {
            control.take(scope.derived(ControlEnvironment.self))
            show(in: control)
        }
        if control.content() != former { control.markContent() }
    }

    override final func set(_ new: V) {
        view = new
        // The control before its label: of two boxes of one depth, the later one is measured first.
        read(for: control)
        content.set(label(of: new))
    }

    override final func evaluate() {
        isDirty = false
        graph.visits += 1
        read(for: control)
    }

    override final func structureChanged() {
        labelBox?.contentChanged()
    }

    override final func metricsChanged() {
        super.metricsChanged()
        read(for: control)
    }
}

/// The node of a view that only stands for another.
@MainActor
final class ForwardingNode<V, Content: View>: _ViewNode<V> {
    private var child: _ViewNode<Content>!
    private let content: (V) -> Content

    init(_ view: V, _ context: _ViewContext, content: @escaping (V) -> Content) {
        self.content = content
        super.init(view, context)
        child = Content._makeNode(content(view), context.child(of: self))
    }

    override func set(_ new: V) {
        view = new
        child.set(content(new))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
