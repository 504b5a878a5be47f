import DisplayList
import Foundation

/// Everything in the environment that texts depend on, so that each of them has one dependency only.
struct TextEnvironment: EnvironmentDerived {
    private unowned let scope: Scope
    let styling: TextStyling
    let fitting: TextFitting
    let scale: CGFloat
    let locale: Locale
    let writesPlainDigits: Bool
    let color: DisplayColor
    let linkColor: DisplayColor

    @MainActor
    init(_ environment: EnvironmentValues, in scope: Scope) {
        self.scope = scope
        var styling = environment.textStyling
        styling.font = environment.font
        self.styling = styling
        fitting = environment.textFitting
        scale = environment.dynamicTypeSize.scale
        locale = environment.locale
        writesPlainDigits = locale.writesPlainDigits
        color = ForegroundStyle().displayedColor(in: environment)
        linkColor = TintShapeStyle().displayedColor(in: environment)
    }

    @MainActor var values: EnvironmentValues { EnvironmentValues(scope) }
}

@MainActor
final class TextNode: LeafNode<Text, TextBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        TextBox(source(), graph: graph, depth: depth)
    }

    override func update() {
        leaf.show(source())
    }

    private func source() -> TextSource {
        // Not `reading`: a text reads nothing observable, and rows of long lists needn't pay for looking.
        tracking { view.source(in: scope.derived(TextEnvironment.self), graph.metrics) }
    }

    override func metricsChanged() {
        // The sizes of text styles are the host's.
        leaf.show(source())
        super.metricsChanged()
    }
}

/// A text as an item of the display list.
@MainActor
final class TextBox: DrawingBox {
    private var source: TextSource
    /// The layouts made lately: each proposal of a stack needs one, and drawing another.
    private var layouts: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
    private static let mostLayouts = 4
    private var singleLine: TextLayout?

    init(_ source: TextSource, graph: Graph, depth: Int) {
        self.source = source
        super.init(graph: graph, depth: depth)
    }

    func show(_ source: TextSource) {
        guard source != self.source else { return }
        self.source = source
        layouts = []
        singleLine = nil
        markContent()
        invalidateLayout()
    }

    override func willMeasureAgain() {
        layouts = []
        singleLine = nil
    }

    private func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        // A text that stands on one line does so in every larger room.
        if let line = singleLine, width.map({ $0 >= line.size.width }) ?? true { return line }
        for known in layouts where known.width == width && known.height == height {
            return known.layout
        }
        let layout = graph.metrics.layOut(source, width: width, height: height)
        if layouts.count == TextBox.mostLayouts { layouts.removeFirst() }
        layouts.append((width, height, layout))
        if layout.lines.count == 1, !layout.isTruncated, !source.reservesSpace { singleLine = layout }
        return layout
    }

    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        layout(width: axis == .vertical ? cross : nil, height: nil).lines.count == 1 && singleLine != nil
    }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        layout(width: proposal.width, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout(for: proposal).size
    }

    override func content() -> DisplayItem.Content {
        .text(layout(for: proposal))
    }

    override func describe(_ info: inout AccessibilityInfo) {
        if info.label == nil { info.label = source.plainString }
    }

    override var spacing: ViewSpacing { .text }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: layout(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: layout(for: proposal).lastBaseline
        default: nil
        }
    }
}
