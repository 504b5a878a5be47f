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
}
