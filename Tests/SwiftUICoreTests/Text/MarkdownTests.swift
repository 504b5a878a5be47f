import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct MarkdownTests {
    /// The runs of a text with what marks them: b(old), i(talic), c(ode), s(truck through).
    private func marks(_ key: LocalizedStringKey) -> [String] {
        ShownItems(Text(key), columns: 200).runs.map { run in
            var marks = ""
            if run.font.weight >= 700 { marks += "b" }
            if run.font.isItalic { marks += "i" }
            if run.font.family == .monospaced { marks += "c" }
            if run.isStruckThrough { marks += "s" }
            return marks.isEmpty ? run.string : "\(marks):\(run.string)"
        }
    }

    @Test func `emphasis, code and strikethrough are shown as such`() {
        #expect(marks("a *b* c") == ["a ", "i:b", " c"])
        #expect(marks("**b** _c_") == ["b:b", " ", "i:c"])
        #expect(marks("`x * y` ~~gone~~") == ["c:x * y", " ", "s:gone"])
    }

    @Test func `emphasis nests`() {
        #expect(marks("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
        #expect(marks("***a***") == ["bi:a"])
        #expect(marks("**a *b***") == ["b:a ", "bi:b"])
        #expect(marks("*a **b** c*") == ["i:a ", "bi:b", "i: c"])
    }

    @Test func `marks that mark nothing are letters`() {
        #expect(marks("2 * 3 * 4") == ["2 * 3 * 4"])
        #expect(marks("snake_case_name") == ["snake_case_name"])
        #expect(marks("**open") == ["**open"])
        #expect(marks("a [b] c < d") == ["a [b] c < d"])
        #expect(marks(#"\*a\*"#) == ["*a*"])
    }

    @Test func `links lead to their address and have the tint`() {
        let shown = ShownItems(Text("See [the *site*](https://example.org/a) now").tint(.red), columns: 80)
        #expect(shown.runs.map(\.string) == ["See ", "the ", "site", " now"])
        #expect(shown.runs[1].link == URL(string: "https://example.org/a"))
        #expect(shown.runs[2].link == shown.runs[1].link)
        #expect(shown.runs[3].link == nil)
        #expect(shown.runs[1].color == Color.red.displayed(in: EnvironmentValues()))
    }

    @Test func `addresses in angle brackets are links`() {
        let shown = ShownItems(Text("<https://example.org>"), columns: 80)
        #expect(shown.runs.map(\.string) == ["https://example.org"])
        #expect(shown.runs.first?.link == URL(string: "https://example.org"))
    }

    @Test func `what is put in is not read as Markdown, but can be in a marked place`() {
        let name = "*x*"
        #expect(marks("**\(name)**") == ["b:*x*"])
        let shown = ShownItems(Text("[go](https://example.org/\(7))"))
        #expect(shown.runs.first?.link == URL(string: "https://example.org/7"))
    }
}
