import DisplayList
import Foundation

@testable import SwiftUICore

/// Measures for layouts whose figures are known: nothing is rounded, a divider is 1 thick.
@MainActor
final class PointMetrics: Metrics {
    var step: CGSize = .zero
    var defaultPadding: CGFloat = 16
    var barHeight: CGFloat = 0
    var defaultSpacing: CGFloat { 8 }
    var automaticToggleStyle: ToggleContent.Style { .checkbox }
    var automaticButtonStyle: ButtonContent.Style { .bordered }

    nonisolated init() {}

    func layOut(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
        TextLayout(lines: [], size: .zero, isTruncated: false, string: "")
    }

    func size(ofSymbol name: String, font: DisplayFont) -> CGSize { .zero }

    func metrics(of part: ControlPart) -> ControlMetrics {
        if case .navigationBar = part { return ControlMetrics(minimum: CGSize(width: 0, height: barHeight)) }
        return ControlMetrics(
            minimum: part == .divider ? CGSize(width: max(1, step.width), height: max(1, step.height)) : .zero)
    }

    func pointSize(of style: TextStyleSize) -> CGFloat { 16 }
}

/// A scene whose leaves' frames are looked at.
@MainActor
final class LayoutScene {
    let scene: _ViewScene
    private(set) var list = DisplayList()

    init<V: View>(
        _ view: V, width: CGFloat = 400, height: CGFloat = 600, metrics: any Metrics = PointMetrics()
    ) {
        scene = _ViewScene(view, size: CGSize(width: width, height: height), metrics: metrics)
        update()
    }

    func update() {
        list.apply(scene.update())
    }

    func resize(width: CGFloat, height: CGFloat) {
        scene.size = CGSize(width: width, height: height)
        update()
    }

    /// The frames of all that draws something, in the order in which it is drawn, in the scene's coordinates.
    var frames: [CGRect] {
        var frames: [CGRect] = []
        list.forEachShown { item in
            if case .group = item.content { return }
            frames.append(list.frameInScene(item.id)!)
        }
        return frames
    }

    /// The frames by the names of `Block`s.
    subscript(name: String) -> CGRect? {
        var found: CGRect?
        list.forEachShown { item in
            if item.accessibility.identifier == name { found = list.frameInScene(item.id) }
        }
        return found
    }

    /// The names of the `Block`s that are shown, in the order in which they are drawn.
    var shown: [String] {
        var names: [String] = []
        list.forEachShown { item in
            if let name = item.accessibility.identifier { names.append(name) }
        }
        return names
    }
}

/// A leaf of a fixed size, or one that takes what is proposed, up to a largest size and down to a least.
nonisolated struct Block: View, Equatable {
    typealias Body = Never

    enum Size: Equatable {
        case fixed(CGFloat, CGFloat)
        /// Takes what is proposed, 10 where nothing is.
        case any
        /// Breaks like a text: as wide as proposed at most, and so much higher.
        case area(CGFloat, line: CGFloat)
    }

    let name: String
    var size: Size
    var isText = false
    /// From the top.
    var baseline: CGFloat?
    /// Counts how often it is measured.
    var counter: Counter?

    init(_ name: String = "", _ width: CGFloat, _ height: CGFloat, counter: Counter? = nil) {
        self.name = name
        size = .fixed(width, height)
        self.counter = counter
    }

    init(_ name: String = "", _ size: Size = .any, counter: Counter? = nil) {
        self.name = name
        self.size = size
        self.counter = counter
    }

    static func text(_ name: String = "", _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> Block {
        var block = Block(name, width, height)
        block.isText = true
        block.baseline = baseline
        return block
    }

    @MainActor static func _makeNode(_ view: Block, _ context: _ViewContext) -> _ViewNode<Block> {
        BlockNode(view, context)
    }
}

final class Counter: Equatable, @unchecked Sendable {
    var count = 0

    static func == (a: Counter, b: Counter) -> Bool { a === b }
}

@MainActor
private final class BlockNode: LeafNode<Block, BlockBox> {
    override func makeBox(_ context: _ViewContext) -> Box {
        let box = BlockBox(graph: graph, depth: depth)
        box.block = view
        return box
    }

    override func update() {
        leaf.block = view
        leaf.invalidateLayout()
        leaf.markContent()
    }
}

@MainActor
private final class BlockBox: DrawingBox {
    var block = Block()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        block.counter?.count += 1
        switch block.size {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .any: return proposal.replacingUnspecifiedDimensions()
        case .area(let area, let line):
            let width = max(1, min(proposal.width ?? area, area))
            return CGSize(width: width, height: (area / width).rounded(.up) * line)
        }
    }

    override var spacing: ViewSpacing { block.isText ? .text : ViewSpacing() }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? block.baseline : nil
    }

    override func content() -> DisplayItem.Content {
        .shape(ShapeContent(path: .rectangle(CGRect(origin: .zero, size: size))))
    }

    override func describe(_ info: inout AccessibilityInfo) {
        info.identifier = block.name.isEmpty ? nil : block.name
    }
}
