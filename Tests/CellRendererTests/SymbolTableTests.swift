import CellRenderer
import Testing

struct SymbolTableTests {
    @Test(arguments: [
        ("star.fill", "★"), ("star", "☆"), ("1.circle", "①"), ("a.circle.fill", "Ⓐ"), ("star.circle", "☆"),
        ("person.crop.circle.badge.xmark", "👤"), ("trash.slash.fill", "🚮"), ("chevron.right.circle", "›"),
        ("plus", "+"), ("20.square.fill", "⑳"), ("21.circle", "21"), ("l1.circle", "L1"), ("lock.icloud.fill", "🔒"),
        ("phone.fill.arrow.up.right", "☎"), ("bolt.trianglebadge.exclamationmark", "⚡"),
        ("square.lefthalf.filled", "◧"),
    ])
    func `a symbol is shown as a character`(name: String, text: String) {
        #expect(SymbolTable.text(for: name) == text)
    }

    @Test func `an unknown symbol is seen to be one`() {
        #expect(SymbolTable.text(for: "no.such.symbol") == "⍰")
        #expect(SymbolTable.text(for: "") == "⍰")
        #expect(SymbolTable.text(for: "star..fill") == "⍰")
        #expect(SymbolTable.text(for: "a") == "⍰")
    }
}
