import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
    @Entry fileprivate var clock: any Clock<Duration> = ContinuousClock()
}

private struct EggTimer: View {
    @Environment(\.clock) private var clock
    @State private var seconds = 0

    var body: some View {
        Text("\(seconds) s").task {
            while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
        }
    }
}

@MainActor
private final class Diary {
    var lines: [String] = []

    func sleep(_ name: String, until offset: Duration, on clock: TestClock) -> Task<Void, Never> {
        Task {
            do {
                try await clock.sleep(until: TestClock.Instant(offset: offset))
                lines.append("\(name) at \(clock.now)")
            } catch is CancellationError {
                lines.append("\(name) cancelled at \(clock.now)")
            } catch {
                lines.append("\(error)")
            }
        }
    }
}

@MainActor
struct TestClockTests {
    @Test func `a view that takes its clock from the environment follows the scene's`() async {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { EggTimer().environment(\.clock, clock) }
        #expect(screen.clock === clock)
        await screen.clock.advance(by: .milliseconds(999))
        #expect(screen.texts == ["0 s"])
        await screen.clock.advance(by: .milliseconds(1))
        #expect(screen.texts == ["1 s"])
        await screen.clock.advance(by: .seconds(9))
        #expect(screen.texts == ["10 s"])
        screen.close()
    }

    @Test func `a scene is updated at each waking`() async {
        let clock = TestClock()
        var seen: [Int] = []
        struct Watched: View {
            let seen: (Int) -> Void
            @Environment(\.clock) private var clock
            @State private var count = 0

            var body: some View {
                Text("\(count)")
                    .onChange(of: count) { seen(count) }
                    .task {
                        while (try? await clock.sleep(for: .seconds(1))) != nil { count += 1 }
                    }
            }
        }
        let screen = TestScene(clock: clock) { Watched(seen: { seen.append($0) }).environment(\.clock, clock) }
        await clock.advance(by: .seconds(3))
        #expect(seen == [1, 2, 3])
        screen.close()
    }

    @Test func `sleepers are woken at their times, in the order of these`() async {
        let (clock, diary) = (TestClock(), Diary())
        _ = diary.sleep("late", until: .seconds(3), on: clock)
        _ = diary.sleep("early", until: .seconds(1), on: clock)
        _ = diary.sleep("beyond", until: .seconds(3.5), on: clock)
        await clock.advance(by: .seconds(3))
        #expect(diary.lines == ["early at 1 s", "late at 3 s"])
        #expect(clock.now == TestClock.Instant(offset: .seconds(3)))
        await clock.advance(to: TestClock.Instant(offset: .seconds(4)))
        #expect(diary.lines.last == "beyond at 3.5 s")
        #expect(clock.now.offset == .seconds(4))
    }

    @Test func `equal times are woken in the order of going to sleep`() async {
        let (clock, diary) = (TestClock(), Diary())
        for name in ["a", "b", "c", "d"] {
            _ = diary.sleep(name, until: .seconds(1), on: clock)
            await clock.advance(by: .zero)
        }
        await clock.advance(by: .seconds(1))
        #expect(diary.lines == ["a at 1 s", "b at 1 s", "c at 1 s", "d at 1 s"])
    }

    @Test func `what a woken one starts to sleep ends in the same advance`() async {
        let clock = TestClock()
        var wokenAt: [TestClock.Instant] = []
        let task = Task {
            for _ in 0..<3 {
                try await clock.sleep(for: .seconds(2))
                wokenAt.append(clock.now)
            }
        }
        await clock.advance(by: .seconds(5))
        #expect(wokenAt.map(\.offset) == [.seconds(2), .seconds(4)])
        task.cancel()
    }

    @Test func `a cancelled sleep ends at once with an error`() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let task = diary.sleep("one", until: .seconds(1), on: clock)
        await clock.advance(by: .milliseconds(500))
        task.cancel()
        await task.value
        #expect(diary.lines == ["one cancelled at 0.5 s"])

        let early = Task { try await clock.sleep(for: .seconds(1)) }
        early.cancel()
        await #expect(throws: CancellationError.self) { try await early.value }
    }

    @Test func `a sleep until what is past takes no time`() async throws {
        let clock = TestClock()
        await clock.advance(by: .seconds(5))
        try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
        try await clock.sleep(until: TestClock.Instant())
        try await clock.sleep(for: .seconds(-1))
        #expect(clock.now.offset == .seconds(5))
    }

    @Test func `time never goes back`() async {
        let clock = TestClock()
        await clock.advance(by: .seconds(2))
        await clock.advance(by: .seconds(-1))
        await clock.advance(to: TestClock.Instant(offset: .seconds(1)))
        #expect(clock.now.offset == .seconds(2))
    }

    @Test func `running ends when nobody sleeps any more`() async {
        let (clock, diary) = (TestClock(), Diary())
        _ = diary.sleep("a day", until: .seconds(86_400), on: clock)
        _ = diary.sleep("an hour", until: .seconds(3_600), on: clock)
        await clock.run()
        #expect(diary.lines == ["an hour at 3600 s", "a day at 86400 s"])
    }

    @Test func `running one who sleeps again and again fails`() async {
        let clock = TestClock()
        let task = Task {
            while !Task.isCancelled { try await clock.sleep(for: .seconds(1)) }
        }
        await withKnownIssue {
            await clock.run(limit: 3)
        } matching: { issue in
            issue.description.contains("still has work after waking 3 times, at 3 s: 1 sleeper")
        }
        task.cancel()
    }

    @Test func `a program can measure with it`() async {
        let clock = TestClock()
        let task = Task { await clock.measure { try? await clock.sleep(for: .seconds(90)) } }
        await clock.run()
        #expect(await task.value == .seconds(90))
    }

    @Test func `several scenes follow one clock`() async {
        let clock = TestClock()
        let screens = (0..<2).map { _ in TestScene(clock: clock) { EggTimer().environment(\.clock, clock) } }
        await clock.advance(by: .seconds(2))
        #expect(screens.map(\.texts) == [["2 s"], ["2 s"]])
        for screen in screens { screen.close() }
    }
}
