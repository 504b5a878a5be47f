import CellRenderer
import Testing

struct SymbolTableTests {
    @Test(arguments: [
        ("star.fill", "★"), ("star", "☆"), ("1.circle", "①"), ("a.circle.fill", "Ⓐ"), ("star.circle", "☆"),
        ("person.crop.circle.badge.xmark", "👤"), ("trash.slash.fill", "🚮"), ("chevron.right.circle", "›"),
    ])
    func `a symbol is shown as a character`(name: String, text: String) {
        #expect(SymbolTable.text(for: name) == text)
    }

    @Test func `an unknown symbol is seen to be one`() {
        #expect(SymbolTable.text(for: "no.such.symbol") == "⍰")
        #expect(SymbolTable.text(for: "") == "⍰")
    }
}
