import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ScrollViewTests {
    @Test func `content that is longer is scrolled, and not beyond its end`() throws {
        let screen = TestScene(columns: 20, rows: 5) {
            ScrollView {
                ForEach(0..<20) { Text("line \($0)") }
            }
        }
        #expect(screen.lines[0].contains("line 0"))
        try screen.scrollView().scroll(by: 48)
        #expect(screen.lines[0].contains("line 3"))
        try screen.scrollView().scroll(by: 100_000)
        #expect(screen.lines[4].contains("line 19"))
        try screen.scrollView().scroll(by: -100_000)
        #expect(screen.lines[0].contains("line 0"))
    }

    @Test func `content that fits stays where it is`() throws {
        let screen = TestScene(columns: 20, rows: 5) {
            ScrollView { Text("only") }
        }
        try screen.scrollView().scroll(by: 100)
        #expect(try screen.text("only").frame.minY == 0)
    }

    @Test func `both axes can scroll`() throws {
        let screen = TestScene(columns: 20, rows: 5) {
            ScrollView([.horizontal, .vertical]) {
                Text("corner").frame(width: 800, height: 320, alignment: .bottomTrailing)
            }
        }
        #expect(!screen.text.contains("corner"))
        try screen.scrollView().scroll(to: .bottom)
        try screen.scrollView().scroll(to: .trailing)
        #expect(screen.text.contains("corner"))
    }

    @Test func `a scroll view takes the room along its axis and its content's width across`() throws {
        let screen = TestScene(columns: 40, rows: 10) {
            ScrollView { Text("four") }
        }
        let frame = try screen.scrollView().frame
        #expect(frame.height == 160)
        #expect(frame.width == 32)
    }

    struct Shrinking: View {
        @State private var count = 30

        var body: some View {
            VStack {
                ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
                Button("Fewer") { count = 12 }
            }
        }
    }

    @Test func `content that becomes shorter stays in view`() throws {
        let screen = TestScene(columns: 20, rows: 10) { Shrinking() }
        try screen.scrollView().scroll(to: .bottom)
        try screen.button("Fewer").tap()
        #expect(screen.text.contains("line 11"))
        #expect(screen.text.contains("line 4"))
    }
}
