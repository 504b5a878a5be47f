import SwiftUI
import Testing
import ViewTesting

private struct Counter: View {
    @State private(set) var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
            Button("Reset") { count = 0 }.disabled(count == 0)
        }
    }
}

@MainActor
struct TestSceneTests {
    @Test func `an action is seen at once`() throws {
        let screen = TestScene { Counter() }
        try screen.button("Add").tap()
        try screen.button("Add").tap()
        #expect(screen.texts == ["Count: 2", "Add", "Reset"])
        #expect(screen.text.contains("Count: 2"))
        #expect(screen.lines.count == 24)
    }

    @Test func `a view's state can be read`() throws {
        let screen = TestScene(Counter())
        try screen.button("Add").tap()
        #expect(screen.views(of: Counter.self).map(\.count) == [1])
        #expect(try screen.element(of: Counter.self).buttons == ["Add", "Reset"])
    }

    @Test func `bodies are counted from the first on`() throws {
        let screen = TestScene { Counter() }
        #expect(screen.bodyCount(of: Counter.self) == 1)
        try screen.button("Add").tap()
        #expect(screen.bodyCount(of: Counter.self) == 2)
        screen.resetCounts()
        #expect(screen.bodyCount(of: Counter.self) == 0)
        #expect(screen.nodesVisited == 0)
    }

    @Test func `a closed scene keeps no node`() {
        let screen = TestScene { Counter() }
        #expect(screen.nodesAlive > 0)
        #expect(screen.aliveNodesAfterClose == nil)
        screen.close()
        #expect(screen.aliveNodesAfterClose == 0)
        #expect(screen.texts == [])
    }

    @Test func `another size lays out anew`() {
        let screen = TestScene(columns: 9, rows: 1) { Text("x") }
        #expect(screen.lines == ["    x"])
        screen.resize(columns: 3, rows: 3)
        #expect(screen.lines == ["", " x", ""])
    }
}
