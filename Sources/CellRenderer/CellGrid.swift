/// A place on a grid, counted from the top left corner.
public struct CellPosition: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
    public var columns: Range<Int>
    public var rows: Range<Int>

    public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    public func contains(_ position: CellPosition) -> Bool {
        columns.contains(position.column) && rows.contains(position.row)
    }

    public func intersection(_ other: CellRect) -> CellRect {
        CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}

public enum CellColor: Hashable, Sendable {
    /// What the terminal's user has set for letters.
    case foreground
    /// What the terminal's user has set for the ground.
    case background
    case rgb(UInt8, UInt8, UInt8)
}

public struct CellStyle: Hashable, Sendable {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        public static let underline = Attributes(rawValue: 8)
        public static let strike = Attributes(rawValue: 16)
        public static let inverse = Attributes(rawValue: 32)
    }

    public var foreground: CellColor
    public var background: CellColor
    public var attributes: Attributes

    public init(
        foreground: CellColor = .foreground, background: CellColor = .background, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

public struct Cell: Hashable, Sendable {
    /// One grapheme without control characters; empty in the second half of a wide one.
    public var text: String
    /// 1, 2 for the first half of a wide grapheme, 0 for the second half.
    public var width: Int
    public var style: CellStyle

    public init(text: String = " ", width: Int = 1, style: CellStyle = CellStyle()) {
        self.text = text
        self.width = width
        self.style = style
    }

    public static let blank = Cell()
}

/// A screen of cells. Wide graphemes are always whole: overwriting one half blanks the other.
public struct CellGrid: Equatable, Sendable {
    public let columns: Int
    public let rows: Int
    private var cells: [Cell]

    public init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
        cells = Array(repeating: .blank, count: self.columns * self.rows)
    }

    public var bounds: CellRect {
        CellRect(columns: 0..<columns, rows: 0..<rows)
    }

    public subscript(column: Int, row: Int) -> Cell {
        cells[row * columns + column]
    }

    /// Writes a glyph; the caller has made sure that all its cells are on the grid.
    mutating func write(_ text: String, width: Int, style: CellStyle, at position: CellPosition) {
        for column in position.column..<position.column + width {
            separate(column, position.row)
        }
        let index = position.row * columns + position.column
        cells[index] = Cell(text: text, width: width, style: style)
        if width == 2 {
            cells[index + 1] = Cell(text: "", width: 0, style: style)
        }
    }

    mutating func restyle(_ position: CellPosition, _ change: (inout CellStyle) -> Void) {
        change(&cells[position.row * columns + position.column].style)
    }

    /// Blanks the other half of a wide grapheme that a write would cut.
    private mutating func separate(_ column: Int, _ row: Int) {
        let index = row * columns + column
        switch cells[index].width {
        case 0 where column > 0: cells[index - 1] = Cell(style: cells[index - 1].style)
        case 2 where column + 1 < columns: cells[index + 1] = Cell(style: cells[index + 1].style)
        default: break
        }
    }

    /// The graphemes of each row, without the blanks at its end.
    public var lines: [String] {
        (0..<rows).map { row in
            var line = ""
            for column in 0..<columns {
                line += self[column, row].text
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The lines down to the last that shows something, each ended by a line break.
    public var plainText: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }
}
