import SwiftUI
import Testing
import ViewTesting

private struct Numbers: View {
    let tap: @MainActor (Int) -> Void

    var body: some View {
        List(0..<1000, id: \.self) { number in
            Button("Number \(number)") { tap(number) }
        }
    }
}

@MainActor
struct ScrollingTests {
    let screen = TestScene(columns: 30, rows: 10) { Numbers { _ in } }

    private var visible: [String] {
        screen.elements(.button).filter(\.isHittable).map(\.label)
    }

    @Test func `a list is scrolled by points`() throws {
        #expect(visible.first == "Number 0")
        try screen.scroll(by: 160)
        #expect(visible.first != "Number 0")
        try screen.scroll(by: -1000)
        #expect(visible.first == "Number 0")
    }

    @Test func `a list is scrolled to its ends`() throws {
        try screen.scroll(to: .bottom)
        #expect(visible.last == "Number 999")
        try screen.scroll(to: .top)
        #expect(visible.first == "Number 0")
    }

    @Test func `a list is scrolled until a text is there`() throws {
        let text = try screen.scroll(toText: "Number 250")
        #expect(text.isHittable)
        #expect(throws: TestSceneError.self) { try screen.scroll(toText: "Number 1000") }
        #expect(try screen.text("Number 250").isHittable)
    }

    @Test func `a list is scrolled until an identifier is there, and to an element`() throws {
        let screen = TestScene(columns: 30, rows: 5) {
            List(0..<100, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row-\($0)") }
        }
        let first = try screen.row("Row 0")
        #expect(try screen.scroll(toID: "row-60").isHittable)
        do {
            try screen.scroll(toID: "row-100")
            Issue.record("It was found.")
        } catch {
            #expect("\(error)".contains("identifier \"row-100\", from here down to the end."))
        }
        try screen.scroll(to: .top)
        let last = try screen.element(.row, at: screen.rows.count - 1)
        try screen.scroll(to: last)
        #expect(last.isHittable)
        #expect(!first.isHittable)
    }

    @Test func `a tap scrolls to what it taps`() throws {
        var tapped: [Int] = []
        let screen = TestScene(columns: 30, rows: 3) {
            ScrollView {
                VStack {
                    ForEach(0..<20) { number in
                        Button("Number \(number)") { tapped.append(number) }
                    }
                }
            }
        }
        #expect(try !screen.button("Number 17").isHittable)
        try screen.button("Number 17").tap()
        #expect(tapped == [17])
        #expect(screen.text.contains("Number 17"))
    }

    @Test func `without a scroll view there is nothing to scroll`() {
        let screen = TestScene { Text("Hello") }
        #expect(throws: TestSceneError.self) { try screen.scroll(by: 10) }
    }
}
