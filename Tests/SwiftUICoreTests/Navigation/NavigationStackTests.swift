import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
struct NavigationStackTests {
    final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var mixed = NavigationPath()
        @Published var isPresented = false
        @Published var item: String?
        @Published var suffix = ""
        var log: [String] = []

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    struct Numbers: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Counter(name: "root", model: model)
                    .navigationTitle("Numbers")
                    .navigationDestination(for: Int.self) { number in
                        Counter(name: "screen \(number)\(model.suffix)", model: model)
                            .navigationTitle("Number \(number)")
                    }
            }
        }
    }

    /// Counts how often it appeared, in state of its own.
    struct Counter: View {
        let name: String
        let model: Model
        @State private var appearances = 0

        var body: some View {
            Text("\(name), seen \(appearances)")
                .onAppear {
                    appearances += 1
                    model.log.append("+\(name)")
                }
                .onDisappear { model.log.append("-\(name)") }
        }
    }

    private func shown(_ scene: TestScene) -> String {
        let lines = scene.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("─") }.joined(separator: " | ")
    }

    @Test func `the root is shown below a large title, without a way back`() throws {
        let scene = TestScene(Numbers(model: Model()), columns: 30, rows: 8)
        #expect(shown(scene) == "Numbers | root, seen 1")
        #expect(throws: (any Error).self) { try scene.goBack() }
    }

    @Test func `a value on the path shows its screen, with the way back to the one below`() throws {
        let model = Model()
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        model.path = [7]
        #expect(shown(scene) == "‹ Numbers  Number 7 | screen 7, seen 1")
        try scene.goBack()
        #expect(model.path == [])
        #expect(shown(scene) == "Numbers | root, seen 2")
    }

    @Test func `screens below keep their state, disappear when covered and appear when uncovered`() {
        let model = Model()
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        #expect(model.takeLog() == ["+root"])
        model.path = [1]
        _ = scene.text
        #expect(model.takeLog() == ["+screen 1", "-root"])
        model.path = [1, 2]
        _ = scene.text
        #expect(model.takeLog() == ["+screen 2", "-screen 1"])
        model.path = [1]
        #expect(shown(scene).hasSuffix("screen 1, seen 2"))
        #expect(model.takeLog() == ["+screen 1", "-screen 2"])
        model.path = []
        #expect(shown(scene).hasSuffix("root, seen 2"))
        #expect(model.takeLog() == ["+root", "-screen 1"])
    }

    @Test func `several values put there at once show the last, and those below never appear`() throws {
        let model = Model()
        model.path = [1, 2, 3]
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        #expect(shown(scene) == "‹ Number 2  Number 3 | screen 3, seen 1")
        #expect(model.takeLog() == ["+screen 3"])
        try scene.goBack()
        #expect(shown(scene).hasSuffix("screen 2, seen 1"))
    }

    @Test func `a value that replaces another brings a new screen, what is below stays`() {
        let model = Model()
        model.path = [1, 2]
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        model.path = [1, 5]
        #expect(shown(scene).hasSuffix("screen 5, seen 1"))
        model.path = [9]
        #expect(shown(scene).hasSuffix("screen 9, seen 1"))
        #expect(model.path == [9])
    }

    @Test func `the same value twice is two screens`() throws {
        let model = Model()
        model.path = [4, 4]
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        #expect(shown(scene).hasSuffix("screen 4, seen 1"))
        try scene.goBack()
        #expect(model.path == [4])
        #expect(shown(scene).hasSuffix("screen 4, seen 1"))
        try scene.goBack()
        #expect(throws: (any Error).self) { try scene.goBack() }
    }

    @Test func `a screen follows what its destination reads`() {
        let model = Model()
        model.path = [1]
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        model.suffix = "!"
        #expect(shown(scene).contains("screen 1!"))
    }

    @Test func `a path of values of several types finds the destination of each`() {
        struct Mixed: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.mixed) {
                    Text("root")
                        .navigationDestination(for: Int.self) { number in
                            Text("number \(number)")
                                .navigationDestination(for: String.self) { Text("string \($0)") }
                        }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Mixed(model: model), columns: 30, rows: 8)
        model.mixed.append(3)
        #expect(shown(scene).hasSuffix("number 3"))
        model.mixed.append("x")
        #expect(shown(scene).hasSuffix("string x"))
        #expect(model.mixed.count == 2)
        model.mixed.removeLast(2)
        #expect(shown(scene) == "root")
    }

    @Test func `a value without a destination is told`() throws {
        struct Lost: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) { Text("root") }
            }
        }

        let model = Model()
        let scene = TestScene(Lost(model: model), columns: 30, rows: 8, misuse: .collected)
        model.path = [1]
        let message = try #require(scene.messages.first)
        #expect(message.contains("the NavigationStack in Lost declares navigationDestination(for: Int.self)"))
    }

    @Test func `a screen that is presented by a flag writes false when the user leaves it`() throws {
        struct Flagged: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack {
                    Text("root").navigationDestination(isPresented: $model.isPresented) { Text("details") }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Flagged(model: model), columns: 30, rows: 8)
        model.isPresented = true
        #expect(shown(scene).hasSuffix("details"))
        try scene.goBack()
        #expect(!model.isPresented)
        #expect(shown(scene) == "root")
        model.isPresented = true
        #expect(shown(scene).hasSuffix("details"))
        model.isPresented = false
        #expect(shown(scene) == "root")
    }

    @Test func `a screen for an item changes with it and goes when there is none`() throws {
        struct Itemised: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack {
                    Text("root").navigationDestination(item: $model.item) { Text("item \($0)") }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Itemised(model: model), columns: 30, rows: 8)
        model.item = "a"
        #expect(shown(scene).hasSuffix("item a"))
        model.item = "b"
        #expect(shown(scene).hasSuffix("item b"))
        try scene.goBack()
        #expect(model.item == nil)
        #expect(shown(scene) == "root")
    }

    @Test func `a screen leaves itself by dismiss`() {
        struct Leaving: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            @ObservedObject var model: Model

            var body: some View {
                Text(isPresented ? "presented" : "root").onChange(of: model.suffix) { dismiss() }
            }
        }
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    Leaving(model: model)
                        .navigationDestination(for: Int.self) { _ in
                            let _ = model.suffix
                            Leaving(model: model)
                        }
                }
            }
        }

        let model = Model()
        model.path = [1]
        let scene = TestScene(Screen(model: model), columns: 30, rows: 8)
        #expect(shown(scene).hasSuffix("presented"))
        model.suffix = "go"
        #expect(shown(scene) == "root")
        #expect(model.path == [])
    }

    @Test func `titles and the way back follow their modifiers`() throws {
        struct Titled: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root")
                        .navigationTitle("Root \(model.suffix)")
                        .navigationBarTitleDisplayMode(.inline)
                        .navigationDestination(for: Int.self) { number in
                            Text("screen").navigationBarBackButtonHidden(number == 1).navigationTitle("Own")
                        }
                }
            }
        }

        let model = Model()
        let scene = TestScene(Titled(model: model), columns: 30, rows: 8)
        #expect(scene.navigationTitle == "Root ")
        model.suffix = "two"
        #expect(scene.navigationTitle == "Root two")
        #expect(scene.lines[0].hasPrefix("          "))
        model.path = [1]
        #expect(shown(scene) == "Own | screen")
        #expect(throws: (any Error).self) { try scene.goBack() }
        model.path = [2]
        #expect(shown(scene).hasPrefix("‹ Root two"))
    }

    @Test func `nothing is left of a closed stack`() {
        let model = Model()
        model.path = [1, 2]
        let scene = TestScene(Numbers(model: model), columns: 30, rows: 8)
        model.path = [3]
        _ = scene.text
        scene.close()
        #expect(scene.aliveNodesAfterClose == 0)
    }

    @Test func `content that is higher than its room goes behind the bar`() {
        let scene = TestScene(columns: 20, rows: 6) {
            NavigationStack {
                VStack { ForEach(0..<12) { Text("row \($0)") } }.navigationTitle("Title")
            }
        }
        #expect(scene.lines[0].trimmingCharacters(in: .whitespaces) == "Title")
        #expect(scene.lines[1].allSatisfy { $0 == "─" })
    }

    @Test func `the bar is as high as the host has it now`() {
        let metrics = PointMetrics()
        metrics.barHeight = 40
        let scene = LayoutScene(NavigationStack { Block("a").navigationTitle("Title") }, metrics: metrics)
        #expect(scene["a"]?.minY == 40)
        let other = PointMetrics()
        other.barHeight = 50
        scene.scene.metrics = other
        scene.update()
        #expect(scene["a"]?.minY == 50)
    }
}
