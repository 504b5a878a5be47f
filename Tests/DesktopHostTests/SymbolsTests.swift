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
