import CellRenderer
import DisplayList
import Foundation

@testable import SwiftUICore

/// A scene in memory, and what its effects did, in order.
@MainActor
final class EffectScene {
    let scene: _ViewScene
    private(set) var list = DisplayList()

    init(scene: _ViewScene) {
        self.scene = scene
        update()
    }

    convenience init(_ view: some View) {
        self.init(
            scene: _ViewScene(view, size: CellMetrics.size(columns: 40, rows: 12), metrics: CellMetrics()))
    }

    /// What is written on the screen, in the order in which it is drawn.
    var texts: [String] {
        var texts: [String] = []
        list.forEachShown { item in
            if case .text(let layout) = item.content { texts.append(layout.string) }
        }
        return texts
    }

    func update() {
        list.apply(scene.update())
    }
}

@MainActor
final class Log {
    private(set) var entries: [String] = []

    func callAsFunction(_ entry: String) {
        entries.append(entry)
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Something on the screen that draws nothing.
struct Spot: View {
    var body: some View {
        VStack {}
    }
}
