import Testing

@testable import ViewTesting

struct DifferenceTests {
    private func difference(_ expected: String, _ actual: String, around context: Int = 3) -> String {
        Difference(expected: expected, actual: actual).description(around: context)
    }

    @Test func `lines that are gone come before those in their place`() {
        #expect(difference("a\nb\nc", "a\nx\nc") == "  a\n− b\n+ x\n  c")
    }

    @Test func `lines that are added or taken away leave the others as they are`() {
        #expect(difference("a\nb", "a\nn\nb") == "  a\n+ n\n  b")
        #expect(difference("a\nn\nb", "a\nb") == "  a\n− n\n  b")
        #expect(difference("", "a") == "− \n+ a")
    }

    @Test func `what is far from all that differs is left out`() {
        let lines = (0..<20).map(String.init)
        var other = lines
        other[2] = "x"
        other[12] = "y"
        #expect(
            difference(lines.joined(separator: "\n"), other.joined(separator: "\n"), around: 1) == """
                  …
                  1
                − 2
                + x
                  3
                  …
                  11
                − 12
                + y
                  13
                  …
                """)
    }
}
