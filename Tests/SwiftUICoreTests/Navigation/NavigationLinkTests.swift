import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
struct NavigationLinkTests {
    final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var text = "first"
    }

    @Test func `a link shows its destination, which goes on following the view around the link`() throws {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack {
                    NavigationLink("Details") { Text(model.text).navigationTitle("Details") }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Screen(model: model), columns: 30, rows: 8)
        try scene.button("Details").tap()
        #expect(scene.texts == ["first"])
        #expect(scene.navigationTitle == "Details")
        model.text = "second"
        #expect(scene.texts == ["second"])
        try scene.goBack()
        #expect(scene.texts == ["Details"])
    }

    @Test func `a link's value is put on the path`() throws {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    VStack {
                        NavigationLink("One", value: 1)
                        NavigationLink(value: 2) { Text("Two") }
                        NavigationLink("None", value: Int?.none)
                    }
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Next", value: number + 1).navigationTitle("\(number)")
                    }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Screen(model: model), columns: 30, rows: 8)
        try scene.button("Two").tap()
        #expect(model.path == [2])
        try scene.button("Next").tap()
        #expect(model.path == [2, 3])
        #expect(scene.navigationTitle == "3")
        try scene.goBack()
        try scene.goBack()
        #expect(model.path == [])
        #expect(throws: (any Error).self) { try scene.button("None").tap() }
    }

    @Test func `a stack without a path of the program keeps one itself`() throws {
        let scene = TestScene(
            NavigationStack {
                NavigationLink("Go", value: "x").navigationDestination(for: String.self) { Text("at \($0)") }
            }, columns: 30, rows: 8)
        try scene.button("Go").tap()
        #expect(scene.texts == ["at x"])
        try scene.goBack()
        #expect(scene.texts == ["Go"])
    }

    @Test func `a link to a value without a destination does nothing and is told`() throws {
        let scene = TestScene(
            NavigationStack { NavigationLink("Go", value: 1.5) }, columns: 30, rows: 8, misuse: .collected)
        try scene.button("Go").tap()
        #expect(scene.texts == ["Go"])
        #expect(scene.messages.first?.contains("navigationDestination(for: Double.self)") == true)
    }

    @Test func `a link to a value that the path can't hold does nothing and is told`() throws {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    NavigationLink("Go", value: "x").navigationDestination(for: String.self) { Text("at \($0)") }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Screen(model: model), columns: 30, rows: 8, misuse: .collected)
        try scene.button("Go").tap()
        #expect(model.path == [])
        #expect(scene.texts == ["Go"])
        #expect(scene.messages.first?.contains("can't hold") == true)
    }

    @Test func `a screen that a link put above the path goes with the screen below it`() throws {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        NavigationLink("More of \(number)") { Text("more") }
                    }
                }
            }
        }

        let model = Model()
        model.path = [1]
        let scene = TestScene(Screen(model: model), columns: 30, rows: 8)
        try scene.button("More of 1").tap()
        #expect(scene.texts == ["more"])
        #expect(model.path == [1])
        model.path = []
        #expect(scene.texts == ["root"])
    }

    @Test func `a row with a link shows a mark, and the list keeps its place while covered`() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    List(1..<30, id: \.self) { number in
                        NavigationLink("Row \(number)", value: number)
                    }
                    .navigationTitle("Rows")
                    .navigationDestination(for: Int.self) { Text("at \($0)") }
                }
            }
        }

        let scene = TestScene(Screen(), columns: 30, rows: 10)
        let row = try #require(scene.lines.first { $0.contains("Row 1") })
        #expect(row.hasSuffix("›") || row.contains("›"))
        try scene.scrollView().scroll(to: .bottom)
        try scene.button("Row 29").tap()
        #expect(scene.texts == ["at 29"])
        try scene.goBack()
        #expect(scene.texts.contains("Row 29"))
    }

    @Test func `a shortcut of a covered screen is out of reach`() throws {
        struct Screen: View {
            @State private var presses = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Press \(presses)") { presses += 1 }.keyboardShortcut("p", modifiers: [])
                        NavigationLink("Go") { Text("covering") }
                    }
                }
            }
        }

        let scene = TestScene(Screen(), columns: 30, rows: 8)
        #expect(scene.press("p"))
        try scene.button("Go").tap()
        #expect(!scene.press("p"))
        try scene.goBack()
        #expect(scene.texts.contains("Press 1"))
    }

    @Test func `a row says that it leads on wherever in it the link stands`() throws {
        let scene = TestScene(columns: 30, rows: 8) {
            NavigationStack {
                List {
                    HStack {
                        Text("beside")
                        NavigationLink("Link") { Text("Destination") }
                    }
                    Text("plain")
                }
            }
        }
        #expect(scene.lines.contains { $0.contains("beside Link") && $0.hasSuffix("›") })
        #expect(scene.lines.contains { $0.hasSuffix("plain") })
    }
}
