import SwiftUI
import Testing
import ViewTesting

private struct MoodKey: EnvironmentKey {
    static let defaultValue = "calm"
}

extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }

    @Entry fileprivate var volume = 1
}

@MainActor @Suite
struct EnvironmentTests {
    struct Mood: View {
        @Environment(\.mood) private var mood
        var body: some View { Text("mood \(mood)") }
    }

    struct Volume: View {
        @Environment(\.volume) private var volume
        var body: some View { Text("volume \(volume)") }
    }

    struct Screen: View {
        @State private var mood: String?
        @State private var volume = 3

        var body: some View {
            VStack {
                VStack {
                    Mood()
                    Volume()
                    Mood().environment(\.mood, "fixed")
                    Volume().transformEnvironment(\.volume) { $0 *= 10 }
                }
                .environment(\.mood, mood ?? "open")
                .environment(\.volume, volume)
                Button("Mood") { mood = "glad" }
                Button("Volume") { volume = 4 }
            }
        }
    }

    @Test func `without a writer the default holds`() {
        let screen = TestScene {
            VStack {
                Mood()
                Volume()
            }
        }
        #expect(screen.texts == ["mood calm", "volume 1"])
    }

    @Test func `the nearest writer counts, and a transform starts from what is around it`() {
        let screen = TestScene { Screen() }
        #expect(screen.texts.prefix(4) == ["mood open", "volume 3", "mood fixed", "volume 30"])
    }

    @Test func `a change reaches the readers of its key and nobody else`() throws {
        let screen = TestScene { Screen() }
        screen.resetCounts()
        try screen.button("Mood").tap()
        #expect(screen.texts.prefix(4) == ["mood glad", "volume 3", "mood fixed", "volume 30"])
        #expect(screen.bodyCount(of: Mood.self) == 1)
        #expect(screen.bodyCount(of: Volume.self) == 0)
        screen.resetCounts()
        try screen.button("Volume").tap()
        #expect(screen.texts.prefix(4) == ["mood glad", "volume 4", "mood fixed", "volume 40"])
        #expect(screen.bodyCount(of: Volume.self) == 2)
        #expect(screen.bodyCount(of: Mood.self) == 0)
    }

    struct Rows: View {
        @State private var mood = "first"

        var body: some View {
            VStack {
                List(0..<500) { _ in Mood() }.environment(\.mood, mood)
                Button("Change") { mood = "second" }
            }
        }
    }

    @Test func `rows that are made later have the value of then`() throws {
        let screen = TestScene { Rows() }
        try screen.button("Change").tap()
        #expect(Set(screen.rows) == ["mood second"])
        try screen.scrollView().scroll(to: .bottom)
        #expect(Set(screen.rows) == ["mood second"])
    }

    final class Library: ObservableObject {
        @Published var name = "Linz"
    }

    @Observable
    final class Shelf {
        var name = "A"
    }

    struct Shown: View {
        @EnvironmentObject var library: Library
        @Environment(Shelf.self) private var shelf

        var body: some View {
            Text("\(library.name) \(shelf.name)")
            Image(systemName: "book")
            Button("Rename") { library.name = "Graz" }
        }
    }

    @Test func `objects of the environment go with the screen`() async throws {
        try await expectReleased {
            let (library, shelf) = (Library(), Shelf())
            let screen = TestScene { Shown().environmentObject(library).environment(shelf) }
            try screen.button("Rename").tap()
            #expect(screen.texts.first == "Graz A")
            return [library, shelf]
        }
    }
}
