import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ObservableObjectTests {
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var other = 0
    }

    struct Owner: View {
        @StateObject private var model = Model()

        var body: some View {
            VStack {
                Text("owner \(model.count)")
                Follower(model: model)
                Stepper(count: $model.count)
                Button("Add") { model.count += 1 }
                Button("Other") { model.other += 1 }
                Button("Twice") {
                    model.count += 1
                    model.other += 1
                }
            }
        }
    }

    struct Follower: View {
        @ObservedObject var model: Model
        var body: some View { Text("follower \(model.count)") }
    }

    struct Stepper: View {
        @Binding var count: Int

        var body: some View {
            Button("Step from \(count)") { count += 10 }
        }
    }

    @Test func `owner and follower show a change`() throws {
        let screen = TestScene { Owner() }
        try screen.button("Add").tap()
        #expect(screen.texts.contains("owner 1"))
        #expect(screen.texts.contains("follower 1"))
        #expect(screen.messages.isEmpty)
    }

    @Test func `a change of any published property runs the bodies of those who declare the object`() throws {
        let screen = TestScene { Owner() }
        screen.resetCounts()
        try screen.button("Other").tap()
        #expect(screen.bodyCount(of: Owner.self) == 1)
        #expect(screen.bodyCount(of: Follower.self) == 1)
    }

    @Test func `two changes in one action run each body once, with the new values`() throws {
        let screen = TestScene { Owner() }
        screen.resetCounts()
        try screen.button("Twice").tap()
        #expect(screen.bodyCount(of: Owner.self) == 1)
        #expect(screen.bodyCount(of: Follower.self) == 1)
        #expect(screen.texts.contains("owner 1"))
    }

    @Test func `a binding to a property shows and writes it in another view`() throws {
        let screen = TestScene { Owner() }
        try screen.button("Step from 0").tap()
        #expect(screen.texts.contains("owner 10"))
        #expect(screen.buttons.contains("Step from 10"))
    }

    struct Host: View {
        @State private var generation = 0
        let made: Tally

        var body: some View {
            VStack {
                Text("generation \(generation)")
                Made(made: made, generation: generation)
                Button("Again") { generation += 1 }
            }
        }
    }

    final class Tally {
        var count = 0
    }

    final class CountedModel: ObservableObject {
        init(_ tally: Tally) { tally.count += 1 }
    }

    struct Made: View {
        @StateObject private var model: CountedModel
        let generation: Int

        init(made: Tally, generation: Int) {
            _model = StateObject(wrappedValue: CountedModel(made))
            self.generation = generation
        }

        var body: some View { Text("made \(generation)") }
    }

    @Test func `a state object is made once, whatever the parent does`() throws {
        let tally = Tally()
        let screen = TestScene { Host(made: tally) }
        try screen.button("Again").tap()
        #expect(screen.texts.contains("made 1"))
        #expect(tally.count == 1)
    }

    struct Swapping: View {
        @State private var isSecond = false
        let first: Model
        let second: Model

        var body: some View {
            VStack {
                Follower(model: isSecond ? second : first)
                Button("Swap") { isSecond.toggle() }
            }
        }
    }

    @Test func `an observed object that is another one is followed in its place`() throws {
        let (first, second) = (Model(), Model())
        second.count = 5
        let screen = TestScene { Swapping(first: first, second: second) }
        try screen.button("Swap").tap()
        #expect(screen.texts.contains("follower 5"))
        screen.resetCounts()
        first.count = 1
        #expect(screen.bodyCount(of: Follower.self) == 0)
        second.count = 6
        #expect(screen.texts.contains("follower 6"))
    }

    struct FromEnvironment: View {
        @EnvironmentObject var model: Model

        var body: some View {
            Button("environment \(model.count)") { model.count += 1 }
        }
    }

    struct Middle: View {
        var body: some View { FromEnvironment() }
    }

    @Test func `an environment object is found by its type and followed; views between don't run`() throws {
        let screen = TestScene { Middle().environmentObject(Model()) }
        screen.resetCounts()
        try screen.button("environment 0").tap()
        #expect(screen.buttons == ["environment 1"])
        #expect(screen.bodyCount(of: Middle.self) == 0)
    }

    @Test func `a model is let go of with its scene`() {
        weak var model: Model?
        do {
            let made = Model()
            model = made
            let screen = TestScene { Follower(model: made) }
            screen.close()
            #expect(screen.aliveNodesAfterClose == 0)
        }
        #expect(model == nil)
    }
}
