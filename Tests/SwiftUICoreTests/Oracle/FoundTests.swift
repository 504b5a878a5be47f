import SwiftUI
import Testing
import ViewTesting

/// What the oracle has found, in small.
@MainActor @Suite
struct FoundTests {
    @Observable
    final class Model {
        var isOn = true
        var numbers: [Int] = []
        var outer = [1]
    }

    private struct Shown<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Model) -> Content

        var body: some View { content(model) }
    }

    private func screen<Content: View>(
        _ model: Model, @ViewBuilder _ content: @escaping (Model) -> Content
    ) -> TestScene {
        TestScene(Shown(model: model, content: content), columns: 20, rows: 6)
    }

    @Test func `a text field is shown as enabled again`() throws {
        let model = Model()
        let screen = screen(model) { TextField("Name", text: .constant("")).disabled($0.isOn) }
        #expect(try !screen.textField("Name").isEnabled)
        model.isOn = false
        #expect(try screen.textField("Name").isEnabled)
    }

    @Test func `a stack takes all the room once a spacer is in it, though its ideal height is as before`() throws {
        let model = Model()
        let screen = screen(model) { model in
            VStack {
                Text("top")
                if model.isOn { Text("below") } else { Spacer() }
            }
        }
        #expect(try screen.text("top").frame.minY == 32)
        model.isOn = false
        #expect(try screen.text("top").frame.minY == 0)
    }

    @Test func `an element of a lazy stack that has no row yet follows what it reads`() {
        let model = Model()
        let screen = screen(model) { model in
            LazyVStack {
                ForEach(model.outer, id: \.self) { _ in Inner(model: model) }
            }
        }
        model.numbers = [7]
        #expect(screen.texts == ["7"])
    }

    private struct Inner: View {
        let model: Model

        var body: some View {
            ForEach(model.numbers, id: \.self) { Text("\($0)") }
        }
    }

    @Test func `rows that a lazy stack gets while it is shown are drawn`() {
        let model = Model()
        let screen = screen(model) { model in
            LazyVStack {
                if model.isOn { EmptyView() } else { Text("here") }
            }
        }
        model.isOn = false
        #expect(screen.texts == ["here"])
    }

    @Test func `a lazy stack shows more when its window grows, though its own size stays`() {
        let model = Model()
        model.numbers = Array(1...6)
        let screen = screen(model) { model in
            VStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.numbers, id: \.self) { Text("\($0)") }
                    }
                }
                if model.isOn { Color.red.frame(height: 48) }
            }
        }
        #expect(screen.texts.count < 6)
        model.isOn = false
        #expect(screen.texts.count == 6)
    }

    @Test func `a lazy stack beside others comes to rest`() {
        let model = Model()
        model.numbers = Array(1...5)
        let screen = screen(model) { model in
            HStack {
                ForEach(model.numbers, id: \.self) { Text("number \($0)") }
                LazyVStack {
                    Text("some words that take several lines")
                    TextField("Name", text: .constant(""))
                }
            }
        }
        #expect(screen.messages == [])
    }

    @Test func `a list that was scrolled to its end begins at its first row when most of it leaves`() throws {
        let model = Model()
        model.numbers = Array(1...20)
        let screen = screen(model) { model in
            List {
                Text("first").frame(height: 64, alignment: .top)
                ForEach(model.numbers, id: \.self) { Text("\($0)") }
                Text("last")
            }
        }
        try screen.scroll(to: .bottom)
        model.numbers = []
        #expect(try screen.text("first").frame.minY == 0)
    }
}
