import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

@Observable
@MainActor
final class ComposerModel {
    var text = ""
    private(set) var status = ""
    private let post: (String) async throws -> Void

    init(post: @escaping (String) async throws -> Void) {
        self.post = post
    }

    func send() async {
        status = "Sending"
        do {
            try await post(text)
            status = "Sent"
        } catch {
            status = "Not sent: \(error.localizedDescription)"
        }
    }
}

struct ComposerView: View {
    @Bindable var model: ComposerModel

    var body: some View {
        VStack {
            TextField("Message", text: $model.text)
            Button("Post") {
                Task { await model.send() }
            }
            Text(model.status)
        }
    }
}

@MainActor
struct ComposerTests {
    @Test func `a message is posted`() async throws {
        var posted: [String] = []
        let screen = TestScene { ComposerView(model: ComposerModel(post: { posted.append($0) })) }
        try screen.textField("Message").type("Hello")
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(screen.texts.last == "Sent")
        #expect(posted == ["Hello"])
    }
}

struct ShelfView: View {
    let load: () async -> [String]
    @State private var books: [String]?

    var body: some View {
        VStack {
            if let books {
                Text("\(books.count) books")
            } else {
                Text("Loading")
            }
        }
        .task { books = await load() }
    }
}

@MainActor
struct ShelfTests {
    @Test func `loading is shown until the books are there`() async throws {
        let (answers, server) = AsyncStream.makeStream(of: [String].self)
        let screen = TestScene {
            ShelfView(load: {
                for await books in answers { return books }
                return []
            })
        }
        try await screen.settle()
        #expect(screen.texts == ["Loading"])
        server.yield(["Momo", "Krabat"])
        try await screen.settle()
        #expect(screen.texts == ["2 books"])
    }
}

extension EnvironmentValues {
    @Entry var clock: any Clock<Duration> = ContinuousClock()
}

struct CountdownView: View {
    @Environment(\.clock) private var clock
    @State private var seconds = 3

    var body: some View {
        Text(seconds == 0 ? "Go!" : "\(seconds)")
            .task {
                while seconds > 0 {
                    try? await clock.sleep(for: .seconds(1))
                    seconds -= 1
                }
            }
    }
}

@MainActor
struct CountdownTests {
    @Test func `it counts to zero`() async {
        let clock = TestClock()
        let screen = TestScene(clock: clock) {
            CountdownView().environment(\.clock, clock)
        }
        await clock.advance(by: .seconds(2))
        #expect(screen.texts == ["1"])
        await clock.run()
        #expect(screen.texts == ["Go!"])
        #expect(clock.now.offset == .seconds(3))
    }
}

final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var query = ""

    init(scheduler: some Scheduler) {
        $text
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .assign(to: &$query)
    }
}

@MainActor
struct SearchModelTests {
    @Test func `a pause of a third of a second asks`() async {
        let clock = TestClock()
        let model = SearchModel(scheduler: clock.scheduler)
        model.text = "Mo"
        await clock.advance(by: .milliseconds(200))
        model.text = "Momo"
        await clock.advance(by: .milliseconds(200))
        #expect(model.query == "")
        await clock.advance(by: .milliseconds(100))
        #expect(model.query == "Momo")
    }
}

struct SplashView: View {
    @State private var isReady = false

    var body: some View {
        Text(isReady ? "Welcome" : "One moment")
            .task {
                try? await Task.sleep(for: .milliseconds(20))
                isReady = true
            }
    }
}

@MainActor
struct SplashTests {
    @Test func `it welcomes after a moment`() async throws {
        let screen = TestScene { SplashView() }
        try await screen.wait(until: { screen.texts == ["Welcome"] })
    }
}
