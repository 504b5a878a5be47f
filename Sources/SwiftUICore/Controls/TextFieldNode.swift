import DisplayList
import Foundation

/// The node of a field: depends itself on the text, so that typing runs no body that doesn't read it.
@MainActor
final class TextFieldNode<V, Label: View>: ContainerNode<V, Label> {
    private let described: (V) -> TextInputContent<Label>
    private var labelBox: LayoutBox<HStackLayout>?

    init(_ view: V, _ context: _ViewContext, content: @escaping (V) -> TextInputContent<Label>) {
        described = content
        super.init(view, context)
    }

    private var field: TextFieldBox { unsafeDowncast(box, to: TextFieldBox.self) }

    override func makeBox(_ context: _ViewContext) -> Box {
        let field = TextFieldBox(graph: graph, depth: depth)
        // Nearly all labels are texts, which need no nodes to be read.
        if Label.self != Text.self {
            makeContent(described(view).label, context)
            let labelBox = LayoutBox(HStackLayout(), graph: graph, depth: depth) { [unowned self] in collectContent() }
            field.adopt(labelBox)
            field.label = labelBox
            self.labelBox = labelBox
        }
        field.onEdit = { [unowned self] in edited($0) }
        field.onSubmit = { [unowned self] in submit() }
        field.onEditing = { [unowned self] in described(view).onEditingChanged?($0) }
        read(for: field)
        return field
    }

    private func edited(_ futile: FutileBinding?) {
        if let futile {
            graph.misuse.futileBinding(futile, of: "text field", named: field.name, in: owningViewName)
        }
        invalidate()
    }

    private func submit() -> Bool {
        described(view).onCommit?()
        return SubmitActions.run(.text, scope, graph)
    }

    private func read(for field: TextFieldBox) {
        let content = described(view)
        reading {
            let control = scope.derived(ControlEnvironment.self)
            let text = scope.derived(TextEnvironment.self)
            field.take(control)
            field.title = (content.label as? Text)?.source(in: text, graph.metrics).string
            field.prompt = content.prompt?.source(in: text, graph.metrics).string
            // The look of the typed text is that of a text here.
            var look = Text(verbatim: " ").source(in: text, graph.metrics)
            let style = control.textFieldStyle ?? (control.isInListRow ? .plain : .roundedBorder)
            field.show(
                TextFieldContent(
                    text: field.read(content.input), prompt: "", style: style, isSecure: content.isSecure,
                    isMultiline: content.isMultiline, font: look.runs[0].font, color: look.runs[0].color,
                    alignment: look.alignment))
            if !content.isMultiline { look.lineLimit = 1 }
            field.look = look
            field.leastLines = content.isMultiline ? text.fitting.leastLines : 1
        }
    }

    override func set(_ new: V) {
        view = new
        read(for: field)
        content?.set(described(new).label)
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        read(for: field)
    }

    override func structureChanged() {
        labelBox?.contentChanged()
        field.markContent()
    }

    override func metricsChanged() {
        super.metricsChanged()
        read(for: field)
    }
}

@MainActor
final class TextFieldBox: TextInputBox {
    private var field: TextFieldContent?
    /// A text in the field's look, for its height.
    fileprivate var look = TextSource(runs: []) {
        didSet { if look != oldValue { invalidateLayout() } }
    }
    fileprivate var leastLines = 1 {
        didSet { if leastLines != oldValue { invalidateLayout() } }
    }
    fileprivate var title: String? {
        didSet { if title != oldValue { markContent() } }
    }
    fileprivate var prompt: String? {
        didSet { if prompt != oldValue { markContent() } }
    }
    /// A label that is no text. It is never shown, only told.
    fileprivate var label: Box?

    fileprivate func show(_ new: TextFieldContent) {
        guard new != field else { return }
        if new.isMultiline || new.style != field?.style { invalidateLayout() }
        field = new
        markContent()
    }

    fileprivate var name: String? { title ?? label?.labelOfContent }

    override var kind: Control.Kind {
        guard var field else { fatalError("A field is drawn before it is read.") }
        field.prompt = prompt ?? name ?? ""
        return .textField(field)
    }

    override func describe(_ info: inout AccessibilityInfo) {
        if info.label == nil { info.label = name?.isEmpty == false ? name : prompt }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let field else { return .zero }
        let metrics = graph.metrics.metrics(of: .textField(field.style))
        let width = max(proposal.width ?? (metrics.ideal ?? metrics.minimum).width, metrics.minimum.width)
        var source = look
        if field.isMultiline, !source.runs.isEmpty {
            source.runs[0].string = field.text.isEmpty ? prompt ?? name ?? " " : field.text
        }
        let inside = width.isFinite ? max(width - metrics.leading - metrics.trailing, 0) : nil
        var height = graph.metrics.layOut(source, width: inside, height: nil).size.height
        if leastLines > 1 {
            source = look
            source.lineLimit = leastLines
            source.reservesSpace = true
            height = max(height, graph.metrics.layOut(source, width: inside, height: nil).size.height)
        }
        return CGSize(width: width, height: max(height + metrics.top + metrics.bottom, metrics.minimum.height))
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let field
        else { return nil }
        let metrics = graph.metrics.metrics(of: .textField(field.style))
        let line = graph.metrics.layOut(look, width: nil, height: nil)
        let room = size(for: proposal).height - metrics.top - metrics.bottom - line.size.height
        return key == VerticalAlignment.firstTextBaseline.key && field.isMultiline
            ? metrics.top + line.firstBaseline : metrics.top + room / 2 + line.lastBaseline
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        label?.discard()
    }
}
