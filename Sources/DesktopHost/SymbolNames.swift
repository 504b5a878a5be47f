#if Desktop
    import DisplayList

    /// Where the picture of an SF Symbol is to be found.
    ///
    /// A symbol's name is a stem and variants: `bell.slash.fill` is a `bell`. The stem's picture is in the table; pictures of
    /// variants are named after the stem's.
    enum SymbolNames {
        /// All that may show a symbol, the best first. What is not installed is to be passed over.
        static func drawings(for name: String) -> [SymbolDrawing] {
            let parts = normalized(name)
            var drawings = drawings(parts)
            if let fill = parts.dropLast().firstIndex(of: "fill") {
                // `phone.fill.arrow.up.right` is `phone.arrow.up.right.fill`.
                var moved = parts
                moved.remove(at: fill)
                if moved.last != "fill" { moved.append("fill") }
                drawings += self.drawings(moved)
            }
            return drawings
        }

        private static func drawings(_ parts: [Substring]) -> [SymbolDrawing] {
            var stems: [(stem: Stem, variants: Variants)] = []
            for length in stride(from: parts.count, through: 0, by: -1) {
                guard let variants = Variants(parts[length...]) else { continue }
                let prefix = parts[..<length].joined(separator: ".")
                if let stem = length == 0 ? Stem() : table[prefix] ?? letters(prefix, variants) {
                    stems.append((stem, variants))
                }
            }
            return stems.flatMap { $0.stem.exact($0.variants) } + stems.flatMap { $0.stem.near($0.variants) }
        }

        /// The rows of the table.
        static let table: [String: Stem] = {
            var table: [String: Stem] = [:]
            for line in strokes.split(whereSeparator: \.isNewline) {
                let columns = line.split(separator: " ", maxSplits: 1)
                table[String(columns[0]), default: Stem()].strokes = String(columns[1])
            }
            for line in [marks, texts, people, things, nature].joined(separator: "\n").split(
                whereSeparator: \.isNewline)
            {
                let columns = line.split(separator: " ").map(String.init)
                table[columns[0]] = Stem(row: columns, strokes: table)
            }
            for name in sameNames.split(whereSeparator: \.isWhitespace) {
                table[String(name)] = Stem(picture: name.split(separator: ".").joined(separator: "-"))
            }
            for (name, letters) in SymbolLetters.table { table[name, default: Stem()].letters = letters }
            return table
        }()

        /// Pictures have no directions of reading and no crops, and old names of halves are read as the new.
        private static func normalized(_ name: String) -> [Substring] {
            // A dot too many is a part without a name, which no symbol has.
            var parts = name.split(separator: ".", omittingEmptySubsequences: false)
            if parts.last == "ltr" || parts.last == "rtl" { parts.removeLast() }
            if parts.first != "crop" { parts.removeAll { $0 == "crop" } }
            for index in parts.indices.dropFirst() where parts[index] == "fill" {
                let place = parts[index - 1]
                if place.hasSuffix("half") || place.hasSuffix("third") || place == "inset" { parts[index] = "filled" }
            }
            guard let first = parts.first else { return parts }
            if first == "goforward" || first == "gobackward", parts.count > 1 {
                // The content stands in the arrow: `15.goforward`.
                parts.swapAt(0, 1)
            }
            guard first.hasPrefix("arrow") || first == "chevron" else { return parts }
            return parts.map { $0 == "forward" ? "right" : $0 == "backward" ? "left" : $0 }
        }

        /// Numbers and single letters, which are symbols where something is around them.
        private static func letters(_ name: String, _ variants: Variants) -> Stem? {
            guard variants.outline != nil, let letters = SymbolLetters.enclosed(name) else { return nil }
            return Stem(picture: name.first?.isNumber == true ? name : nil, letters: letters)
        }

        /// What is known of a stem.
        struct Stem: Equatable {
            var picture: String?
            /// What the pictures of its variants are named after, where that is not `picture`.
            var family: String?
            var icon: String?
            var letters: String?
            var strokes: String?
            var turn: SymbolDrawing.Turn?
            var badge: String?

            init(picture: String? = nil, letters: String? = nil) {
                self.picture = picture
                self.letters = letters
            }

            /// A name, a picture with or without its family, its turn and its badge, and an icon; a dash stands for none.
            fileprivate init(row: [String], strokes: [String: Stem]) {
                var column = row[1][...]
                if let plus = column.firstIndex(of: "+") {
                    badge = String(column[column.index(after: plus)...])
                    column = column[..<plus]
                }
                if let at = column.firstIndex(of: "@") {
                    turn = Int(column[column.index(after: at)...]).map { .clockwise(degrees: $0) } ?? .mirrored
                    column = column[..<at]
                }
                if column.hasPrefix("~") {
                    self.strokes = strokes[String(column.dropFirst())]?.strokes
                } else if column != "-" {
                    let pictures = column.split(separator: "/").map(String.init)
                    picture = pictures[0]
                    if pictures.count > 1 { family = pictures[1] }
                }
                if row.count > 2 { icon = row[2] + "-symbolic" }
            }

            fileprivate var isKnown: Bool { self != Stem() }

            /// A picture of just these variants.
            fileprivate func exact(_ variants: Variants) -> [SymbolDrawing] {
                if let picture {
                    let name = variants.count == 0 ? picture : (family ?? picture) + variants.ending
                    return [SymbolDrawing(.picture(name), turn: turn, badge: badge)]
                }
                guard let strokes, variants.isOnlyFill || variants.count == 0 else { return [] }
                return [SymbolDrawing(.strokes(strokes), turn: turn, isFilled: variants.isFilled, badge: badge)]
            }

            /// The stem's picture with what of the variants can be drawn around it, and at worst without an outline that is
            /// a picture itself.
            fileprivate func near(_ variants: Variants) -> [SymbolDrawing] {
                // What has no outline can't be dashed.
                guard !variants.isDashed || variants.outline != nil else { return [] }
                var contents: [SymbolDrawing.Content] = []
                if let picture {
                    // What stands in something is filled, as the symbols have it.
                    if variants.isFilled || variants.outline != nil {
                        contents.append(.picture((family ?? picture) + "-fill"))
                    }
                    contents.append(.picture(picture))
                }
                if let strokes { contents.append(.strokes(strokes)) }
                if let icon { contents.append(.icon(icon)) }
                if let letters { contents.append(.letters(letters)) }
                if !isKnown, variants.outline != nil { contents = [.nothing] }
                let drawings = contents.map {
                    SymbolDrawing(
                        $0, turn: turn, outline: variants.outline, isFilled: variants.isFilled,
                        isDashed: variants.isDashed, isStruck: variants.isStruck, badge: variants.badge ?? badge)
                }
                guard variants.outline?.picture != nil, isKnown else { return drawings }
                return drawings
                    + drawings.map { drawing in
                        var drawing = drawing
                        drawing.outline = nil
                        return drawing
                    }
            }
        }

        fileprivate struct Variants {
            private(set) var outline: SymbolDrawing.Outline?
            private(set) var isFilled = false
            private(set) var isDashed = false
            private(set) var isStruck = false
            /// The symbol that is drawn over the corner.
            private(set) var badge: String?
            private(set) var count = 0
            /// As pictures are named.
            private(set) var ending = ""

            var isOnlyFill: Bool { count == 1 && isFilled }

            /// nil: one of the parts is no variant.
            init?(_ parts: ArraySlice<Substring>) {
                var parts = parts
                count = parts.count
                while let part = parts.popFirst() {
                    switch part {
                    case "fill", "filled", "inverse": isFilled = true
                    case "slash":
                        isStruck = true
                        ending += "-slash"
                    case "badge":
                        var shown = parts.prefix { $0 != "fill" && $0 != "slash" }
                        if shown.last == "circle" { shown.removeLast() }
                        parts.removeFirst(shown.count)
                        badge = SymbolNames.badge(shown)
                        ending += shown.isEmpty ? "-badge" : "-" + SymbolNames.ending(of: shown)
                    case "trianglebadge":
                        let shown = parts
                        parts = []
                        badge = shown.joined(separator: ".") + ".triangle.fill"
                        ending += "-triangle-badge"
                    case "dashed", "dotted":
                        isDashed = true
                        ending += "-\(part)"
                    case "arrow" where parts.first == "circlepath": break
                    case "left" where outline == .bubble: break
                    default:
                        guard outline == nil, let outline = SymbolDrawing.Outline(rawValue: String(part)) else {
                            return nil
                        }
                        self.outline = outline
                        ending += "-\(part)"
                    }
                }
                if isFilled { ending += "-fill" }
            }
        }
    }

    extension SymbolNames {
        /// The badge that only says that there is one.
        static let dot = "circle.fill"

        /// The symbol that a badge is: a mark in a filled circle, or a small one of what else it shows.
        fileprivate static func badge(_ parts: ArraySlice<Substring>) -> String {
            switch parts.joined(separator: ".") {
            case "": dot
            case "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis":
                "\(parts[parts.startIndex]).circle.fill"
            case "exclam": "exclamationmark.circle.fill"
            case "a", "automatic": "a.circle.fill"
            case "shield.checkmark": "checkmark.shield.fill"
            case let name: "\(name).fill"
            }
        }

        /// What the pictures of a badge's symbol are named after.
        fileprivate static func ending(of badge: ArraySlice<Substring>) -> String {
            let name = badge.joined(separator: "-")
            return pictureEndings[name] ?? name
        }

        private static let pictureEndings = [
            "minus": "dash", "xmark": "x", "checkmark": "check", "exclamationmark": "exclamation", "gearshape": "gear",
            "questionmark": "question",
        ]
    }
#endif
