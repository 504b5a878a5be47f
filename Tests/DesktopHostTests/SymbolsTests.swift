#if Desktop
    import CAdwaita
    import Foundation
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.enabled(if: TestDisplay.isThere))
    struct SymbolsTests {
        private func symbols(
            folder: String = Symbols.installedFolder, tell: @escaping (String) -> Void = { _ in }
        ) throws -> Symbols {
            _ = try #require(TestDisplay.application)
            let label = try #require(gtk_label_new(""))
            return Symbols(for: label, fonts: Fonts(for: label), folder: folder, tell: tell)
        }

        private func draw(_ name: String, with symbols: Symbols) {
            let snapshot = gtk_snapshot_new()!
            symbols.draw(
                name, in: CGRect(x: 0, y: 0, width: 20, height: 20), GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1),
                snapshot)
            if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
        }

        @Test func `without the package the icon theme shows what it has, and letters are drawn`() throws {
            let symbols = try symbols(folder: "/no/such/folder/")
            for name in ["trash", "plus", "star.fill", "checkmark.circle.fill", "person.crop.circle", "3.circle"] {
                #expect(symbols.knows(name), "\(name)")
            }
            #expect(!symbols.knows("paintpalette.slash.no.such"))
        }

        @Test(arguments: [
            "trash", "exclamationmark.octagon", "wifi.slash", "checkmark.circle.fill", "3.circle", "no.such.symbol",
            "cat.fill",
            "circle.dashed", "person.crop.circle.badge.xmark", "lock.icloud.fill", "figure.run", "hand.point.left",
        ])
        func `all of a symbol has the colour that is asked for, whoever drew it`(_ name: String) throws {
            for folder in [Symbols.installedFolder, "/no/such/folder/"] {
                let snapshot = gtk_snapshot_new()!
                try symbols(folder: folder).draw(
                    name, in: CGRect(x: 2, y: 2, width: 20, height: 20), GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1),
                    snapshot)
                let node = try #require(gtk_snapshot_free_to_node(snapshot))
                defer { gsk_render_node_unref(node) }
                let pixels = try Pixels(#require(ScenePicture.file(of: node, width: 24, height: 24)))
                #expect(pixels.inked(in: 2..<22, 2..<22) > 20)
                #expect(pixels.inked(in: 0..<24, 0..<1) == 0)
                for x in 0..<24 { for y in 0..<24 { #expect(pixels[x, y] & 0xFFFF00 == 0, "\(x), \(y)") } }
            }
        }

        @Test func `an unknown name is told once`() throws {
            var told: [String] = []
            let symbols = try symbols { told.append($0) }
            draw("no.such.symbol", with: symbols)
            draw("no.such.symbol", with: symbols)
            draw("plus", with: symbols)
            #expect(told == ["There is no picture for the symbol “no.such.symbol”."])
        }
    }
#endif
