import CellRenderer
import DisplayList

/// A text that the user edits, with its cursor.
struct TextInput: Equatable {
    let isMultiline: Bool
    private(set) var text: String
    private var characters: [Character]
    /// Before the character of this number.
    private(set) var cursor: Int
    /// The other end of the selection.
    private(set) var anchor: Int?

    init(_ text: String, isMultiline: Bool, cursor: Int? = nil) {
        self.isMultiline = isMultiline
        self.text = text
        characters = Array(text)
        self.cursor = min(max(cursor ?? characters.count, 0), characters.count)
    }

    enum Outcome: Equatable {
        case edited, moved
        /// The key means nothing here, or the cursor can't go further that way.
        case ignored
    }

    var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    // MARK: Editing

    /// Takes typed or pasted text: what is no text is left out, and one line stays one.
    mutating func insert(_ string: String) -> Outcome {
        var accepted = ""
        for character in string {
            if character.isNewline {
                accepted.append(isMultiline ? "\n" : " ")
            } else if character == "\t" {
                accepted.append(isMultiline ? "\t" : " ")
            } else if !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                accepted.append(character)
            }
        }
        guard !accepted.isEmpty else { return .ignored }
        replace(selection ?? cursor..<cursor, with: accepted)
        return .edited
    }

    private mutating func replace(_ range: Range<Int>, with string: String) {
        let before = String(characters[..<range.lowerBound]) + string
        text = before + String(characters[range.upperBound...])
        // Counted anew: an accent that is typed behind its letter joins it.
        characters = Array(text)
        cursor = min(before.count, characters.count)
        anchor = nil
    }

    private mutating func delete(_ range: Range<Int>) -> Outcome {
        let range = selection ?? range
        guard !range.isEmpty else { return .ignored }
        replace(range, with: "")
        return .edited
    }

    // MARK: Moving

    /// - Parameter isExtending: The selection's other end stays.
    mutating func move(to offset: Int, isExtending: Bool = false) -> Outcome {
        let target = min(max(offset, 0), characters.count)
        let hadSelection = selection != nil
        let changes = target != cursor || hadSelection != isExtending && hadSelection
        anchor = isExtending ? anchor ?? cursor : nil
        cursor = target
        return changes ? .moved : .ignored
    }

    private func wordStart(before offset: Int) -> Int {
        var index = offset
        while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    private func wordEnd(after offset: Int) -> Int {
        var index = offset
        while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
        while index < characters.count, Self.isWord(characters[index]) { index += 1 }
        return index
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func isBlank(_ character: Character) -> Bool {
        character.isWhitespace
    }

    /// The start of the last word by blanks alone, as Ctrl-W has it.
    private func blankWordStart(before offset: Int) -> Int {
        var index = offset
        while index > 0, Self.isBlank(characters[index - 1]) { index -= 1 }
        while index > 0, !Self.isBlank(characters[index - 1]) { index -= 1 }
        return index
    }

    // MARK: Keys

    /// - Parameter layout: The text as it is shown, for moves between its rows.
    mutating func handle(_ press: KeyPress, layout: EditLayout) -> Outcome {
        let isExtending = press.modifiers.contains(.shift)
        let isByWord = !press.modifiers.isDisjoint(with: [.control, .alt])
        let line = layout.line(of: cursor)
        switch press.key {
        case .character(let character):
            return handle(character, press.modifiers, line: line)
        case .backspace:
            return delete((isByWord ? wordStart(before: cursor) : max(cursor - 1, 0))..<cursor)
        case .delete:
            return delete(cursor..<(isByWord ? wordEnd(after: cursor) : min(cursor + 1, characters.count)))
        case .left:
            if !isExtending, let selection { return move(to: selection.lowerBound) }
            return move(to: isByWord ? wordStart(before: cursor) : cursor - 1, isExtending: isExtending)
        case .right:
            if !isExtending, let selection { return move(to: selection.upperBound) }
            return move(to: isByWord ? wordEnd(after: cursor) : cursor + 1, isExtending: isExtending)
        case .home:
            return move(to: isByWord ? 0 : line.lowerBound, isExtending: isExtending)
        case .end:
            return move(to: isByWord ? characters.count : lineEnd(line, layout), isExtending: isExtending)
        case .up, .down, .pageUp, .pageDown:
            return isMultiline ? moveRows(press.key, layout, isExtending: isExtending) : .ignored
        case .enter where isMultiline:
            return insert("\n")
        case .enter, .tab, .escape, .insert, .function:
            return .ignored
        }
    }

    private mutating func handle(
        _ character: Character, _ modifiers: KeyStroke.Modifiers, line: Range<Int>
    ) -> Outcome {
        if modifiers.contains(.control) {
            switch character {
            case "a": return move(to: line.lowerBound)
            case "e": return move(to: line.upperBound)
            case "k": return delete(cursor..<max(killEnd(line), cursor))
            case "u": return delete(line.lowerBound..<cursor)
            case "w": return delete(blankWordStart(before: cursor)..<cursor)
            default: return .ignored
            }
        }
        if modifiers.contains(.alt) {
            switch character {
            case "b": return move(to: wordStart(before: cursor))
            case "f": return move(to: wordEnd(after: cursor))
            case "d": return delete(cursor..<wordEnd(after: cursor))
            default: return .ignored
            }
        }
        guard modifiers.isDisjoint(with: .command) else { return .ignored }
        return insert(String(character))
    }

    /// At the end of a line, the line break itself goes.
    private func killEnd(_ line: Range<Int>) -> Int {
        cursor == line.upperBound ? min(cursor + 1, characters.count) : line.upperBound
    }

    /// Behind the last character that is still in this row: the place behind a broken line is the next row's start.
    private func lineEnd(_ line: Range<Int>, _ layout: EditLayout) -> Int {
        layout.position(of: line.upperBound).row == layout.position(of: line.lowerBound).row
            ? line.upperBound : max(line.upperBound - 1, line.lowerBound)
    }

    private mutating func moveRows(_ key: Key, _ layout: EditLayout, isExtending: Bool) -> Outcome {
        let rows =
            switch key {
            case .up: -1
            case .down: 1
            case .pageUp: -10
            default: 10
            }
        let place = layout.position(of: cursor)
        let row = min(max(place.row + rows, 0), layout.rows - 1)
        guard row != place.row else { return .ignored }
        return move(to: layout.offset(at: CellPosition(column: place.column, row: row)), isExtending: isExtending)
    }

    // MARK: The program's answer

    /// The program shows another text than was typed: the cursor stays where it was if the text before it or behind it
    /// is the same, and goes behind what differs otherwise.
    mutating func adopt(_ other: String) {
        guard other != text else { return }
        let new = Array(other)
        var prefix = 0
        while prefix < min(characters.count, new.count), characters[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(characters.count, new.count) - prefix,
            characters[characters.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        func moved(_ offset: Int) -> Int {
            if offset >= characters.count - suffix { return new.count - (characters.count - offset) }
            return offset <= prefix ? offset : new.count - suffix
        }
        (cursor, anchor) = (moved(cursor), anchor.map(moved))
        text = other
        characters = new
    }
}
