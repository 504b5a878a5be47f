import DisplayList
import Testing

struct SymbolLettersTests {
    @Test(arguments: [
        ("plus", "+"), ("eurosign", "€"), ("textformat", "Aa"), ("suit.spade.fill", "♠"), ("command", "⌘"),
    ])
    func `a symbol that is a character has that character`(_ name: String, _ letters: String) {
        #expect(SymbolLetters.table[name] == letters)
    }

    @Test(arguments: [("0", "0"), ("07", "07"), ("99", "99"), ("a", "A"), ("z", "Z"), ("l1", "L1"), ("zr", "ZR")])
    func `numbers, letters and buttons can stand in a circle`(_ name: String, _ letters: String) {
        #expect(SymbolLetters.enclosed(name) == letters)
    }

    @Test(arguments: ["", "100", "-1", "+1", "aa", "l3", ".", "१"])
    func `other names are no letters in a circle`(_ name: String) {
        #expect(SymbolLetters.enclosed(name) == nil)
    }

    @Test func `every row has a name and characters without spaces around`() {
        for (name, letters) in SymbolLetters.table {
            #expect(!name.isEmpty && !letters.isEmpty && !letters.contains(" "), "\(name)")
        }
    }
}
