import CellRenderer
import DisplayList

/// How many colours a terminal has.
enum ColorDepth: Equatable, Sendable {
    case none, sixteen, indexed, full

    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let colorTerm = environment["COLORTERM"] ?? ""
        if environment["NO_COLOR"]?.isEmpty == false || term.isEmpty || term == "dumb" || term.hasPrefix("vt") {
            self = .none
        } else if colorTerm == "truecolor" || colorTerm == "24bit"
            || Self.richTerminals.contains(where: { term.contains($0) })
        {
            self = .full
        } else if term.contains("256color") {
            self = .indexed
        } else {
            self = .sixteen
        }
    }

    private static let richTerminals = ["direct", "kitty", "alacritty", "foot", "wezterm", "ghostty"]
}

/// Writes what differs between two screens as bytes for a terminal.
struct ScreenWriter {
    let depth: ColorDepth
    private var shown: CellGrid?
    private var shownCursor: CellPosition?

    private var shownTitle: String?

    private static let shortGap = 4

    init(depth: ColorDepth) {
        self.depth = depth
    }

    /// What is on the screen is no longer known; the next frame is written as a whole.
    mutating func forget() {
        shown = nil
        shownCursor = nil
        shownTitle = nil
    }

    /// The bytes that give the terminal's window a title; none where it has it already.
    mutating func bytes(forTitle title: String) -> [UInt8] {
        guard title != shownTitle else { return [] }
        defer { shownTitle = title }
        guard !title.isEmpty else { return [] }
        // A title is a string of the program's, too: what could end the sequence early is shown instead.
        let shown = title.map { $0.isNewline ? " " : Glyph($0).text }.joined()
        return Array("\u{1B}]2;\(shown)\u{1B}\\".utf8)
    }

    /// The bytes that turn the screen into `grid`; none where nothing differs.
    mutating func bytes(for grid: CellGrid, cursor: CellPosition?) -> [UInt8] {
        var pen = Pen(depth: depth)
        let known = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
        if known == nil {
            pen.out += "\u{1B}[0m\u{1B}[2J"
        }
        for row in 0..<grid.rows {
            var next = 0
            for column in 0..<grid.columns {
                let cell = grid[column, row]
                guard cell.width > 0, cell != known?[column, row] ?? .blank else { continue }
                // Over a few cells that stay as they are, writing on is shorter than to move.
                if next > 0, column - next <= Self.shortGap {
                    for between in next..<column where grid[between, row].width > 0 {
                        pen.write(grid[between, row], at: CellPosition(column: between, row: row))
                    }
                }
                pen.write(cell, at: CellPosition(column: column, row: row))
                next = column + cell.width
            }
        }
        defer {
            shown = grid
            shownCursor = cursor
        }
        if pen.out.isEmpty, cursor == shownCursor { return [] }
        var out = "\u{1B}[?2026h\u{1B}[?25l" + pen.out
        if pen.style != CellStyle() { out += "\u{1B}[0m" }
        if let cursor {
            out += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        out += "\u{1B}[?2026l"
        return Array(out.utf8)
    }
}

/// Remembers where the terminal is and what style it writes in.
private struct Pen {
    let depth: ColorDepth
    var out = ""
    var style = CellStyle()
    private var position: CellPosition?

    init(depth: ColorDepth) {
        self.depth = depth
    }

    mutating func write(_ cell: Cell, at place: CellPosition) {
        if position != place {
            out += "\u{1B}[\(place.row + 1);\(place.column + 1)H"
        }
        if cell.style != style {
            style = cell.style
            out += "\u{1B}[" + (["0"] + codes(style)).joined(separator: ";") + "m"
        }
        out += cell.text
        // Terminals disagree on the width of what isn't one plain character: the next one gets its place told.
        let isCertain = cell.width == 1 && cell.text.unicodeScalars.count == 1
        position = isCertain ? CellPosition(column: place.column + 1, row: place.row) : nil
    }

    private func codes(_ style: CellStyle) -> [String] {
        var codes: [String] = []
        var attributes = style.attributes
        var (foreground, background) = (style.foreground, style.background)
        if background == .foreground, foreground == .background || foreground == .foreground || depth == .none {
            // The terminal's own two colours, the other way round.
            attributes.formSymmetricDifference(.inverse)
            (foreground, background) = (.foreground, .background)
        }
        for (attribute, code) in Self.attributes where attributes.contains(attribute) {
            codes.append(code)
        }
        guard depth != .none else { return codes }
        switch foreground {
        case .foreground: break
        case .background: codes.append(isDark(background) ? "97" : "30")
        case .rgb(let red, let green, let blue): codes.append(color(red, green, blue, isGround: false))
        }
        switch background {
        case .background: break
        case .foreground: codes.append("47")
        case .rgb(let red, let green, let blue): codes.append(color(red, green, blue, isGround: true))
        }
        return codes
    }

    private static let attributes: [(CellStyle.Attributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"), (.strike, "9"),
    ]

    private func isDark(_ color: CellColor) -> Bool {
        guard case .rgb(let red, let green, let blue) = color else { return true }
        return 2 * Int(red) + 5 * Int(green) + Int(blue) < 8 * 128
    }

    private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, isGround: Bool) -> String {
        switch depth {
        case .full:
            return "\(isGround ? 48 : 38);2;\(red);\(green);\(blue)"
        case .indexed:
            return "\(isGround ? 48 : 38);5;\(Self.index(red, green, blue))"
        case .sixteen, .none:
            let index = Self.nearest(red, green, blue, in: Self.basic)
            return String((index < 8 ? 30 + index : 82 + index) + (isGround ? 10 : 0))
        }
    }

    /// In the table of 256: a cube of six steps, and a ramp of greys that is finer than the cube's.
    private static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        let steps = [0, 95, 135, 175, 215, 255]
        func step(_ value: UInt8) -> Int {
            steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) }!
        }
        let (r, g, b) = (step(red), step(green), step(blue))
        let grey = min(max((Int(red) + Int(green) + Int(blue)) / 3 - 3, 0) / 10, 23)
        let candidates = [(steps[r], steps[g], steps[b]), (8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey)]
        return nearest(red, green, blue, in: candidates) == 0 ? 16 + 36 * r + 6 * g + b : 232 + grey
    }

    private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8, in table: [(Int, Int, Int)]) -> Int {
        func distance(_ color: (Int, Int, Int)) -> Int {
            let (r, g, b) = (color.0 - Int(red), color.1 - Int(green), color.2 - Int(blue))
            return 2 * r * r + 4 * g * g + 3 * b * b
        }
        return table.indices.min { distance(table[$0]) < distance(table[$1]) }!
    }

    /// The usual meaning of the sixteen; the user may have set others.
    private static let basic = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]
}
