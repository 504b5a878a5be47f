#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.enabled(if: TestDisplay.isThere))
    struct TextBreakingTests {
        private let metrics: DesktopMetrics

        init() throws {
            _ = try #require(TestDisplay.application)
            metrics = DesktopMetrics(fonts: Fonts(for: gtk_label_new("")!))
        }

        private func source(_ text: String, limit: Int? = nil, _ truncation: TextSource.Truncation = .tail)
            -> TextSource
        {
            TextSource(
                runs: [
                    TextRun(
                        text, font: DisplayFont(size: 14),
                        color: DisplayColor(red: 0, green: 0, blue: 0, role: .primary))
                ],
                lineLimit: limit, truncation: truncation)
        }

        nonisolated private static let texts = [
            "Ada", "A text of several words, which is broken.", "Zeile\nUmbruch", "Ünïcödé", "你好世界", "🎉🎉",
            "עברית and back",
            "fi ffl AV To", "trailing   ", "<b>&amp;</b>",
        ]

        /// Texts that Pango aborts on where it looks for words in less room than a letter takes.
        nonisolated private static let mixtures = [
            "a\n\u{1F469}\n\u{E9}\u{5D0} \u{301}a B\u{200D}1", "<&&\u{E9}\u{5D0}\u{202E}&Ba \u{301} \n\u{200D} ",
            "\u{E9}&<\u{200D} \u{202E}\u{E9}\u{1F469}a\u{202E} \u{301}\u{5D0}\u{E9}11&\u{1F469}1",
        ]

        @Test(arguments: mixtures, [0, 1, 1.5, 2, 3])
        func `marks and directions of any mixture are laid out in hardly any room`(_ text: String, width: CGFloat) {
            let layout = metrics.layOut(source(text), width: width, height: nil)
            #expect(layout.string == text)
            #expect(layout.lines.count > text.count / 2)
        }

        @Test(arguments: texts)
        func `a text that is given the width that it asks for breaks nowhere else`(_ text: String) {
            let free = metrics.layOut(source(text), width: nil, height: nil)
            let given = metrics.layOut(source(text), width: free.size.width, height: nil)
            #expect(given.lines.map(\.string) == free.lines.map(\.string))
            #expect(!given.isTruncated)
            #expect(free.lines.count == text.split(separator: "\n").count)
        }

        @Test(arguments: texts, [30, 75.5, 140] as [CGFloat])
        func `no line is wider than the text, and none is lost`(_ text: String, _ width: CGFloat) {
            let layout = metrics.layOut(source(text), width: width, height: nil)
            for line in layout.lines {
                #expect(line.frame.maxX <= layout.size.width + 0.5)
                #expect(line.baseline > line.frame.minY && line.baseline <= line.frame.maxY)
            }
            #expect(layout.lines.map(\.string).joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
            #expect(layout.string == text)
        }

        @Test(arguments: [
            (TextSource.Truncation.tail, "A ", "…"), (.head, "…", "broken."), (.middle, "A ", "broken."),
        ])
        func `what doesn't fit gives way to an ellipsis`(
            _ truncation: TextSource.Truncation, _ start: String, _ end: String
        ) throws {
            let text = "A text of several words, at the end of which it is broken."
            let layout = metrics.layOut(source(text, limit: 1, truncation), width: 200, height: nil)
            let line = try #require(layout.lines.first)
            #expect(layout.isTruncated && layout.lines.count == 1)
            #expect(line.frame.width <= 200)
            #expect(line.string.hasPrefix(start) && line.string.hasSuffix(end))
        }

        @Test func `a cut line ends before a line break`() {
            let layout = metrics.layOut(source("Bread\nTea", limit: 1), width: 300, height: nil)
            #expect(layout.lines.map(\.string) == ["Bread…"])
        }

        @Test func `a height takes lines away, but never the last`() {
            let text = source("one\ntwo\nthree")
            let line = metrics.layOut(source("one"), width: nil, height: nil).size.height
            #expect(metrics.layOut(text, width: nil, height: 2 * line).lines.count == 2)
            #expect(metrics.layOut(text, width: nil, height: 1).lines.count == 1)
        }
    }
#endif
