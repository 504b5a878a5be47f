import CellRenderer
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct ShapeTests {
    @Test func `a shape takes what it is proposed and is filled with the foreground style`() throws {
        let shown = ShownItems(Rectangle().foregroundStyle(.red), columns: 10, rows: 2)
        #expect(shown.items.first?.frame.size == CellMetrics.size(columns: 10, rows: 2))
        #expect(shown.shapes.first?.color == Color.red.displayed(in: EnvironmentValues()))
        #expect(shown.shapes.first?.path == .rectangle(CGRect(x: 0, y: 0, width: 80, height: 32)))
    }

    @Test func `a circle is as wide as it is high`() {
        let shown = ShownItems(Circle().fill(.blue), columns: 20, rows: 2)
        #expect(shown.items.first?.frame.size == CGSize(width: 32, height: 32))
    }

    @Test func `whole figures reach the host as such`() {
        func path(_ shape: some Shape) -> DisplayPath? { ShownItems(shape, columns: 10, rows: 2).shapes.first?.path }
        let rect = CGRect(x: 0, y: 0, width: 80, height: 32)
        #expect(path(Ellipse()) == .ellipse(rect))
        #expect(path(Capsule()) == .roundedRectangle(rect, radius: CGSize(width: 16, height: 16)))
        #expect(
            path(RoundedRectangle(cornerRadius: 4)) == .roundedRectangle(rect, radius: CGSize(width: 4, height: 4)))
        #expect(path(AnyShape(.rect)) == .rectangle(rect))
    }

    @Test func `a stroke is drawn and not filled`() {
        let shape = ShownItems(Rectangle().stroke(.red, lineWidth: 3)).shapes.first
        #expect(shape?.fill == nil)
        #expect(shape?.stroke == .color(Color.red.displayed(in: EnvironmentValues())))
        #expect(shape?.lineWidth == 3)
        let outline = ShownItems(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2).rotation(.degrees(90))).shapes
        #expect(outline.first?.fill == nil && outline.first?.lineWidth == 2)
    }

    @Test func `a border is drawn within the shape`() {
        let shape = ShownItems(Rectangle().strokeBorder(.red, lineWidth: 4), columns: 10, rows: 2).shapes.first
        #expect(shape?.path == .rectangle(CGRect(x: 2, y: 2, width: 76, height: 28)))
        let rounded = ShownItems(RoundedRectangle(cornerRadius: 10).inset(by: 4), columns: 10, rows: 2).shapes.first
        #expect(
            rounded?.path
                == .roundedRectangle(
                    CGRect(x: 4, y: 4, width: 72, height: 24), radius: CGSize(width: 6, height: 6)))
    }

    @Test func `a shape can be painted in several ways on top of each other`() {
        let shown = ShownItems(
            Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4), columns: 8, rows: 4)
        #expect(shown.shapes.map { $0.fill != nil } == [true, false, false])
        #expect(shown.shapes.map(\.lineWidth) == [1, 2, 4])
        #expect(Set(shown.items.filter { $0.frame.width > 0 }.map(\.frame.width)) == [64])
    }

    @Test func `a border lies on the view and doesn't change its size`() {
        let shown = ShownItems(Text("a").border(.red, width: 2))
        #expect(shown.items.map(\.frame) == [shown.items[0].frame, shown.items[0].frame])
        #expect(shown.shapes.first?.lineWidth == 2)
    }

    @Test func `dashes are separate lines`() throws {
        let shape = ShownItems(
            Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
                .stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
        ).shapes.first
        #expect(
            shape?.path
                == .elements([
                    .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 7, y: 0)),
                ]))
    }

    @Test func `a shape of the program's own is drawn in its frame`() {
        struct Triangle: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let shown = ShownItems(Triangle().fill(style: FillStyle(eoFill: true)), columns: 2, rows: 1)
        #expect(
            shown.shapes.first?.path
                == .elements([
                    .move(CGPoint(x: 8, y: 0)), .line(CGPoint(x: 16, y: 16)), .line(CGPoint(x: 0, y: 16)), .close,
                ]))
        #expect(shown.shapes.first?.usesEvenOddRule == true)
    }

    @Test func `a shape that changes is drawn anew in its place`() {
        let model = Model()
        struct Ring: View {
            let model: Model
            var body: some View { Circle().trim(from: 0, to: model.share).stroke(.red) }
        }
        let shown = ShownItems(Ring(model: model))
        let before = shown.shapes
        model.share = 0.75
        shown.update()
        #expect(shown.shapes != before)
        #expect(shown.changes.count == 1)
    }

    @Observable final class Model {
        var share: CGFloat = 0.5
    }
}
