import CellRenderer
import DisplayList

/// What a terminal sends.
enum TerminalInput: Equatable, Sendable {
    case key(KeyPress)
    /// Text that was pasted, as it came.
    case paste(String)
    case mouse(MouseInput)
}

enum Key: Hashable, Sendable {
    case character(Character)
    case enter, tab, backspace, delete, escape, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
}

struct KeyPress: Hashable, Sendable {
    var key: Key
    var modifiers: KeyStroke.Modifiers = []

    init(_ key: Key, _ modifiers: KeyStroke.Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

struct MouseInput: Hashable, Sendable {
    enum Action: Hashable, Sendable {
        case press, drag, release
        /// By so many notches; positive is down or to the right.
        case wheel(columns: Int, rows: Int)
    }

    var action: Action
    var position: CellPosition
    var modifiers: KeyStroke.Modifiers = []
}

/// Makes keys, pastes and mouse actions of the bytes from a terminal, however they are cut into pieces. Bytes that mean
/// nothing are skipped.
struct KeyParser {
    private var bytes: [UInt8] = []
    private var pasted: [UInt8]?

    private static let escape: UInt8 = 0x1B
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    /// No sequence is longer; what is, isn't one.
    private static let longestSequence = 64

    /// More bytes are to come, unless Escape itself was pressed: only time tells. Then call `flush()`.
    var isWaiting: Bool {
        pasted == nil && !bytes.isEmpty
    }

    mutating func feed(_ more: some Sequence<UInt8>) -> [TerminalInput] {
        bytes.append(contentsOf: more)
        return parse(isFinal: false)
    }

    /// No more bytes belong to those that wait.
    mutating func flush() -> [TerminalInput] {
        parse(isFinal: true)
    }

    private enum Step {
        case found(TerminalInput?, length: Int)
        case incomplete
    }

    private mutating func parse(isFinal: Bool) -> [TerminalInput] {
        var found: [TerminalInput] = []
        while !bytes.isEmpty {
            if pasted != nil {
                guard let text = takePaste() else { break }
                found.append(.paste(text))
                continue
            }
            var step = next(in: bytes[...])
            if case .incomplete = step {
                guard isFinal else { break }
                step = forced()
            }
            guard case .found(let input, let length) = step else { break }
            bytes.removeFirst(min(length, bytes.count))
            if let input { found.append(input) }
        }
        return found
    }

    /// The paste up to its end mark, or nil while that is still to come.
    private mutating func takePaste() -> String? {
        let mark = Self.endOfPaste
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
            // All but what may be the start of the mark is certain.
            let certain = max(bytes.count - (mark.count - 1), 0)
            pasted?.append(contentsOf: bytes.prefix(certain))
            bytes.removeFirst(certain)
            return nil
        }
        let text = (pasted ?? []) + bytes[..<end]
        pasted = nil
        bytes.removeFirst(end + mark.count)
        return String(decoding: text, as: UTF8.self)
    }

    /// What an unfinished sequence means when nothing follows: Escape, or Alt and a key.
    private func forced() -> Step {
        guard bytes[0] == Self.escape else { return .found(nil, length: 1) }
        if bytes.count == 1 { return .found(.key(KeyPress(.escape)), length: 1) }
        if bytes.count == 2, bytes[1] != Self.escape {
            return .found(.key(KeyPress(.character(Character(Unicode.Scalar(bytes[1]))), .alt)), length: 2)
        }
        return .found(nil, length: bytes.count)
    }

    private mutating func next(in bytes: ArraySlice<UInt8>) -> Step {
        let first = bytes[bytes.startIndex]
        if first == Self.escape { return sequence(in: bytes) }
        if first < 0x20 || first == 0x7F {
            return .found(.key(Self.control(first)), length: 1)
        }
        return Self.character(in: bytes)
    }

    private static func control(_ byte: UInt8) -> KeyPress {
        switch byte {
        case 0x09: KeyPress(.tab)
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x00: KeyPress(.character(" "), .control)
        case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        }
    }

    private static func character(in bytes: ArraySlice<UInt8>) -> Step {
        let first = bytes[bytes.startIndex]
        let length =
            switch first {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        guard length > 0 else { return .found(nil, length: 1) }
        let piece = bytes.prefix(length)
        if let wrong = piece.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return .found(nil, length: wrong - bytes.startIndex)
        }
        guard piece.count == length else { return .incomplete }
        guard let string = String(validating: piece, as: UTF8.self), let character = string.first else {
            return .found(nil, length: length)
        }
        // C1 controls are no text, whatever sent them.
        let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
        return .found(isControl ? nil : .key(KeyPress(.character(character))), length: length)
    }

    private mutating func sequence(in bytes: ArraySlice<UInt8>) -> Step {
        guard bytes.count > 1 else { return .incomplete }
        let second = bytes[bytes.startIndex + 1]
        switch second {
        case UInt8(ascii: "["):
            return controlSequence(in: bytes)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return .incomplete }
            let key = Self.key(final: bytes[bytes.startIndex + 2])
            return .found(key.map { .key(KeyPress($0)) }, length: 3)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return Self.string(in: bytes)
        case Self.escape:
            return .found(.key(KeyPress(.escape)), length: 1)
        default:
            guard case .found(let input, let length) = next(in: bytes.dropFirst()) else { return .incomplete }
            guard case .key(var press)? = input else { return .found(nil, length: length + 1) }
            press.modifiers.insert(.alt)
            return .found(.key(press), length: length + 1)
        }
    }

    /// A report of the terminal about itself, which nobody asked for; up to its terminator.
    private static func string(in bytes: ArraySlice<UInt8>) -> Step {
        for index in bytes.indices.dropFirst(2) {
            if bytes[index] == 0x07 { return .found(nil, length: index - bytes.startIndex + 1) }
            if bytes[index] == escape {
                guard index + 1 < bytes.endIndex else { return .incomplete }
                let isEnd = bytes[index + 1] == UInt8(ascii: "\\")
                return .found(nil, length: index - bytes.startIndex + (isEnd ? 2 : 0))
            }
        }
        return bytes.count > 4096 ? .found(nil, length: bytes.count) : .incomplete
    }

    private mutating func controlSequence(in bytes: ArraySlice<UInt8>) -> Step {
        for index in bytes.indices.dropFirst(2) {
            let byte = bytes[index]
            let length = index - bytes.startIndex + 1
            switch byte {
            case 0x20...0x3F where length < Self.longestSequence:
                continue
            case 0x40...0x7E:
                let parameters = bytes[(bytes.startIndex + 2)..<index]
                if byte == UInt8(ascii: "M"), parameters.isEmpty {
                    // The old form of a mouse report has three bytes behind it.
                    return bytes.count < 6 ? .incomplete : .found(nil, length: 6)
                }
                return .found(meaning(of: Array(parameters), final: byte), length: length)
            default:
                // Cut short by something else, which is looked at on its own.
                return .found(nil, length: length - 1)
            }
        }
        return .incomplete
    }

    private mutating func meaning(of parameters: [UInt8], final: UInt8) -> TerminalInput? {
        if parameters.first == UInt8(ascii: "<") {
            return Self.mouse(Self.numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
        }
        let numbers = Self.numbers(parameters[...])
        let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case UInt8(ascii: "~"):
            switch numbers.first {
            case 200:
                pasted = []
                return nil
            case 27 where numbers.count > 2:
                return Self.key(code: numbers[2], modifiers)
            case let number?:
                return Self.key(number: number).map { .key(KeyPress($0, modifiers)) }
            case nil:
                return nil
            }
        case UInt8(ascii: "u"):
            return numbers.first.flatMap { Self.key(code: $0, modifiers) }
        case UInt8(ascii: "Z"):
            return .key(KeyPress(.tab, .shift))
        default:
            return Self.key(final: final).map { .key(KeyPress($0, modifiers)) }
        }
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            Int(String(decoding: part.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0
        }
    }

    private static func modifiers(_ parameter: Int) -> KeyStroke.Modifiers {
        let bits = max(parameter - 1, 0)
        var modifiers: KeyStroke.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 2 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        if bits & 8 != 0 { modifiers.insert(.command) }
        return modifiers
    }

    private static func key(final: UInt8) -> Key? {
        switch Character(Unicode.Scalar(final)) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "M": .enter
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        default: nil
        }
    }

    private static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// A key named by its character's code, as newer terminals do for combinations that had no sequence.
    private static func key(code: Int, _ modifiers: KeyStroke.Modifiers) -> TerminalInput? {
        switch code {
        case 9: return .key(KeyPress(.tab, modifiers))
        case 13: return .key(KeyPress(.enter, modifiers))
        case 27: return .key(KeyPress(.escape, modifiers))
        case 8, 127: return .key(KeyPress(.backspace, modifiers))
        default:
            guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
            switch scalar.properties.generalCategory {
            case .control, .privateUse, .format, .unassigned: return nil
            default: return .key(KeyPress(.character(Character(scalar)), modifiers))
            }
        }
    }

    private static func mouse(_ numbers: [Int], isRelease: Bool) -> TerminalInput? {
        guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
        let code = numbers[0]
        var modifiers: KeyStroke.Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let action: MouseInput.Action
        if code & 64 != 0 {
            let isSideways = code & 2 != 0 || modifiers.contains(.shift)
            let notch = code & 1 != 0 ? 1 : -1
            action = isSideways ? .wheel(columns: notch, rows: 0) : .wheel(columns: 0, rows: notch)
        } else {
            // Only the first button does anything.
            guard code & 3 == 0, code < 64 else { return nil }
            action = isRelease ? .release : code & 32 != 0 ? .drag : .press
        }
        let position = CellPosition(column: numbers[1] - 1, row: numbers[2] - 1)
        return .mouse(MouseInput(action: action, position: position, modifiers: modifiers))
    }
}
