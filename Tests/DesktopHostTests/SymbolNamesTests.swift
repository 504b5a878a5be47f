#if Desktop
    import CAdwaita
    import Foundation
    import Testing

    @testable import CellRenderer
    @testable import DesktopHost

    struct SymbolNamesTests {
        private static let pictures: Set<String> = {
            let files = try? FileManager.default.contentsOfDirectory(atPath: Symbols.installedFolder)
            return Set((files ?? []).map { $0.replacing(".svg", with: "") })
        }()

        private static let hasPictures = !pictures.isEmpty

        private func isShown(_ name: String) -> Bool {
            SymbolNames.drawings(for: name).contains { drawing in
                switch drawing.content {
                case .picture(let picture): Self.pictures.contains(picture)
                case .icon: false
                case .letters, .nothing: true
                }
            }
        }

        private func best(_ name: String) -> SymbolDrawing? {
            SymbolNames.drawings(for: name).first { drawing in
                if case .picture(let picture) = drawing.content { Self.pictures.contains(picture) } else { true }
            }
        }

        @Test(.enabled(if: hasPictures, "The package bootstrap-icons isn't installed."))
        func `every picture that the table names is there`() {
            let missing = SymbolNames.table.compactMap { name, stem in
                stem.picture.map(Self.pictures.contains) == false ? name : nil
            }
            #expect(missing.sorted() == [])
            let families = SymbolNames.table.values.compactMap(\.family)
            #expect(families.filter { family in !Self.pictures.contains { $0.hasPrefix("\(family)-") } } == [])
        }

        @Test(.enabled(if: TestDisplay.isThere, "There is no display."))
        @MainActor func `every icon that the table names is in the icon theme`() throws {
            _ = try #require(TestDisplay.application)
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
            let icons = Set(SymbolNames.table.values.compactMap(\.icon))
            #expect(icons.filter { gtk_icon_theme_has_icon(theme, $0) == 0 }.sorted() == [])
        }

        @Test(.enabled(if: hasPictures, "The package bootstrap-icons isn't installed."))
        func `every common symbol is shown`() {
            #expect(SymbolNameList.names.count > 280)
            #expect(SymbolNameList.names.filter { !isShown($0) } == [])
        }

        @Test(.enabled(if: hasPictures, "The package bootstrap-icons isn't installed."))
        func `what the terminal has a character for is shown here, but for what nobody drew`() {
            let missing = SymbolTable.table.keys.filter { !isShown($0) }
            #expect(missing.sorted() == Self.onlyInTerminals.sorted())
        }

        @Test func `every common symbol has a character in the terminal`() {
            let placeholder = SymbolTable.text(for: "no.such.symbol")
            #expect(SymbolNameList.names.filter { SymbolTable.text(for: $0) == placeholder } == [])
        }

        /// Neither Bootstrap's icons nor the theme's have anything like it.
        private static let onlyInTerminals = """
            airplane.arrival airplane.departure baseball basketball bed.double bird birthday.cake brain carrot cat
            comb crown dog dumbbell ferry figure.dance figure.hiking figure.mind.and.body figure.pool.swim figure.run
            figure.strengthtraining.traditional figure.yoga fish flashlight.on.fill flask football fork.knife guitars
            hand.point.down hand.point.left hand.point.right hand.raised hand.wave hands.clap hands.sparkles hare
            lizard motorcycle mountain.2 mouth nose party.popper pawprint pawprint.fill pianokeys sailboat seal
            seal.fill shoe soccerball sofa sportscourt stethoscope syringe tennis.racket tent testtube.2 tortoise
            tshirt wineglass
            """.split(whereSeparator: \.isWhitespace).map(String.init)

        @Test(
            .enabled(if: hasPictures, "The package bootstrap-icons isn't installed."),
            arguments: [
                ("trash", .picture("trash")), ("trash.fill", .picture("trash-fill")),
                ("xmark", .picture("x-lg")), ("xmark.circle.fill", .picture("x-circle-fill")),
                ("checkmark.square", .picture("check-square")), ("bell.slash.fill", .picture("bell-slash-fill")),
                ("person.fill.badge.plus", .picture("person-plus-fill")), ("phone", .picture("telephone")),
                ("speaker.slash.fill", .picture("volume-mute-fill")), ("chevron.forward", .picture("chevron-right")),
                ("person.crop.circle", .picture("person-circle")), ("arrow.up.circle", .picture("arrow-up-circle")),
                ("1.circle.fill", .picture("1-circle-fill")),
            ] as [(String, SymbolDrawing.Content)])
        func `a symbol has the picture that was drawn for it`(_ name: String, _ content: SymbolDrawing.Content) {
            #expect(best(name) == SymbolDrawing(content))
        }

        @Test(
            .enabled(if: hasPictures, "The package bootstrap-icons isn't installed."),
            arguments: [
                ("star.circle", SymbolDrawing(.picture("star-fill"), outline: .circle)),
                ("star.circle.fill", SymbolDrawing(.picture("star-fill"), outline: .circle, isFilled: true)),
                ("trash.slash", SymbolDrawing(.picture("trash"), isStruck: true)),
                ("12.square.fill", SymbolDrawing(.letters("12"), outline: .square, isFilled: true)),
                ("equal.square", SymbolDrawing(.letters("="), outline: .square)),
                ("a.circle.fill", SymbolDrawing(.letters("A"), outline: .circle, isFilled: true)),
                ("capsule.fill", SymbolDrawing(.nothing, outline: .capsule, isFilled: true)),
            ])
        func `a variant that nobody drew is drawn around the symbol`(_ name: String, _ drawing: SymbolDrawing) {
            #expect(best(name) == drawing)
        }

        @Test(arguments: ["no.such.symbol", "", ".", "circle.no.such", "a"])
        func `a name that is no symbol's is shown by nothing`(_ name: String) {
            #expect(!isShown(name))
        }
    }
#endif
