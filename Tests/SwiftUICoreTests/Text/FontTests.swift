import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct FontTests {
    private func font(_ font: Font?) throws -> DisplayFont {
        try #require(ShownItems(Text("x").font(font)).runs.first).font
    }

    @Test func `text styles have the sizes of the host`() throws {
        #expect(try font(.largeTitle) == DisplayFont(size: 34))
        #expect(try font(.headline) == DisplayFont(size: 17, weight: 600))
        #expect(try font(nil) == DisplayFont(size: 17))
        #expect(try font(.system(.caption, design: .serif, weight: .bold)).family == .serif)
    }

    @Test func `fonts of a size and by name are themselves`() throws {
        #expect(try font(.system(size: 40, weight: .heavy, design: .rounded)).size == 40)
        #expect(try font(.system(size: 40, weight: .heavy, design: .rounded)).weight == 800)
        #expect(try font(.custom("Inter", size: 12)).family == .named("Inter"))
    }

    @Test func `modifiers of fonts add to them`() throws {
        let font = try font(.body.italic().weight(.medium).monospacedDigit())
        #expect(font.isItalic && font.weight == 500 && font.hasMonospacedDigits)
        #expect(try self.font(.title.bold().monospaced()).family == .monospaced)
        #expect(try self.font(.title.bold()).weight == 700)
    }

    @Test func `modifiers of views reach every text in them`() {
        let shown = ShownItems(
            VStack {
                Text("a")
                Text("b").bold(false)
            }
            .bold().italic().monospaced().font(.system(size: 20)))
        #expect(shown.runs.map(\.font.weight) == [700, 400])
        #expect(shown.runs.allSatisfy { $0.font.isItalic && $0.font.family == .monospaced && $0.font.size == 20 })
    }

    @Test func `a larger text size scales text styles, but not fixed sizes`() throws {
        let shown = ShownItems(
            VStack {
                Text("a").font(.body)
                Text("b").font(.custom("Inter", fixedSize: 10))
            }
            .dynamicTypeSize(.accessibility5))
        #expect(shown.runs[0].font.size > 40)
        #expect(shown.runs[1].font.size == 10)
        let limited = ShownItems(Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxLarge))
        #expect(limited.runs[0].font.size == 17)
    }
}
