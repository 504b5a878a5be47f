import SwiftUI
import Testing
import ViewTesting

private struct Waiting: View {
    let clock: TestClock

    var body: some View {
        Text("Wait").task { try? await clock.sleep(for: .milliseconds(300)) }
    }
}

private struct Listening: View {
    let stream: AsyncStream<Int>
    @State private var count = 0

    var body: some View {
        Text("\(count)").task {
            for await _ in stream { count += 1 }
        }
    }
}

@MainActor
struct PendingWorkTests {
    @Test func `a view without work has none`() async throws {
        let screen = TestScene { Text("Hello").task {} }
        try await screen.settle()
        #expect(screen.pendingWork == [])
    }

    @Test func `a task that goes on is named by its view, and so is its sleep`() async throws {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { Waiting(clock: clock) }
        try await screen.settle()
        let pending = screen.pendingWork
        #expect(pending.count == 2)
        guard case .task(view: "Waiting", _, isCancelled: false)? = pending.first else {
            Issue.record("\(pending)")
            return
        }
        #expect(pending.last == .sleepers(count: 1, due: .milliseconds(300)))
        #expect(pending.last?.description == "1 sleeper on the scene's clock, due in 0.3 s: advance the clock")
        await clock.run()
        #expect(screen.pendingWork == [])
    }

    @Test func `a scene settles beside a task that waits for a stream`() async throws {
        let (stream, feed) = AsyncStream.makeStream(of: Int.self)
        let screen = TestScene { Listening(stream: stream) }
        feed.yield(1)
        try await screen.settle()
        #expect(screen.texts == ["1"])
        #expect(screen.pendingWork.map(\.description).first?.hasPrefix("task of Listening, running for ") == true)
        feed.yield(2)
        try await screen.settle()
        #expect(screen.texts == ["2"])
        feed.finish()
        try await screen.settle()
        #expect(screen.pendingWork == [])
    }

    @Test func `a task that goes on although it was cancelled is told of`() async throws {
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let screen = TestScene {
            Text("Hello").task {
                // Detached from the cancellation.
                await Task { for await _ in gate {} }.value
            }
        }
        try await screen.settle()
        screen.close()
        #expect(screen.pendingWork.first?.description.contains("cancelled but running") == true)
        opener.finish()
        try await screen.settle()
        #expect(screen.pendingWork == [])
    }

    @Test func `what is scheduled on the clock is pending`() {
        let screen = TestScene { Text("Hello") }
        let scheduler = screen.clock.scheduler
        for seconds in [3.0, 2] { scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) {} }
        #expect(screen.pendingWork == [.scheduled(count: 2, due: .seconds(2))])
    }

    @Test func `waiting in vain says that nothing is pending`() async {
        let screen = TestScene { Text("Hello") }
        do {
            try await screen.wait(upTo: .milliseconds(5), until: { screen.texts == ["Done"] })
            Issue.record("It happened.")
        } catch {
            #expect("\(error)".contains("seconds.\nNothing that the scene knows of is pending.\nThe screen"))
        }
    }

    @Test func `waiting in vain says what is pending`() async {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { Waiting(clock: clock) }
        do {
            try await screen.wait(upTo: .milliseconds(5), until: { screen.texts == ["Done"] })
            Issue.record("It happened.")
        } catch {
            #expect("\(error)".contains("Still pending:\n    task of Waiting, running for "))
            #expect("\(error)".contains("\n    1 sleeper on the scene's clock, due in 0.3 s: advance the clock"))
        }
    }
}
