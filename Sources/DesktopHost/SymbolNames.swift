#if Desktop
    /// Where the picture of an SF Symbol is to be found.
    ///
    /// A symbol's name is a stem and variants: `bell.slash.fill` is a `bell`. The stem's picture is in the table, or has the
    /// stem's own name; pictures of variants are named after the stem's.
    enum SymbolNames {
        /// All that may show a symbol, the best first. What is not installed is to be passed over.
        static func drawings(for name: String) -> [SymbolDrawing] {
            let parts = normalized(name)
            var stems: [(stem: Stem, variants: Variants)] = []
            var hasRow = false
            for length in stride(from: parts.count, through: 0, by: -1) {
                guard let variants = Variants(parts[length...]) else { continue }
                let prefix = parts[..<length].joined(separator: ".")
                hasRow = hasRow || table[prefix] != nil
                if let stem = length == 0 ? Stem() : table[prefix] ?? letters(prefix, variants) {
                    stems.append((stem, variants))
                }
            }
            if !hasRow {
                // The stem's own name: only where no row says that the same word means something else there.
                for length in parts.indices.reversed() {
                    guard let variants = Variants(parts[(length + 1)...]) else { continue }
                    stems.append((Stem(picture: parts[...length].joined(separator: "-")), variants))
                }
                stems.sort { $0.variants.count < $1.variants.count }
            }
            return stems.flatMap { $0.stem.exact($0.variants) } + stems.flatMap { $0.stem.near($0.variants) }
        }

        /// The rows of the table.
        static let table: [String: Stem] = {
            var table: [String: Stem] = [:]
            for line in [marks, texts, things].joined(separator: "\n").split(whereSeparator: \.isNewline) {
                let columns = line.split(separator: " ").map(String.init)
                table[columns[0]] = Stem(row: columns)
            }
            for line in letterRows.split(whereSeparator: \.isNewline) {
                let columns = line.split(separator: " ").map(String.init)
                table[columns[0], default: Stem()].letters = columns[1]
            }
            return table
        }()

        /// Pictures have no directions of reading and no crops of people.
        private static func normalized(_ name: String) -> [Substring] {
            var parts = name.split(separator: ".")
            if parts.last == "ltr" || parts.last == "rtl" { parts.removeLast() }
            if parts.first == "person" { parts.removeAll { $0 == "crop" } }
            guard let first = parts.first, first.hasPrefix("arrow") || first == "chevron" else { return parts }
            return parts.map { $0 == "forward" ? "right" : $0 == "backward" ? "left" : $0 }
        }

        /// Numbers and single letters, which are symbols where something is around them.
        private static func letters(_ name: String, _ variants: Variants) -> Stem? {
            guard variants.outline != nil else { return nil }
            let isNumber = Int(name).map { (0...99).contains($0) } ?? false
            let isLetter = name.count == 1 && name.first?.isLetter == true
            return isNumber || isLetter ? Stem(letters: name.uppercased()) : nil
        }

        /// What is known of a stem.
        struct Stem: Equatable {
            var picture: String?
            /// What the pictures of its variants are named after, where that is not `picture`.
            var family: String?
            var icon: String?
            var letters: String?

            init(picture: String? = nil, letters: String? = nil) {
                self.picture = picture
                self.letters = letters
            }

            /// A name, a picture with or without its family, and an icon; a dash stands for none.
            fileprivate init(row: [String]) {
                let pictures = row[1].split(separator: "/").map(String.init)
                if pictures[0] != "-" { picture = pictures[0] }
                if pictures.count > 1 { family = pictures[1] }
                if row.count > 2 { icon = row[2] + "-symbolic" }
            }

            fileprivate var isKnown: Bool { self != Stem() }

            /// A picture of just these variants.
            fileprivate func exact(_ variants: Variants) -> [SymbolDrawing] {
                guard let picture else { return [] }
                if variants.count == 0 { return [SymbolDrawing(.picture(picture))] }
                return [SymbolDrawing(.picture((family ?? picture) + variants.ending))]
            }

            /// The stem's picture with as much of the variants as can be drawn around it.
            fileprivate func near(_ variants: Variants) -> [SymbolDrawing] {
                var contents: [SymbolDrawing.Content] = []
                if let picture {
                    // What stands in something is filled, as the symbols have it.
                    if variants.isFilled || variants.outline != nil {
                        contents.append(.picture((family ?? picture) + "-fill"))
                    }
                    contents.append(.picture(picture))
                }
                if let icon { contents.append(.icon(icon)) }
                if let letters { contents.append(.letters(letters)) }
                if !isKnown, variants.outline != nil { contents = [.nothing] }
                return contents.map {
                    SymbolDrawing(
                        $0, outline: variants.outline, isFilled: variants.isFilled, isStruck: variants.isStruck)
                }
            }
        }

        fileprivate struct Variants {
            private(set) var outline: SymbolDrawing.Outline?
            private(set) var isFilled = false
            private(set) var isStruck = false
            private(set) var count = 0
            /// As pictures are named.
            private(set) var ending = ""

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
                        guard let badge = parts.popFirst() else { break }
                        ending += "-" + (SymbolNames.badges[badge] ?? String(badge))
                    case "seal", "shield", "diamond", "triangle", "octagon", "dashed", "dotted":
                        ending += "-\(part)"
                    default:
                        guard let outline = SymbolDrawing.Outline(rawValue: String(part)) else { return nil }
                        self.outline = outline
                        ending += "-\(part)"
                    }
                }
                if isFilled { ending += "-fill" }
            }
        }

        private static let badges: [Substring: String] = [
            "minus": "dash", "xmark": "x", "checkmark": "check", "exclamationmark": "exclamation", "gearshape": "gear",
            "questionmark": "question",
        ]
    }

    /// What shows a symbol: a picture, and what is drawn around and over it.
    struct SymbolDrawing: Hashable {
        enum Content: Hashable {
            /// The name of one of Bootstrap's icons.
            case picture(String)
            /// The name of a symbolic icon in the user's icon theme.
            case icon(String)
            case letters(String)
            /// The outline alone.
            case nothing
        }

        enum Outline: String {
            case circle, square, rectangle, capsule, oval, app
        }

        var content: Content
        var outline: Outline?
        /// The outline is an area, in which the content is a hole.
        var isFilled: Bool
        var isStruck: Bool

        init(_ content: Content, outline: Outline? = nil, isFilled: Bool = false, isStruck: Bool = false) {
            self.content = content
            self.outline = outline
            self.isFilled = isFilled
            self.isStruck = isStruck
        }
    }
#endif
