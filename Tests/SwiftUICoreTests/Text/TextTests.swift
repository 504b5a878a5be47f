import CellRenderer
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct TextTests {
    @Test func `a text is as wide as its letters and one line high`() throws {
        let shown = ShownItems(Text("Hello"))
        let item = try #require(shown.items.first)
        #expect(item.frame.size == CellMetrics.size(columns: 5, rows: 1))
        #expect(shown.lines == ["Hello"])
    }

    @Test func `a text too long for its width is broken between words`() {
        let shown = ShownItems(Text("one two three"), columns: 8)
        #expect(shown.lines == ["one two", "three"])
        #expect(shown.items.first?.frame.width == 56)
    }

    @Test func `a string in a variable is shown as it is, without Markdown`() {
        let string = "*a* 100%"
        #expect(ShownItems(Text(string)).lines == ["*a* 100%"])
        #expect(ShownItems(Text(verbatim: "**b**")).lines == ["**b**"])
    }

    @Test func `a headline over a secondary line: each in its style, leading edges aligned`() {
        let shown = ShownItems(
            VStack(alignment: .leading) {
                Text("A title").font(.headline)
                Text("and who wrote it").foregroundStyle(.secondary)
            })
        let frames = shown.items.filter { if case .text = $0.content { true } else { false } }.map(\.frame)
        #expect(shown.lines == ["A title", "and who wrote it"])
        #expect(shown.runs.map(\.font.weight) == [600, 400])
        #expect(shown.runs.map(\.color.role) == [.primary, .secondary])
        #expect(frames[0].minX == frames[1].minX)
        #expect(frames[0].maxY == frames[1].minY)
    }

    @Test func `what a text says of itself holds over what the environment says`() {
        let shown = ShownItems(
            VStack {
                Text("a").fontWeight(.light).foregroundColor(.red)
                Text("b")
            }
            .fontWeight(.black).foregroundStyle(.blue))
        #expect(shown.runs.map(\.font.weight) == [300, 900])
        #expect(shown.runs[0].color == Color.red.displayed(in: EnvironmentValues()))
        #expect(shown.runs[1].color == Color.blue.displayed(in: EnvironmentValues()))
    }

    @Test func `concatenated texts keep their own looks on one line`() {
        let shown = ShownItems(Text("plain ") + Text("bold").bold() + Text(" struck").strikethrough())
        #expect(shown.lines == ["plain bold struck"])
        #expect(shown.runs.map(\.font.weight) == [400, 700, 400])
        #expect(shown.runs.map(\.isStruckThrough) == [false, false, true])
    }

    @Test func `a look said of concatenated texts holds for those that say nothing`() {
        let shown = ShownItems((Text("a") + Text("b").italic(false)).italic().underline())
        #expect(shown.runs.map(\.font.isItalic) == [true, false])
        #expect(shown.runs.map(\.isUnderlined) == [true, true])
    }

    @Test func `a text whose string changes without its size is drawn anew, and nothing is placed`() {
        struct Counter: View {
            let model: Model
            var body: some View { Text(model.text) }
        }
        let model = Model()
        let shown = ShownItems(Counter(model: model))
        model.text = "two"
        shown.update()
        #expect(shown.lines == ["two"])
        #expect(shown.changes.count == 1)
    }

    @Observable final class Model {
        var text = "one"
    }

    @Test func `an environment that changes reaches the texts in it`() {
        struct Screen: View {
            let model: Model
            var body: some View {
                Text("x").font(model.text == "one" ? .title : .caption)
            }
        }
        let model = Model()
        let shown = ShownItems(Screen(model: model))
        #expect(shown.runs.map(\.font.size) == [28])
        model.text = "two"
        shown.update()
        #expect(shown.runs.map(\.font.size) == [12])
    }

    @Test func `the label for assistive technology is the whole text`() {
        let shown = ShownItems(Text("one two three").lineLimit(1), columns: 6)
        #expect(shown.items.first?.accessibility.label == "one two three")
    }

    @Test func `lineLimit cuts, and truncationMode says where`() {
        let text = "alpha beta gamma"
        #expect(ShownItems(Text(text).lineLimit(1), columns: 8).lines == ["alpha b…"])
        #expect(ShownItems(Text(text).lineLimit(1).truncationMode(.head), columns: 8).lines == ["…a gamma"])
        #expect(ShownItems(Text(text).lineLimit(1...2), columns: 8).lines.count == 2)
        #expect(ShownItems(Text(text).lineLimit(1).lineLimit(nil), columns: 8).lines.count == 1)
    }

    @Test func `reserved lines are kept free`() {
        let shown = ShownItems(Text("a").lineLimit(3, reservesSpace: true))
        #expect(shown.items.first?.frame.height == 48)
    }

    @Test func `textCase follows the environment`() {
        #expect(ShownItems(Text("Ab").textCase(.uppercase)).lines == ["AB"])
        #expect(ShownItems(Group { Text("Ab") }.textCase(.lowercase)).lines == ["ab"])
        #expect(ShownItems(Text("Ab").textCase(nil).textCase(.lowercase)).lines == ["Ab"])
    }

    @Test func `lines of a text lie as the environment says`() {
        let shown = ShownItems(Text("aaaa\nb").multilineTextAlignment(.trailing))
        #expect(shown.texts.first?.lines.map(\.frame.minX) == [0, 24])
    }

    @Test func `texts in a horizontal stack can be lined up by their baselines`() {
        let shown = ShownItems(
            HStack(alignment: .firstTextBaseline) {
                Text("a")
                Text("b\nc")
            })
        #expect(Set(shown.items.map(\.frame.minY)).count == 1)
        let last = ShownItems(
            HStack(alignment: .lastTextBaseline) {
                Text("a")
                Text("b\nc")
            })
        #expect(last.items.map(\.frame.maxY).allSatisfy { $0 == last.items[0].frame.maxY })
    }
}
