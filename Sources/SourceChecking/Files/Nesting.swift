/// How deeply brackets and conditions of a file are nested, by its bytes alone.
///
/// The parser looks ahead once for each bracket and again within it: what is nested more deeply than anyone writes holds it up
/// for ever, or runs over its stack.
struct Nesting {
    private static let deepest = 250
    /// Of square brackets that open one right after another.
    private static let longestRun = 12

    static func isTooDeep(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        var brackets = 0
        var angle = 0
        var conditions = 0
        var run = 0
        var isInString = false
        var last: UInt8 = 0
        for (offset, byte) in source.enumerated() {
            defer { last = byte }
            switch byte {
            // Texts have brackets of their own; a line's end ends what only seemed to be one.
            case UInt8(ascii: "\"") where last != UInt8(ascii: "\\"): isInString.toggle()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isInString = false
                angle = 0
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
            case _ where isInString: break
            case UInt8(ascii: "["):
                brackets += 1
                run += 1
                if run > longestRun { return true }
                continue
            case UInt8(ascii: "("):
                brackets += 1
                continue
            case UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            case UInt8(ascii: "<"): angle += 1
            case UInt8(ascii: ">"): angle = max(0, angle - 1)
            case UInt8(ascii: "#") where offset + 3 < source.count:
                if source[offset + 1] == UInt8(ascii: "i"), source[offset + 2] == UInt8(ascii: "f") {
                    conditions += 1
                } else if source[offset + 1] == UInt8(ascii: "e"), source[offset + 2] == UInt8(ascii: "n") {
                    conditions = max(0, conditions - 1)
                }
            default: break
            }
            run = 0
            if max(brackets, angle, conditions) > deepest { return true }
        }
        return false
    }
}
