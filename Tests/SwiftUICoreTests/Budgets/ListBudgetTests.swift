import CellRenderer
import DisplayList
import SwiftUI
import Testing

@testable import SwiftUICore

/// The budgets of long lists that are counts: bodies run, nodes visited, nodes alive.
@MainActor @Suite
struct ListBudgetTests {
    static let rowsInView = 23

    @Observable
    final class RowModel: Identifiable {
        let id: Int
        var text: String

        init(_ id: Int) {
            self.id = id
            text = "row \(id)"
        }
    }

    struct Item: Identifiable, Equatable {
        var id: Int
        var text: String
    }

    struct RowOfModel: View {
        let model: RowModel
        var body: some View { Text(model.text) }
    }

    struct RowOfItem: View {
        let item: Item
        @State private var taps = 0
        var body: some View { Text("\(item.text) \(taps)") }
    }

    final class Handle {
        var increment: () -> Void = {}
        var items: Binding<[Item]>?
    }

    struct ModelScreen: View {
        let models: [RowModel]
        let handle: Handle
        @State private var count = 0

        var body: some View {
            let _ = (handle.increment = { count += 1 })
            VStack {
                Text("count \(count)")
                List(models) { RowOfModel(model: $0) }
            }
        }
    }

    struct ItemScreen: View {
        let handle: Handle
        @State var items: [Item]

        var body: some View {
            let _ = (handle.items = $items)
            VStack {
                Text("\(items.count) items")
                List(items) { RowOfItem(item: $0) }
            }
        }
    }

    @MainActor
    final class Shown {
        let scene: _ViewScene
        private(set) var list = DisplayList()

        init<V: View>(_ view: V) {
            scene = _ViewScene(view, size: CGSize(width: 640, height: 384), metrics: CellMetrics())
            scene.graph.countsBodies = true
            update()
            scene.graph.resetCounts()
        }

        func update() {
            list.apply(scene.update())
        }

        func bodies(of type: Any.Type) -> Int {
            scene.graph.bodyCounts[ObjectIdentifier(type)] ?? 0
        }

        var texts: [String] {
            var found: [String] = []
            list.forEachShown { item in
                if case .text(let layout) = item.content { found.append(layout.string) }
            }
            return found
        }

        func scroll(to y: CGFloat) {
            var id: ItemID?
            list.forEachShown { if case .scroll = $0.content { id = $0.id } }
            scene.send(.scroll(id!, to: CGPoint(x: 0, y: y)))
            update()
        }
    }

    static func items(_ count: Int) -> [Item] {
        (0..<count).map { Item(id: $0, text: "item \($0)") }
    }

    @Test(arguments: [10_000, 100_000])
    func `a row's own model changes: one body, a handful of nodes`(count: Int) {
        let models = (0..<count).map(RowModel.init)
        let shown = Shown(ModelScreen(models: models, handle: Handle()))
        #expect(shown.texts.count == 1 + ListBudgetTests.rowsInView)
        models[3].text = "other"
        shown.update()
        #expect(shown.texts[4] == "other")
        #expect(shown.bodies(of: RowOfModel.self) == 1)
        #expect(shown.bodies(of: ModelScreen.self) == 0)
        #expect(shown.scene.graph.visits <= 8)
    }

    @Test func `the model of a row out of view changes: nothing runs`() {
        let models = (0..<100_000).map(RowModel.init)
        let shown = Shown(ModelScreen(models: models, handle: Handle()))
        models[500].text = "other"
        #expect(!shown.scene.needsUpdate)
        shown.update()
        #expect(shown.scene.graph.visits == 0)
    }

    @Test func `a counter above a long list changes: one body, no row's`() {
        let handle = Handle()
        let shown = Shown(ModelScreen(models: (0..<10_000).map(RowModel.init), handle: handle))
        handle.increment()
        shown.update()
        #expect(shown.texts[0] == "count 1")
        #expect(shown.bodies(of: ModelScreen.self) == 1)
        #expect(shown.bodies(of: RowOfModel.self) == 0)
    }

    @Test(arguments: [10_000, 100_000])
    func `one element of the root's array changes: one row's body`(count: Int) {
        let handle = Handle()
        let shown = Shown(ItemScreen(handle: handle, items: ListBudgetTests.items(count)))
        handle.items!.wrappedValue[5].text = "other"
        shown.update()
        #expect(shown.texts[6] == "other 0")
        #expect(shown.bodies(of: RowOfItem.self) == 1)
        #expect(shown.bodies(of: ItemScreen.self) == 1)
        #expect(shown.scene.graph.visits <= 80)
    }

    @Test func `appending to a long array runs no row's body`() {
        let handle = Handle()
        let shown = Shown(ItemScreen(handle: handle, items: ListBudgetTests.items(100_000)))
        handle.items!.wrappedValue.append(Item(id: -1, text: "last"))
        shown.update()
        #expect(shown.bodies(of: RowOfItem.self) == 0)
    }

    @Test func `removing the first of a long array runs the body of the row that comes into view`() {
        let handle = Handle()
        let shown = Shown(ItemScreen(handle: handle, items: ListBudgetTests.items(100_000)))
        handle.items!.wrappedValue.removeFirst()
        shown.update()
        #expect(shown.texts[1] == "item 1 0")
        #expect(shown.texts.last == "item 23 0")
        #expect(shown.bodies(of: RowOfItem.self) == 1)
    }

    @Test func `reversing a long array runs the bodies of the rows that come into view`() {
        let handle = Handle()
        let shown = Shown(ItemScreen(handle: handle, items: ListBudgetTests.items(100_000)))
        handle.items!.wrappedValue.reverse()
        shown.update()
        #expect(shown.texts[1] == "item 99999 0")
        #expect(shown.bodies(of: RowOfItem.self) == ListBudgetTests.rowsInView)
    }

    @Test func `rows alive are those in view, at the start, after updates and at the end`() {
        let handle = Handle()
        let shown = Shown(ItemScreen(handle: handle, items: ListBudgetTests.items(100_000)))
        // A row is three nodes: its element, its view, its text.
        let most = 3 * 2 * ListBudgetTests.rowsInView + 12
        #expect(shown.scene.graph.aliveNodes <= most)
        handle.items!.wrappedValue[0].text = "other"
        shown.update()
        #expect(shown.scene.graph.aliveNodes <= most)
        shown.scroll(to: 1_000_000_000)
        #expect(shown.texts.last == "item 99999 0")
        #expect(shown.scene.graph.aliveNodes <= most)
        shown.scroll(to: 50_000 * 16)
        #expect(shown.texts.contains("item 50000 0"))
        #expect(shown.scene.graph.aliveNodes <= most)
        shown.scroll(to: 0)
        #expect(shown.texts[1] == "other 0")
        #expect(shown.scene.graph.aliveNodes <= most)
    }

    @Test func `nothing is alive after a scene is closed`() {
        let shown = Shown(ItemScreen(handle: Handle(), items: ListBudgetTests.items(1000)))
        shown.scroll(to: 500)
        let graph = shown.scene.graph
        shown.scene.close()
        #expect(graph.aliveNodes == 0)
    }
}
