import SwiftUI
import Testing
import ViewTesting

private struct Names: View {
    @State private var names = (0..<40).map { "Name \($0)" }

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { offsets in names.remove(atOffsets: offsets) }
            Text("Fixed")
        }
    }
}

@MainActor
struct SwipingTests {
    private func refusal(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "done"
        } catch {
            return (error as? TestSceneError)?.message ?? "\(error)"
        }
    }

    @Test func `a swipe scrolls by what is in view, less a line`() throws {
        let screen = TestScene(columns: 20, rows: 10) {
            ScrollView {
                VStack {
                    ForEach(0..<100) { Text("Line \($0)") }
                }
            }
        }
        #expect(screen.lines.first?.contains("Line 0") == true)
        try screen.swipe(.up)
        #expect(screen.lines.first?.contains("Line 9") == true)
        try screen.text("Line 12").swipe(.up)
        #expect(screen.lines.first?.contains("Line 18") == true)
        try screen.swipe(.down)
        try screen.swipe(.down)
        try screen.swipe(.down)
        #expect(screen.lines.first?.contains("Line 0") == true)
    }

    @Test func `a swipe to the left deletes a row that can be deleted`() throws {
        let screen = TestScene(columns: 20, rows: 10) { Names() }
        try screen.row("Name 1").swipe(.left)
        #expect(screen.rows.prefix(2) == ["Name 0", "Name 2"])
        try screen.scroll(to: .bottom)
        #expect(
            refusal { try screen.row("Fixed").swipe(.left) } == """
                Can't swipe over the row "Fixed": the row can't be deleted, and nothing there scrolls left.
                """)
    }

    @Test func `where nothing scrolls that way, a swipe does nothing`() {
        let screen = TestScene { Text("Hello") }
        #expect(
            refusal { try screen.text("Hello").swipe(.up) }
                == "Can't swipe over the text \"Hello\": nothing there scrolls up.")
    }

    @Test func `what is covered can't be swiped over`() {
        let screen = TestScene(columns: 20, rows: 5) {
            ZStack {
                ScrollView { Text("Below") }
                Color.red
            }
        }
        #expect(
            refusal { try screen.scrollView().swipe(.up) }.hasPrefix("Can't swipe over the scroll view: it is covered"))
    }
}
