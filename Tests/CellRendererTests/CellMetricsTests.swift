import CellRenderer
import DisplayList
import Foundation
import Testing

@MainActor
struct CellMetricsTests {
    private let metrics = CellMetrics()

    private func lines(
        _ string: String, columns: Int?, lineLimit: Int? = nil, _ truncation: TextSource.Truncation = .tail
    )
        -> [String]
    {
        let source = Scenery.source(string, lines: lineLimit, truncation)
        return metrics.layOut(source, width: columns.map { CGFloat($0 * 8) }, height: nil).lines.map(\.string)
    }

    @Test func `one cell is 8 by 16 points and the smallest step`() {
        #expect(metrics.step == CGSize(width: 8, height: 16))
        #expect(metrics.layOut(Scenery.source("Hello"), width: nil, height: nil).size == CGSize(width: 40, height: 16))
    }

    @Test(arguments: [
        ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("한", 2), ("❤️", 2), ("1️⃣", 2), ("ＡＢ", 4), ("é", 1),
        ("…", 1), ("\u{1B}", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    ])
    func `text is measured in cells as a terminal shows it`(string: String, columns: Int) {
        let size = metrics.layOut(Scenery.source(string), width: nil, height: nil).size
        #expect(size.width == CGFloat(columns * 8))
    }

    @Test func `lines break between words`() {
        #expect(lines("one two three", columns: 7) == ["one two", "three"])
        #expect(lines("one two three", columns: 8) == ["one two", "three"])
        #expect(lines("a  b", columns: 2) == ["a", "b"])
    }

    @Test func `line breaks in the text are kept`() {
        #expect(lines("one\n\ntwo\n", columns: 20) == ["one", "", "two", ""])
        #expect(lines("a\r\nb\u{2028}c", columns: nil) == ["a", "b", "c"])
    }

    @Test func `a word that is too long is broken anywhere`() {
        #expect(lines("ab abcdefgh", columns: 4) == ["ab", "abcd", "efgh"])
        #expect(lines("日本語", columns: 3) == ["日", "本", "語"])
        #expect(lines("日本", columns: 1) == ["日", "本"])
    }

    @Test func `ideographs break everywhere but before closing punctuation`() {
        #expect(lines("日本語。", columns: 6) == ["日本", "語。"])
    }

    @Test func `hyphenated words break behind the hyphen`() {
        #expect(lines("well-known", columns: 7) == ["well-", "known"])
        #expect(lines("at -5 degrees", columns: 5) == ["at -5", "degre", "es"])
    }

    @Test func `what exceeds the line limit is cut with an ellipsis`() {
        #expect(lines("Hello world", columns: 8, lineLimit: 1) == ["Hello w…"])
        #expect(lines("Hello world", columns: 8, lineLimit: 1, .head) == ["…o world"])
        #expect(lines("Hello world", columns: 8, lineLimit: 1, .middle) == ["Hell…rld"])
        #expect(lines("one two three four", columns: 7, lineLimit: 2) == ["one two", "three…"])
        #expect(lines("one\ntwo", columns: nil, lineLimit: 1) == ["one…"])
    }

    @Test func `what exceeds the height is cut, but one line always stays`() {
        let source = Scenery.source("one two three")
        let layout = metrics.layOut(source, width: 40, height: 0)
        #expect(layout.lines.map(\.string) == ["one…"])
        #expect(layout.isTruncated)
        #expect(layout.string == "one two three")
    }

    @Test func `reserved lines count although they are empty`() {
        var source = Scenery.source("one", lines: 3)
        source.reservesSpace = true
        #expect(metrics.layOut(source, width: 100, height: nil).size == CGSize(width: 24, height: 48))
    }

    @Test func `shorter lines are placed by the alignment`() {
        var source = Scenery.source("long line\nab")
        source.alignment = .trailing
        #expect(metrics.layOut(source, width: nil, height: nil).lines.map(\.frame.minX) == [0, 56])
        source.alignment = .center
        #expect(metrics.layOut(source, width: nil, height: nil).lines.map(\.frame.minX) == [0, 24])
    }

    @Test func `an empty text has no size, a blank has`() {
        #expect(metrics.layOut(Scenery.source(""), width: 80, height: nil).size == .zero)
        #expect(metrics.layOut(Scenery.source(" "), width: 80, height: nil).size == CGSize(width: 8, height: 16))
    }

    @Test func `runs keep their styles when lines break within them`() {
        let runs = [
            TextRun("one ", font: Scenery.font, color: Scenery.primary),
            TextRun("two three", font: Scenery.font, color: Scenery.red),
        ]
        let layout = metrics.layOut(TextSource(runs: runs), width: 56, height: nil)
        #expect(layout.lines.map { $0.runs.map(\.string) } == [["one ", "two"], ["three"]])
        #expect(layout.lines[1].runs[0].color == Scenery.red)
    }

    @Test func `a bordered button has two cells on each side and no height of its own`() {
        let button = metrics.metrics(of: .button(.bordered))
        #expect(button.leading == 16 && button.trailing == 16 && button.top == 0 && button.bottom == 0)
        #expect(metrics.metrics(of: .toggle(.checkbox)).minimum == CGSize(width: 24, height: 16))
    }

    @Test func `all sizes of parts are whole cells`() {
        let parts: [ControlPart] = [
            .button(.plain), .button(.bordered), .textField(.plain), .textField(.roundedBorder), .textEditor,
            .toggle(.checkbox), .toggle(.switch), .toggle(.button), .navigationBar(isLarge: true),
            .navigationBar(isLarge: false), .row, .sectionHeader, .sectionFooter, .divider,
        ]
        for part in parts {
            let metrics = metrics.metrics(of: part)
            for width in [metrics.leading, metrics.trailing, metrics.spacing, metrics.minimum.width] {
                #expect(width.truncatingRemainder(dividingBy: 8) == 0, "\(part)")
            }
            for height in [metrics.top, metrics.bottom, metrics.minimum.height] {
                #expect(height.truncatingRemainder(dividingBy: 16) == 0, "\(part)")
            }
        }
    }

    @Test func `symbols are as large as the characters that stand for them`() {
        #expect(metrics.size(ofSymbol: "star.fill", font: Scenery.font) == CGSize(width: 8, height: 16))
        #expect(metrics.size(ofSymbol: "calendar", font: Scenery.font) == CGSize(width: 16, height: 16))
    }
}
