import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var searched: [String] = []

    init<S: Scheduler>(scheduler: S) where S.SchedulerTimeType == RunLoop.SchedulerTimeType {
        $text.dropFirst()
            .debounce(for: .seconds(0.3), scheduler: scheduler)
            .map { [unowned self] in searched + [$0] }
            .assign(to: &$searched)
    }
}

private struct SearchView: View {
    @StateObject var model: SearchModel

    var body: some View {
        VStack {
            TextField("Search", text: $model.text)
            Text(model.searched.joined(separator: ", "))
        }
    }
}

private struct Ticking: View {
    let timer: AnyPublisher<Date, Never>
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
    }
}

@MainActor
struct TestSchedulerTests {
    @Test func `a debounce ends when the clock is advanced far enough`() async throws {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { SearchView(model: SearchModel(scheduler: clock.scheduler)) }
        try screen.textField("Search").type("Mo")
        await clock.advance(by: .seconds(0.2))
        try screen.textField("Search").type("mo")
        await clock.advance(by: .seconds(0.2))
        #expect(screen.texts.last == "")
        await clock.advance(by: .seconds(0.1))
        #expect(screen.texts.last == "Momo")
    }

    @Test func `queues are stood in for as run loops are`() async {
        let clock = TestClock()
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscription = subject.delay(for: .milliseconds(300), scheduler: clock.scheduler(like: DispatchQueue.main))
            .sink { values.append($0) }
        subject.send(1)
        await clock.advance(by: .milliseconds(299))
        #expect(values == [])
        subject.send(2)
        await clock.advance(by: .milliseconds(1))
        #expect(values == [1])
        await clock.run()
        #expect(values == [1, 2])
        #expect(clock.now.offset == .milliseconds(599))
        subscription.cancel()
    }

    @Test func `what is scheduled for now needs no advance`() async throws {
        let screen = TestScene { Text("") }
        let scheduler = screen.clock.scheduler
        var ran: [String] = []
        scheduler.schedule { ran.append("now") }
        scheduler.schedule(after: scheduler.now) { ran.append("due") }
        #expect(ran == [])
        try await screen.settle()
        #expect(ran == ["now", "due"])
    }

    @Test func `what repeats goes on until it is cancelled`() async {
        let clock = TestClock()
        var times: [Date] = []
        let repetition = clock.scheduler.schedule(after: clock.scheduler.now, interval: .seconds(2)) {
            times.append(clock.scheduler.now.date)
        }
        await clock.advance(by: .seconds(5))
        #expect(times.map { $0.timeIntervalSinceReferenceDate.rounded() } == [0, 2, 4])
        repetition.cancel()
        await clock.advance(by: .seconds(5))
        #expect(times.count == 3)
    }

    @Test func `a timer of the clock ticks while its view is there`() async {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { Ticking(timer: clock.timer(every: .seconds(1))) }
        await clock.advance(by: .seconds(3))
        #expect(screen.texts == ["3"])
        // What repeats is no reason to run on.
        await clock.run(limit: 1)
        #expect(clock.now.offset == .seconds(3))
        screen.close()
        await clock.advance(by: .seconds(3))
        #expect(clock.now.offset == .seconds(6))
    }
}
