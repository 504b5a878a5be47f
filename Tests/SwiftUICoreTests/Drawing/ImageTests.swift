import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ImageTests {
    @Test func `a symbol is as large as the host draws it, in the font and the colour of the place`() throws {
        let shown = ShownItems(VStack { Image(systemName: "star") }.font(.title.bold()).foregroundStyle(.red))
        let symbol = try #require(shown.symbols.first)
        #expect(symbol.name == "star")
        #expect(symbol.font == DisplayFont(size: 28, weight: 700))
        #expect(symbol.color == Color.red.displayed(in: EnvironmentValues()))
        #expect(shown.items.first?.frame.height == 16)
        #expect(shown.items.first?.accessibility.label == "star")
    }

    @Test func `a resizable image takes what it is proposed, and keeps its ratio where it has to fit`() {
        let stretched = ShownItems(Image(systemName: "star").resizable(), columns: 10, rows: 2)
        #expect(stretched.items.first?.frame.size == CGSize(width: 80, height: 32))
        let plain = ShownItems(Image(systemName: "star"))
        let ratio = plain.items[0].frame.width / plain.items[0].frame.height
        let fitted = ShownItems(Image(systemName: "star").resizable().scaledToFit(), columns: 40, rows: 4)
        #expect(fitted.items.first?.frame.size == CGSize(width: 64 * ratio, height: 64))
    }

    @Test func `scale and variants come from the environment`() {
        let shown = ShownItems(
            HStack { Image(systemName: "heart") }
                .symbolVariant(.fill).symbolVariant(.circle).imageScale(.large).font(.system(size: 10)))
        #expect(shown.symbols.first?.name == "heart.circle.fill")
        #expect(shown.symbols.first?.font.size == 13)
        #expect(ShownItems(Image(systemName: "heart.fill").symbolVariant(.fill)).symbols.first?.name == "heart.fill")
    }

    @Test func `a picture that is missing shows its name, and a message says so`() {
        let messages = MisuseMessages()
        let shown = MisuseReporter.observer.with({ messages.append($0) }) {
            ShownItems(Image("a missing picture"))
        }
        #expect(messages.all.count == 1 && messages.all[0].contains("a missing picture"))
        #expect(shown.items.first?.content == .picture(PictureContent(name: "a missing picture", file: nil)))
        #expect(shown.items.first?.frame.width == CGFloat(17 * 8))
    }

    @Test func `a picture of the bundle has the size that its file says`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 80, 0, 0, 0,
            64,
        ]
        try Data(header).write(to: folder.appendingPathComponent("logo@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let shown = ShownItems(Image("logo", bundle: bundle))
        #expect(shown.items.first?.frame.size == CGSize(width: 40, height: 32))
        let decorative = ShownItems(Image(decorative: "logo", bundle: bundle).renderingMode(.template))
        #expect(decorative.items.first?.accessibility.isHidden == true)
        guard case .picture(let picture)? = decorative.items.first?.content else {
            Issue.record("no picture")
            return
        }
        #expect(picture.templateColor?.role == .primary)
        #expect(picture.file?.lastPathComponent == "logo@2x.png")
    }

    @Test func `a symbol between letters is drawn by the host`() {
        let shown = ShownItems(Text("\(Image(systemName: "star.fill")) Favourite"))
        #expect(shown.lines == [SymbolTable.text(for: "star.fill") + " Favourite"])
        #expect(shown.items.first?.accessibility.label == "star.fill Favourite")
    }
}
