#if Desktop
    import Testing

    @testable import DesktopHost

    struct TextDifferenceTests {
        @Test func `equal texts differ in nothing`() {
            #expect(TextDifference(from: "Ada", to: "Ada") == nil)
            #expect(TextDifference(from: "", to: "") == nil)
        }

        @Test(arguments: [
            ("", "Ada", 0..<0, "Ada"), ("Ada", "", 0..<3, ""), ("Ada L", "Ada K", 4..<5, "K"),
            ("abc", "aBc", 1..<2, "B"), ("aa", "aaa", 2..<2, "a"), ("1a2", "a", 0..<1, ""),
        ])
        func `only the middle in which texts differ is replaced`(
            _ old: String, _ new: String, _ range: Range<Int>, _ replacement: String
        ) throws {
            let change = try #require(TextDifference(from: old, to: new))
            #expect(change.range.lowerBound == range.lowerBound)
            var scalars = Array(old.unicodeScalars)
            scalars.replaceSubrange(change.range, with: change.replacement.unicodeScalars)
            #expect(String(String.UnicodeScalarView(scalars)) == new)
        }

        @Test func `texts that are the same letters in another form are still told apart`() throws {
            let change = try #require(TextDifference(from: "e\u{301}", to: "\u{E9}"))
            #expect(change.range == 0..<2)
            #expect(change.replacement == "\u{E9}")
        }

        @Test func `a cursor keeps its place before and behind what is replaced`() throws {
            let change = try #require(TextDifference(from: "one two three", to: "one 2 three"))
            #expect(change.moved(2) == 2)
            #expect(change.moved(6) == 5)
            #expect(change.moved(13) == 11)
        }

        @Test func `a cursor between letters that become others stays between them`() throws {
            let change = try #require(TextDifference(from: "COle", to: "COLE"))
            #expect(change.moved(3) == 3)
        }
    }
#endif
