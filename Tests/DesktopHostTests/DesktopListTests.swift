#if Desktop
    import CAdwaita
    import Foundation
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct DesktopListTests {
        private final class Model: ObservableObject {
            let id: Int
            @Published var text: String

            init(_ id: Int) {
                self.id = id
                text = "row \(id)"
            }
        }

        private struct Row: View {
            @ObservedObject var model: Model

            var body: some View {
                HStack {
                    Text(model.text)
                    Spacer()
                    Text("#")
                }
            }
        }

        private struct Screen: View {
            let models: [Model]

            var body: some View {
                List(models, id: \.id) { Row(model: $0) }
            }
        }

        @Test func `of 100,000 rows those in view have widgets, after an update and a long scroll too`() throws {
            let models = (0..<100_000).map(Model.init)
            let window = try DesktopWindow.showing(Screen(models: models))
            let scroll = try #require(window.nodes.values.lazy.compactMap { $0 as? ScrollItem }.first)
            let row = window.metrics.metrics(of: .row).minimum.height
            let visible = Int((scroll.item.frame.height / row).rounded(.up)) + 1
            #expect((visible - 1...2 * visible).contains(window.rows.count))

            models[3].text = "another"
            TestDisplay.settle()
            #expect(window.texts.contains("another"))
            #expect((visible - 1...2 * visible).contains(window.rows.count))

            let adjustment = gtk_scrolled_window_get_vadjustment(scroll.widget.opaque)
            for step in 1...100 {
                gtk_adjustment_set_value(adjustment, Double(step * 100))
                TestDisplay.turn()
                #expect((visible - 1...2 * visible).contains(window.rows.count))
            }
            TestDisplay.settle()
            #expect(gtk_adjustment_get_value(adjustment) == 10_000)
            #expect(window.texts.contains("row \(Int(10_000 / row) + 1)"))
            #expect((visible - 1...2 * visible).contains(window.rows.count))

            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            TestDisplay.settle()
            #expect(window.texts.contains("row 99999"))
            #expect((visible - 1...2 * visible).contains(window.rows.count))
        }

        @Test func `a list has room above its first card and below its last`() throws {
            let window = try DesktopWindow.showing(List(0..<30, id: \.self) { Text("row \($0)") })
            let scroll = try #require(window.nodes.values.lazy.compactMap { $0 as? ScrollItem }.first)
            let room = window.metrics.metrics(of: .list)
            #expect(window.rows.map(\.frameInScene.minY).min() == room.top)

            let adjustment = gtk_scrolled_window_get_vadjustment(scroll.widget.opaque)
            gtk_adjustment_set_value(adjustment, room.top / 2)
            TestDisplay.settle()
            #expect(window.rows.map(\.frameInScene.minY).min() == room.top / 2)

            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            TestDisplay.settle()
            #expect(window.rows.map(\.frameInScene.maxY).max() == scroll.frameInScene.maxY - room.bottom)
        }

        @Test func `a row is called what is in it, also after a change`() throws {
            let models = (0..<2).map(Model.init)
            let window = try DesktopWindow.showing(Screen(models: models))
            #expect(window.rows.compactMap(\.contentName).sorted() == ["row 0, #", "row 1, #"])
            models[1].text = "another"
            TestDisplay.settle()
            #expect(window.rows.compactMap(\.contentName).sorted() == ["another, #", "row 0, #"])
        }
    }

    extension DesktopWindow {
        fileprivate var rows: [RowItem] { nodes.values.compactMap { $0 as? RowItem } }
    }
#endif
