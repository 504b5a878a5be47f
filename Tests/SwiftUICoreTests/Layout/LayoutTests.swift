import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// What a layout of a test's own was asked.
private final class Journal: Equatable, @unchecked Sendable {
    var made = 0
    var updated = 0
    var sizes = 0
    var placed = 0

    static func == (a: Journal, b: Journal) -> Bool { a === b }
}

private struct ColumnKey: LayoutValueKey {
    static let defaultValue = 0
}

/// Places each subview in the column that its layout value names, 100 points each, with a cache of widths.
private struct Columns: Layout {
    var journal = Journal()
    var anchor = UnitPoint.topLeading

    struct Cache {
        var columns: [Int]
    }

    func makeCache(subviews: Subviews) -> Cache {
        journal.made += 1
        return Cache(columns: subviews.map { $0[ColumnKey.self] })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        journal.updated += 1
        cache.columns = subviews.map { $0[ColumnKey.self] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        journal.sizes += 1
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: CGFloat((cache.columns.max() ?? -1) + 1) * 100, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        journal.placed += 1
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + (CGFloat(cache.columns[index]) + anchor.x) * 100,
                    y: bounds.minY + anchor.y * bounds.height),
                anchor: anchor, proposal: .unspecified)
        }
    }
}

extension View {
    fileprivate func column(_ index: Int) -> some View {
        layoutValue(key: ColumnKey.self, value: index)
    }
}

@MainActor
struct LayoutTests {
    @Test func `a layout reads the values that its subviews attach`() {
        let scene = LayoutScene(
            Columns()() {
                Block("a", 10, 10).column(2)
                Block("b", 10, 10)
                Block("c", 10, 10).column(1).padding(5)
            })
        #expect(scene["a"]!.minX == 250)
        #expect(scene["b"]!.minX == 50)
        #expect(scene["c"]!.minX == 155)
    }

    @Test(
        "A subview is placed by its anchor",
        arguments: [UnitPoint.topLeading, .center, .bottomTrailing, .trailing])
    func anchors(_ anchor: UnitPoint) {
        let scene = LayoutScene(
            Columns(anchor: anchor)() {
                Block("a", 20, 10)
                Block("b", 20, 30).column(1)
            })
        #expect(scene["a"]!.minX == 100 + 80 * anchor.x)
        #expect(scene["a"]!.minY == 285 + 20 * anchor.y)
    }

    @Test func `the cache is made once and updated when something inside changes`() {
        let model = LengthModel()
        let journal = Journal()
        struct Changing: View {
            let model: LengthModel
            let journal: Journal
            var body: some View {
                Columns(journal: journal)() {
                    Block("a", model.length, 10)
                    if model.flag { Block("b", 10, 10).column(3) }
                }
            }
        }
        let scene = LayoutScene(Changing(model: model, journal: journal))
        #expect(journal.made == 1)
        #expect(journal.updated == 0)
        model.length = 60
        scene.update()
        #expect(journal.made == 1)
        #expect(journal.updated == 1)
        model.flag = true
        scene.update()
        #expect(journal.made == 1)
        #expect(journal.updated == 2)
        #expect(scene["b"]!.minX == 300)
    }

    @Test func `another layout value lays out anew`() {
        let model = LengthModel()
        struct Changing: View {
            let model: LengthModel
            var body: some View {
                Columns()() { Block("a", 10, 10).column(model.flag ? 3 : 0) }
            }
        }
        let scene = LayoutScene(Changing(model: model))
        #expect(scene["a"]!.minX == 150)
        model.flag = true
        scene.update()
        #expect(scene["a"]!.minX == 300)
    }

    @Test func `another value of the layout itself lays out anew`() {
        let model = LengthModel()
        struct Changing: View {
            let model: LengthModel
            var body: some View {
                Columns(anchor: model.flag ? .topTrailing : .topLeading)() { Block("a", 10, 10) }
            }
        }
        let scene = LayoutScene(Changing(model: model))
        #expect(scene["a"]!.minX == 150)
        model.flag = true
        scene.update()
        #expect(scene["a"]!.minX == 240)
    }

    @Test func `a subview that isn't placed is in the middle`() {
        struct Forgetful: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let scene = LayoutScene(Forgetful()() { Block("a", 20, 20) })
        #expect(scene["a"] == CGRect(x: 190, y: 290, width: 20, height: 20))
    }

    @Test func `a layout learns the distances that its subviews wish`() {
        struct Gaps: Layout {
            let found: Counter
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                found.count = Int(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let found = Counter()
        _ = LayoutScene(
            Gaps(found: found)() {
                Block("", 1, 1); Block("", 1, 1)
            })
        #expect(found.count == 8)
        _ = LayoutScene(
            Gaps(found: found)() {
                Block.text("", 1, 1); Block.text("", 1, 1)
            })
        #expect(found.count == 0)
    }

    @Test func `a modifier on a group holds for each of its elements`() {
        let scene = LayoutScene(
            Columns()() {
                Group {
                    Block("a", 10, 10); Block("b", 10, 10)
                }.column(1).padding(3)
            })
        #expect(scene["a"] == scene["b"])
        #expect(scene["a"]!.minX == 203)
    }

    @Test func `what a layout makes infinite is drawn without extent`() {
        struct Endless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: CGFloat.infinity, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                subviews[0].place(at: bounds.origin, proposal: .infinity)
            }
        }
        let scene = LayoutScene(VStack { Endless()() { Block("a") } })
        #expect(scene["a"]?.size == .zero)
    }
}
