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

        private func isShown(_ name: String) -> Bool { best(name) != nil }

        /// What is shown without a theme of icons.
        private func best(_ name: String) -> SymbolDrawing? {
            SymbolNames.drawings(for: name).first { drawing in
                if let outline = drawing.outline?.picture, !Self.pictures.contains(outline) { return false }
                return switch drawing.content {
                case .picture(let picture): Self.pictures.contains(picture)
                case .icon: false
                case .strokes, .letters, .nothing: true
                }
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
        func `the symbols that programs use most are shown, and at least two hundred more`() {
            #expect(SymbolNameList.mostUsed.count == 80)
            #expect(Set(SymbolNameList.others).subtracting(SymbolNameList.mostUsed).count >= 200)
            #expect((SymbolNameList.mostUsed + SymbolNameList.others).filter { !isShown($0) } == [])
        }

        @Test(.enabled(if: hasPictures, "The package bootstrap-icons isn't installed."))
        func `what the terminal has a character for is shown here`() {
            #expect(SymbolTable.table.keys.filter { !isShown($0) }.sorted() == [])
        }

        @Test(.enabled(if: hasPictures, "The package bootstrap-icons isn't installed."))
        func `every badge that the table names is shown itself`() {
            #expect(SymbolNames.table.values.compactMap(\.badge).filter { !isShown($0) } == [])
        }

        @Test func `every common symbol has a character in the terminal, but for a few`() {
            let placeholder = SymbolTable.text(for: "no.such.symbol")
            let missing = (SymbolNameList.mostUsed + SymbolNameList.others).filter {
                SymbolTable.text(for: $0) == placeholder
            }
            #expect(missing.sorted() == Self.onlyInWindows)
        }

        /// Unicode has no character for them, or only one that is two cells wide and in colours of its own.
        private static let onlyInWindows = [
            "movieclapper", "popcorn", "scroll.fill", "steeringwheel", "teddybear.fill", "tennisball.fill",
            "volleyball",
        ]

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
                ("seal", SymbolDrawing(.nothing, outline: .seal)),
                ("square.dashed", SymbolDrawing(.nothing, outline: .square, isDashed: true)),
                ("plus.bubble.fill", SymbolDrawing(.picture("plus-lg"), outline: .bubble, isFilled: true)),
                ("lock.icloud", SymbolDrawing(.picture("lock-fill"), outline: .icloud)),
                ("goforward.15", SymbolDrawing(.letters("15"), outline: .goforward)),
            ])
        func `a variant that nobody drew is drawn around the symbol`(_ name: String, _ drawing: SymbolDrawing) {
            #expect(best(name) == drawing)
        }

        @Test(
            .enabled(if: hasPictures, "The package bootstrap-icons isn't installed."),
            arguments: [
                (
                    "person.crop.circle.badge.xmark",
                    SymbolDrawing(.picture("person-circle"), badge: "xmark.circle.fill")
                ),
                ("bell.badge", SymbolDrawing(.picture("bell"), badge: SymbolNames.dot)),
                ("calendar.badge.clock", SymbolDrawing(.picture("calendar"), badge: "clock.fill")),
                ("folder.badge.plus", SymbolDrawing(.picture("folder-plus"))),
                (
                    "lock.trianglebadge.exclamationmark",
                    SymbolDrawing(.picture("lock"), badge: "exclamationmark.triangle.fill")
                ),
                ("hand.point.right", SymbolDrawing(.picture("hand-index"), turn: .clockwise(degrees: 90))),
            ] as [(String, SymbolDrawing?)])
        func `a badge is drawn over the corner, and what only points elsewhere is turned`(
            _ name: String, _ drawing: SymbolDrawing?
        ) {
            #expect(best(name) == drawing)
        }

        /// On Apple's systems these show nothing.
        @Test(arguments: [
            ("", "no name"),
            (".", "two parts without a name"),
            ("star..fill", "a dot too many"),
            ("star.fill.", "a dot at the end"),
            ("star,fill", "a comma for the dot"),
            ("Star", "a capital"),
            ("a", "a letter is a symbol only in something"),
            ("12", "so is a number"),
            ("circle.no.such", "parts that no symbol has"),
            ("no.such.symbol", "a stem that no symbol has"),
            ("person-circle", "what Bootstrap calls it"),
            ("github", "one of Bootstrap's icons that is no symbol"),
            ("\\(name).fill", "an interpolation that was quoted"),
            ("Logo", "a picture of the program's own, which Image(_:) shows"),
        ])
        func `a name that is no symbol's is shown by nothing`(_ name: String, _ reason: String) {
            #expect(!isShown(name), "\(reason)")
        }
    }
#endif
