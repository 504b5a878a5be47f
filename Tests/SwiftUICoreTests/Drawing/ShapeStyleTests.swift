import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ShapeStyleTests {
    private func color(_ view: some View) -> DisplayColor? {
        let shown = ShownItems(view)
        return shown.runs.first?.color ?? shown.shapes.first?.color
    }

    @Test func `levels of labels say what they mean`() {
        #expect(color(Text("x"))?.role == .primary)
        #expect(color(Text("x").foregroundStyle(.secondary))?.role == .secondary)
        #expect(color(Text("x").foregroundStyle(.tertiary))?.role == .tertiary)
        #expect(color(VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.secondary))?.role == .tertiary)
    }

    @Test func `a level is one of the style that is set around`() {
        let red = Color.red.displayed(in: EnvironmentValues())
        #expect(color(Group { Text("x") }.foregroundStyle(.red)) == red)
        #expect(color(Group { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red))?.opacity == 0.5)
        let blue = Color.blue.displayed(in: EnvironmentValues())
        #expect(color(Group { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)) == blue)
        #expect(
            color(Group { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue, .green))
                == Color.green.displayed(in: EnvironmentValues()))
    }

    @Test func `foregroundColor nil is the colour of labels again`() {
        #expect(color(Group { Text("x").foregroundColor(nil) }.foregroundColor(.red))?.red == 1)
        #expect(color(Group { Group { Text("x") }.foregroundColor(nil) }.foregroundColor(.red))?.role == .primary)
    }

    @Test func `a style of the program's own is resolved in the environment`() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.orange
            }
        }
        let orange = Color.orange.displayed(in: EnvironmentValues())
        #expect(color(Text("x").foregroundStyle(Warning())) == orange)
        #expect(color(Rectangle().fill(AnyShapeStyle(Warning()).opacity(0.5)))?.opacity == 0.5)
        #expect(color(Text("x").foregroundStyle(Warning()).colorScheme(.dark)) != orange)
    }

    @Test func `gradients are painted with their stops`() {
        let shown = ShownItems(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        let black = DisplayColor(red: 0, green: 0, blue: 0)
        let white = DisplayColor(red: 1, green: 1, blue: 1)
        #expect(
            shown.shapes.first?.fill
                == .linearGradient(
                    [Paint.Stop(color: black, location: 0), Paint.Stop(color: white, location: 1)],
                    start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)))
    }

    @Test func `styles have levels of their own`() {
        #expect(color(Text("x").foregroundStyle(.red.secondary))?.opacity == 0.5)
        #expect(color(Rectangle().fill(.tint.tertiary))?.opacity == 0.25)
        #expect(color(Rectangle().fill(.regularMaterial))?.role == .background)
    }

    @Test func `AnyShapeStyle equals one of the same style`() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.secondary))
    }
}
