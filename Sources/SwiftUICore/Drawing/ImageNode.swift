import DisplayList
import Foundation

@MainActor
final class ImageNode: LeafNode<Image, ImageBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        let box = ImageBox(graph: graph, depth: depth)
        show(in: box)
        return box
    }

    override func update() {
        show(in: leaf)
    }

    override func metricsChanged() {
        show(in: leaf)
        super.metricsChanged()
    }

    private func show(in box: ImageBox) {
        reading {
            let environment = scope.derived(ImageEnvironment.self)
            let label = view.label.map { $0.plainString(in: scope.derived(TextEnvironment.self), graph.metrics) }
            switch view.source {
            case .symbol(let name, _):
                let color =
                    view.rendering == .original
                    ? Color.accentColor.displayed(in: environment.values) : environment.color
                let symbol = SymbolContent(
                    name: environment.variants.applied(to: name), font: environment.font(graph.metrics), color: color)
                box.show(.symbol(symbol), label: label ?? name)
            case .picture(let name, let bundle):
                let file = PictureFiles.shared.file(name, bundle: bundle)
                let picture = PictureContent(
                    name: name, file: file?.url, templateColor: view.rendering == .template ? environment.color : nil,
                    isTiled: view.resizing == .tile)
                box.show(.picture(picture), label: label ?? name)
                box.pictureSize = file?.size
                box.nameFont = environment.font(graph.metrics)
            }
            box.isResizable = view.resizing != nil
            box.isDecorative = view.isDecorative
        }
    }
}

/// A symbol or a picture as an item of the display list.
@MainActor
final class ImageBox: DrawingBox {
    private var drawn = DisplayItem.Content.group(GroupEffects())
    private var label = ""
    var isResizable = false {
        didSet { if isResizable != oldValue { invalidateLayout() } }
    }
    var isDecorative = false {
        didSet { if isDecorative != oldValue { markContent() } }
    }
    var pictureSize: CGSize? {
        didSet { if pictureSize != oldValue { invalidateLayout() } }
    }
    var nameFont: DisplayFont?

    func show(_ content: DisplayItem.Content, label: String) {
        guard content != drawn || label != self.label else { return }
        drawn = content
        self.label = label
        markContent()
        invalidateLayout()
    }

    private var ideal: CGSize {
        switch drawn {
        case .symbol(let symbol):
            return graph.metrics.size(ofSymbol: symbol.name, font: symbol.font)
        case .picture(let picture):
            if let pictureSize { return pictureSize }
            let name = TextRun(picture.name, font: nameFont ?? DisplayFont(size: 12), color: .clear)
            return graph.metrics.layOut(TextSource(runs: [name]), width: nil, height: nil).size
        default:
            return .zero
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
    }

    override func content() -> DisplayItem.Content {
        drawn
    }

    override func describe(_ info: inout AccessibilityInfo) {
        if info.label == nil { info.label = label }
        if isDecorative { info.isHidden = true }
    }

    /// A symbol's middle is at the height of the letters' middle beside it.
    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            case .symbol(let symbol) = drawn, !isResizable
        else { return nil }
        let letters = TextSource(runs: [TextRun("X", font: symbol.font, color: symbol.color)])
        let line = graph.metrics.layOut(letters, width: nil, height: nil)
        return size(for: proposal).height / 2 + line.firstBaseline - line.size.height / 2
    }
}
