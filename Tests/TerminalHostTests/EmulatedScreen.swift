/// The screen that some output leaves behind, as far as the host's own sequences go. Wide characters are not known to it.
struct EmulatedScreen {
    private var cells = Array(repeating: Array(repeating: " " as Character, count: 100), count: 50)

    init(_ output: String) {
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
            } else if scalar == "\n" {
                (row, column) = (row + 1, 0)
            } else if row < cells.count, column < 100 {
                cells[row][column] = Character(scalar)
                column += 1
            }
        }
    }

    private mutating func clear() {
        for row in cells.indices { cells[row] = Array(repeating: " ", count: 100) }
    }

    var lines: [String] { cells.map { String($0) } }
}
