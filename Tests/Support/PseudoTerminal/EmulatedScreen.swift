/// The screen that some output leaves behind, as far as the host's own sequences go. Of wide characters it knows ideographs.
package struct EmulatedScreen {
    private var cells = Array(repeating: Array(repeating: " " as Character, count: 100), count: 50)

    package init(_ output: String) {
        var (row, column) = (0, 0)
        var rest = Array(output.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "[" {
                rest.removeFirst()
                let parameters = rest.prefix { ("0"..."?").contains($0) }
                rest = rest.dropFirst(parameters.count)
                let numbers = parameters.split(separator: ";").map { Int(String(String.UnicodeScalarView($0))) ?? 0 }
                switch rest.popFirst() {
                case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
                case "J": clear()
                case "h", "l":
                    if parameters.elementsEqual("?1049".unicodeScalars) { clear() }
                default: break
                }
            } else if scalar == "\u{1B}", rest.first == "]" {
                rest = rest.drop { $0 != "\u{1B}" }.dropFirst(2)
            } else if scalar == "\n" {
                (row, column) = (row + 1, 0)
            } else if row < cells.count, column < 100 {
                let isWide = (0x4E00...0x9FFF).contains(scalar.value)
                cells[row][column] = Character(scalar)
                if isWide { cells[row][column + 1] = "\u{0}" }
                column += isWide ? 2 : 1
            }
        }
    }

    private mutating func clear() {
        for row in cells.indices { cells[row] = Array(repeating: " ", count: 100) }
    }

    /// Without the blanks at the ends of rows.
    package var lines: [String] {
        cells.map { row in
            let shown = row.filter { $0 != "\u{0}" }
            return String(shown[..<((shown.lastIndex { $0 != " " } ?? -1) + 1)])
        }
    }
}
