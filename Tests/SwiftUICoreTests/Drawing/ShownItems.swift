import CellRenderer
import DisplayList
import Foundation

@testable import SwiftUICore

/// What a view shows, as hosts are handed it.
@MainActor
final class ShownItems {
    let scene: _ViewScene
    private(set) var list = DisplayList()
    /// What the latest update changed.
    private(set) var changes: [DisplayChange] = []

    init(_ view: some View, columns: Int = 40, rows: Int = 10) {
        scene = _ViewScene(view, size: CellMetrics.size(columns: columns, rows: rows), metrics: CellMetrics())
        update()
    }

    func update() {
        changes = scene.update()
        list.apply(changes)
    }

    var items: [DisplayItem] {
        var items: [DisplayItem] = []
        list.forEachShown { items.append($0) }
        return items
    }

    var texts: [TextLayout] {
        items.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }

    var runs: [TextRun] {
        texts.flatMap(\.lines).flatMap(\.runs)
    }

    var lines: [String] {
        texts.flatMap(\.lines).map(\.string)
    }

    var shapes: [ShapeContent] {
        items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
    }

    var symbols: [SymbolContent] {
        items.compactMap { if case .symbol(let symbol) = $0.content { symbol } else { nil } }
    }
}

extension ShapeContent {
    /// The one colour it is filled with.
    var color: DisplayColor? {
        if case .color(let color) = fill { color } else { nil }
    }
}

/// The messages of misuse that a test expects.
final class MisuseMessages: @unchecked Sendable {
    private(set) var all: [String] = []

    func append(_ message: String) {
        all.append(message)
    }
}
