import CellRenderer
import DisplayList
import SwiftUI
import Testing

@testable import ViewTesting

/// Rows are three times as high as those of a terminal, and so are dividers; bars and distances are larger, too.
@MainActor
private final class HighRows: Metrics {
    private let cells = CellMetrics()

    var step: CGSize { cells.step }
    var defaultPadding: CGFloat { cells.defaultPadding }
    var defaultSpacing: CGFloat { 24 }
    var automaticToggleStyle: ToggleContent.Style { .switch }
    var automaticButtonStyle: ButtonContent.Style { cells.automaticButtonStyle }

    func layOut(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
        cells.layOut(text, width: width, height: height)
    }

    func size(ofSymbol name: String, font: DisplayFont) -> CGSize {
        cells.size(ofSymbol: name, font: font)
    }

    func metrics(of part: ControlPart) -> ControlMetrics {
        var metrics = cells.metrics(of: part)
        if part == .row || part == .divider { metrics.minimum.height = 48 }
        if case .navigationBar = part { metrics.minimum.height = 64 }
        return metrics
    }

    func pointSize(of style: TextStyleSize) -> CGFloat { cells.pointSize(of: style) }
}

@MainActor @Observable
private final class Diary {
    var appeared: [Int] = []
    var disappeared: [Int] = []
}

private struct RowView: View {
    let number: Int
    let diary: Diary
    @State private var count = 0

    var body: some View {
        Button("Row \(number): \(count)") { count += 1 }
            .onAppear { diary.appeared.append(number) }
            .onDisappear { diary.disappeared.append(number) }
    }
}

private struct RowsView: View {
    var diary = Diary()
    var heights: (Int) -> CGFloat? = { _ in nil }
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isFocused)
            GeometryReader { proxy in Text("\(Int(proxy.size.height))") }.frame(maxHeight: 16)
            List(0..<200, id: \.self) { number in
                RowView(number: number, diary: diary).frame(height: heights(number))
            }
        }
    }
}

@MainActor
struct LentSceneTests {
    private let diary = Diary()

    /// All that another host gets to know of the scene.
    private func lent(_ screen: TestScene, size: CGSize? = nil) -> DisplayList {
        screen.lend {
            let scene = LentScene(screen)
            scene.metrics = HighRows()
            scene.isDark = true
            if let size { scene.size = size }
            var list = DisplayList()
            list.apply(scene.update())
            #expect(!scene.needsUpdate && scene.update() == [])
            return list
        }
    }

    private func rows(_ list: DisplayList) -> [String] {
        var rows: [String] = []
        list.forEachShown { item in
            if case .row = item.content { rows.append(list.readableText(of: item)) }
        }
        return rows
    }

    @Test(arguments: [CGFloat(0), 40, 500, 10_000])
    func `a scene that was lent is as before in all that it shows and counts`(offset: CGFloat) throws {
        let screen = TestScene(columns: 30, rows: 12) {
            RowsView(diary: diary, heights: { $0.isMultiple(of: 3) ? 32 : nil })
        }
        try screen.textField("Name").type("Ada")
        try screen.button("Row 2: 0").tap()
        try screen.scroll(by: offset)
        try screen.textField("Name").focus()
        screen.resetCounts()
        let (before, appeared) = (screen.list, diary.appeared)
        let other = lent(screen, size: CGSize(width: 300, height: 120))
        #expect(other != before)
        #expect(rows(other).count < rows(before).count)
        #expect(screen.list == before)
        #expect(screen.bodyRuns == [] && screen.nodesVisited == 0)
        #expect(screen.bodyCount(of: RowView.self) == 0)
        #expect(try screen.textField("Name").isFocused)
        #expect(diary.appeared == appeared)
        // What comes after is as it would have been.
        try screen.scroll(to: .top)
        try screen.button("Row 2: 1").tap()
        #expect(try screen.button("Row 2: 2").exists)
        #expect(screen.messages == [])
    }

    @Test func `rows that have no room for the other host do not disappear`() throws {
        let screen = TestScene(columns: 30, rows: 12) { RowsView(diary: diary) }
        let shown = diary.appeared
        #expect(shown.count > 6)
        #expect(rows(lent(screen)).count < shown.count)
        #expect(diary.appeared == shown && diary.disappeared == [])
        try screen.scroll(to: .bottom)
        #expect(diary.disappeared.sorted() == shown.sorted())
    }

    @Test func `rows that come into view for the other host only are gone afterwards`() throws {
        let screen = TestScene(columns: 30, rows: 12) { RowsView(diary: diary) }
        let (shown, alive) = (diary.appeared, screen.nodesAlive)
        let other = rows(lent(screen, size: CGSize(width: 300, height: 2000)))
        #expect(other.count > shown.count)
        #expect(diary.disappeared.sorted() == Array(shown.count..<other.count))
        #expect(screen.nodesAlive == alive)
    }

    @Test func `what is scrolled shows the same to the other host`() throws {
        let screen = TestScene(columns: 30, rows: 12) { RowsView() }
        try screen.scroll(by: 800)
        #expect(rows(lent(screen)).first == screen.rows.first)
        try screen.scroll(to: .bottom)
        #expect(rows(lent(screen)).last == "Row 199: 0")
        let plain = TestScene(columns: 30, rows: 12) {
            ScrollView {
                VStack {
                    ForEach(0..<40) { number in
                        Text("Text \(number)")
                        Divider()
                    }
                }
            }
        }
        try plain.scroll(by: 320)
        let (first, other) = (plain.firstText(in: plain.list), plain.firstText(in: lent(plain)))
        #expect(first != "Text 0" && first == other)
        try plain.scroll(to: .bottom)
        let last = try #require(lent(plain).frames["Text 39"])
        #expect(CGRect(origin: .zero, size: plain.size).contains(last))
    }

    @Test func `the other host gets what it would have got of a scene of its own`() {
        let content = NavigationStack {
            VStack {
                ScrollView(.horizontal) {
                    HStack { ForEach(0..<3) { Color.red.frame(width: CGFloat($0) * 10, height: 10) } }
                    Color.blue.frame(width: 20, height: 20)
                    Color.green.frame(width: 20, height: 20)
                }
                Toggle(isOn: .constant(true)) {
                    Text("Express")
                    Text("Arrives tomorrow")
                }
                Button {
                } label: {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
                List(0..<3, id: \.self) { Text("Row \($0)") }
            }
            .padding()
            .safeAreaInset(edge: .bottom) { Text("Below") }
            .navigationTitle("Title")
        }
        let size = CGSize(width: 320, height: 480)
        let own = _ViewScene(content, size: size, metrics: HighRows())
        own.isDark = true
        var expected = DisplayList()
        expected.apply(own.update())
        #expect(lent(TestScene(size: size) { content }).shapes == expected.shapes)
        own.close()
    }

    @Test func `a lazy stack is as before, too`() throws {
        let screen = TestScene(columns: 30, rows: 12) {
            ScrollView {
                LazyVStack {
                    ForEach(0..<200) { number in
                        VStack {
                            Text("Text \(number)").frame(height: number.isMultiple(of: 5) ? 48 : nil)
                            Divider()
                        }
                    }
                }
            }
        }
        for offset in [0, 30, 900] as [CGFloat] {
            try screen.scroll(by: offset)
            let before = screen.list
            #expect(screen.firstText(in: lent(screen)) == screen.firstText(in: before))
            #expect(screen.list == before)
        }
        try screen.scroll(to: .bottom)
        let before = screen.list
        let last = try #require(lent(screen).frames["Text 199"])
        #expect(CGRect(origin: .zero, size: screen.size).contains(last))
        #expect(screen.list == before)
    }

    @Test func `misuse that comes up meanwhile is told with the screen as it is`() {
        let screen = TestScene(columns: 12, rows: 1, misuse: .fails) {
            GeometryReader { proxy in
                ForEach(proxy.size.width > 100 ? [1, 1] : [1, 2], id: \.self) { Text("\($0)") }
            }
        }
        withKnownIssue {
            _ = lent(screen, size: CGSize(width: 300, height: 120))
        } matching: { issue in
            issue.comments.first?.rawValue.contains("1") == true
        }
        #expect(screen.size == CGSize(width: 96, height: 16))
    }
}

extension TestScene {
    /// The text nearest to the top.
    fileprivate func firstText(in list: DisplayList) -> String? {
        list.frames.filter { $0.value.maxY > 0 }.min { $0.value.minY < $1.value.minY }?.key
    }
}

extension DisplayList {
    /// What is shown and where, whatever the items are called.
    @MainActor fileprivate var shapes: [String] {
        var shapes: [String] = []
        forEachShown { shapes.append("\($0.frame) \($0.content)") }
        return shapes
    }

    /// Where each text is.
    @MainActor fileprivate var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        forEachShown { item in
            if case .text(let layout) = item.content { frames[layout.string] = frameInScene(item.id) }
        }
        return frames
    }
}
