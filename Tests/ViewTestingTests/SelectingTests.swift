import SwiftUI
import Testing
import ViewTesting

private struct Choice: View {
    @State private(set) var one: String?
    @State private(set) var several: Set<String> = []

    var body: some View {
        HStack {
            List(["a", "b"], id: \.self, selection: $one) { Text($0) }
            List(["c", "d"], id: \.self, selection: $several) { Text($0) }
            List(["e"], id: \.self) { Text($0) }
        }
    }
}

@MainActor
struct SelectingTests {
    let screen = TestScene { Choice() }

    private var view: Choice { screen.views(of: Choice.self)[0] }

    private func refusal(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "done"
        } catch {
            return (error as? TestSceneError)?.message ?? "\(error)"
        }
    }

    @Test func `a row is selected, and stays so`() throws {
        try screen.row("a").select()
        try screen.row("a").select()
        #expect(view.one == "a")
        #expect(try screen.row("a").isSelected)
        try screen.text("b").select()
        #expect(view.one == "b")
        #expect(
            refusal { try screen.row("b").deselect() }
                == "Can't deselect the row \"b\": its list keeps a row selected.")
    }

    @Test func `several rows are selected and deselected`() throws {
        try screen.row("c").select()
        try screen.row("d").select()
        #expect(view.several == ["c", "d"])
        try screen.row("c").deselect()
        try screen.row("c").deselect()
        #expect(view.several == ["d"])
    }

    @Test func `a list without a selection says so`() {
        #expect(refusal { try screen.row("e").select() } == "Can't select the row \"e\": its list has no selection.")
    }

    @Test func `a selection that refuses says so`() throws {
        let screen = TestScene { List(["a"], id: \.self, selection: .constant(String?.none)) { Text($0) } }
        #expect(
            refusal { try screen.row("a").select() }
                == "Can't select the row \"a\": the list's selection did not take it.")
    }
}
