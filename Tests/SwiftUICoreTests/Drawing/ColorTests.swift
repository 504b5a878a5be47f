import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ColorTests {
    private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> DisplayColor? {
        ShownItems(color.environment(\.colorScheme, scheme)).shapes.first?.color
    }

    @Test func `a colour fills all it is proposed`() throws {
        let item = try #require(ShownItems(Color.red, columns: 10, rows: 4).items.first)
        #expect(item.frame == CGRect(origin: .zero, size: CellMetrics.size(columns: 10, rows: 4)))
    }

    @Test func `components are shown as given`() {
        #expect(shown(Color(red: 0.2, green: 0.4, blue: 0.6)) == DisplayColor(red: 0.2, green: 0.4, blue: 0.6))
        #expect(shown(Color(white: 0.5, opacity: 0.25)) == DisplayColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
        #expect(shown(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == DisplayColor(red: 0, green: 1, blue: 0))
        #expect(
            shown(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)) == DisplayColor(red: 0.4, green: 0.8, blue: 0.8))
    }

    @Test func `system colours follow the colour scheme`() {
        #expect(shown(.primary, .light)?.red == 0)
        #expect(shown(.primary, .dark)?.red == 1)
        #expect(shown(.red, .light) != shown(.red, .dark))
        #expect(shown(.white, .dark) == shown(.white, .light))
    }

    @Test func `colours with a meaning say so to the host`() {
        #expect(shown(.primary)?.role == .primary)
        #expect(shown(.secondary)?.role == .secondary)
        #expect(shown(.accentColor)?.role == .accent)
        #expect(shown(.blue)?.role == nil)
    }

    @Test func `opacity multiplies`() {
        #expect(shown(.red.opacity(0.5).opacity(0.5))?.opacity == 0.25)
        #expect(shown(Color(white: 0, opacity: 0.5).opacity(0.5))?.opacity == 0.25)
    }

    @Test func `colours mix`() {
        let grey = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
        #expect(abs(grey.red - 0.5) < 0.001)
        let same = Color.red.mix(with: .blue, by: 0).resolve(in: EnvironmentValues())
        #expect(abs(same.red - 1) < 0.001)
    }

    @Test func `resolved components are those of sRGB`() {
        let resolved = Color(.sRGBLinear, red: 0.2140411, green: 0, blue: 1).resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 0.5) < 0.0001)
        #expect(resolved.blue == 1)
        #expect(Color(resolved) == Color(resolved))
    }

    @Test func `the accent colour is the tint`() {
        #expect(ShownItems(Color.accentColor.tint(.green)).shapes.first?.color == shown(.green))
        #expect(ShownItems(Text("x").foregroundStyle(.tint).tint(.green)).runs.first?.color == shown(.green))
    }

    @Test func `a colour that no catalogue has is grey, and a message says so`() {
        let messages = MisuseMessages()
        MisuseReporter.observer.with({ messages.append($0) }) {
            #expect(shown(Color("nowhere to be found"))?.red == 0.5)
        }
        #expect(messages.all.first?.contains("nowhere to be found") == true)
    }

    @Test func `a colour of a catalogue in the bundle is found, light and dark`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let directory = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "srgb",
                "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "0.500"}}}]}
            """
        try contents.write(
            to: directory.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(shown(Color("Brand", bundle: bundle)) == DisplayColor(red: 1, green: 0.5, blue: 0.2))
        #expect(
            shown(Color("Brand", bundle: bundle), .dark) == DisplayColor(red: 0, green: 0, blue: 1, opacity: 0.5))
    }
}
