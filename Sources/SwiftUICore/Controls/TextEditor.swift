import DisplayList
import Foundation

/// An input for long texts, which fills the room that there is.
nonisolated public struct TextEditor: View {
    public typealias Body = Never

    fileprivate let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor public static func _makeNode(_ view: TextEditor, _ context: _ViewContext) -> _ViewNode<TextEditor> {
        TextEditorNode(view, context)
    }
}

@MainActor
private final class TextEditorNode: LeafNode<TextEditor, TextEditorBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        let editor = TextEditorBox(graph: graph, depth: depth)
        editor.onEdit = { [unowned self] futile in
            if let futile {
                graph.misuse.futileBinding(futile, of: "text editor", named: nil, in: owningViewName)
            }
            invalidate()
        }
        read(for: editor)
        return editor
    }

    override func update() {
        read(for: leaf)
    }

    override func metricsChanged() {
        read(for: leaf)
        super.metricsChanged()
    }

    private func read(for editor: TextEditorBox) {
        reading {
            editor.take(scope.derived(ControlEnvironment.self))
            // The look of the typed text is that of a text here.
            let text = scope.derived(TextEnvironment.self)
            editor.font = Text(verbatim: " ").source(in: text, graph.metrics).runs[0].font
            editor.text = editor.read(.text(view.text))
        }
        editor.markContent()
    }
}

@MainActor
private final class TextEditorBox: TextInputBox {
    var text = ""
    var font = DisplayFont(size: 0)

    override var kind: Control.Kind { .textEditor(text: text, font: font) }

    override var isDescribedByContent: Bool { false }

    override func describe(_ info: inout AccessibilityInfo) {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let metrics = graph.metrics.metrics(of: .textEditor)
        let minimum = metrics.minimum
        let size = proposal.replacingUnspecifiedDimensions(by: metrics.ideal ?? minimum)
        return CGSize(width: max(size.width, minimum.width), height: max(size.height, minimum.height))
    }
}
