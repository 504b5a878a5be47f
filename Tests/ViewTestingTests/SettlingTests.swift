import SwiftUI
import Testing
import ViewTesting

private actor Library {
    func titles() async -> [String] {
        await Task.yield()
        return ["Momo", "Krabat"]
    }
}

private struct Books: View {
    let library = Library()
    @State private var titles: [String]?

    var body: some View {
        VStack {
            if let titles {
                Text(titles.joined(separator: ", "))
            } else {
                Text("Loading")
            }
        }
        .task { titles = await library.titles() }
    }
}

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").task {
            while !Task.isCancelled {
                count += 1
                await Task.yield()
            }
        }
    }
}

@MainActor
private final class Composer: ObservableObject {
    enum Phase: String { case editing, posting, posted, failed, cancelled }

    @Published private(set) var phase = Phase.editing
    private let post: () async throws -> Void

    init(post: @escaping () async throws -> Void) {
        self.post = post
    }

    func send() async {
        phase = .posting
        do {
            try await post()
            phase = .posted
        } catch is CancellationError {
            phase = .cancelled
        } catch {
            phase = .failed
        }
    }
}

private struct ComposerView: View {
    @ObservedObject var model: Composer

    var body: some View {
        VStack {
            Text(model.phase.rawValue)
            Button("Post") { Task { await model.send() } }
        }
    }
}

private struct AutomaticPost: View {
    let model: Composer
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("Leave") { isShown = false }
            if isShown {
                ComposerView(model: model).task { await model.send() }
            }
        }
    }
}

@MainActor
struct SettlingTests {
    @Test func `a task of a view has run when the scene is settled`() async throws {
        let screen = TestScene { Books() }
        #expect(screen.texts == ["Loading"])
        try await screen.settle()
        #expect(screen.texts == ["Momo, Krabat"])
    }

    @Test func `scenes settle beside each other`() async throws {
        for _ in 0..<5 {
            let screens = (0..<3).map { _ in TestScene { Books() } }
            for screen in screens {
                try await screen.settle()
                #expect(screen.texts == ["Momo, Krabat"])
            }
        }
    }

    @Test func `a scene that never settles is named`() async {
        let screen = TestScene { Restless() }
        do {
            try await screen.settle(timeout: .milliseconds(50))
            Issue.record("It settled.")
        } catch {
            #expect("\(error)".contains("did not settle within 0.05 seconds"))
            #expect("\(error)".contains("Restless ("))
        }
        screen.close()
    }

    @Test func `what takes its time is waited for`() async throws {
        struct Slow: View {
            let gate: AsyncStream<Void>
            @State private var isDone = false

            var body: some View {
                Text(isDone ? "Done" : "Wait").task {
                    for await _ in gate {}
                    isDone = true
                }
            }
        }

        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let screen = TestScene { Slow(gate: gate) }
        try await screen.settle()
        #expect(screen.texts == ["Wait"])
        opener.finish()
        try await screen.wait(until: { screen.texts == ["Done"] })
    }

    @Test func `what doesn't happen is told with the last reason`() async {
        let screen = TestScene { Text("Hello") }
        do {
            try await screen.wait(upTo: .milliseconds(5), until: { try screen.button("Go").isEnabled })
            Issue.record("It happened.")
        } catch {
            #expect("\(error)".hasPrefix("What was waited for did not happen within 0.005 seconds.\nNo button"))
        }
    }

    @Test func `closing cancels tasks`() async throws {
        var wasCancelled = false
        let screen = TestScene {
            Text("Hello").task {
                try? await Task.sleep(for: .seconds(600))
                wasCancelled = Task.isCancelled
            }
        }
        try await screen.settle()
        screen.close()
        try await screen.settle()
        #expect(wasCancelled)
    }

    @Test func `an action's task is over when the scene is settled`() async throws {
        let library = Library()
        let screen = TestScene {
            ComposerView(model: Composer(post: { _ = await library.titles() }))
        }
        try screen.button("Post").tap()
        #expect(screen.texts.first == "editing")
        try await screen.settle()
        #expect(screen.texts.first == "posted")
    }

    @Test func `an action that fails is settled, too`() async throws {
        struct Offline: Error {}
        let screen = TestScene {
            ComposerView(
                model: Composer(post: {
                    await Task.yield()
                    throw Offline()
                }))
        }
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(screen.texts.first == "failed")
    }

    @Test func `an action that waits for the clock is looked at before and after`() async throws {
        let clock = TestClock()
        let screen = TestScene(clock: clock) {
            ComposerView(model: Composer(post: { try await clock.sleep(for: .seconds(1)) }))
        }
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(screen.texts.first == "posting")
        await clock.advance(by: .seconds(1))
        #expect(screen.texts.first == "posted")
    }

    @Test func `what a view waits for is cancelled when it disappears`() async throws {
        let clock = TestClock()
        let model = Composer(post: { try await clock.sleep(for: .seconds(1)) })
        let screen = TestScene(clock: clock) { AutomaticPost(model: model) }
        try await screen.settle()
        #expect(model.phase == .posting)
        try screen.button("Leave").tap()
        try await screen.settle()
        #expect(model.phase == .cancelled)
        #expect(screen.pendingWork == [])
    }

    @Test func `one that never settles says what is pending`() async {
        let screen = TestScene { Restless() }
        do {
            try await screen.settle(timeout: .milliseconds(50))
            Issue.record("It settled.")
        } catch {
            #expect("\(error)".contains("Busiest meanwhile: Restless ("))
            #expect("\(error)".contains("Still pending:\n    task of Restless, running for "))
        }
        screen.close()
    }

    @Test func `what is to run on the main queue is waited for`() async throws {
        var ran: Set<String> = []
        let screen = TestScene { Text("Hello") }
        DispatchQueue.main.async { ran.insert("at once") }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { _ = ran.insert("operation") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { ran.insert("later") }
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.005)) { ran.insert("by Combine") }
        let timer = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect().sink { _ in ran.insert("timer") }
        try await screen.settle()
        #expect(ran.isSuperset(of: ["at once", "operation"]))
        try await screen.wait(until: { ran.count == 5 })
        timer.cancel()
    }

    struct Noting: View {
        let note: (Int) -> Void
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .onChange(of: count) { note(count) }
                .task { count += 1 }
        }
    }

    @Test func `what effects do is waited for without a look at the screen`() async throws {
        var noted: [Int] = []
        let screen = TestScene { Noting(note: { noted.append($0) }) }
        try await screen.wait(until: { noted == [1] })
        screen.close()
    }
}
