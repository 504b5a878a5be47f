import SwiftUI
import Testing
import ViewTesting

// The code of the guide to time, word for word.

extension EnvironmentValues {
    @Entry var clock: any Clock<Duration> = ContinuousClock()
}

struct EggTimerView: View {
    @Environment(\.clock) private var clock
    @State private var isReady = false

    var body: some View {
        Text(isReady ? "Ready" : "Boiling")
            .task {
                try? await clock.sleep(for: .seconds(240))
                isReady = true
            }
    }
}

@MainActor
struct EggTimerTests {
    @Test func `an egg takes four minutes`() async {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { EggTimerView().environment(\.clock, clock) }
        await clock.advance(by: .seconds(239))
        #expect(screen.texts == ["Boiling"])
        await clock.advance(by: .seconds(1))
        #expect(screen.texts == ["Ready"])
    }
}

@MainActor
final class SuggestionsModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var lookedUp = ""

    init<S: Scheduler>(scheduler: S) where S.SchedulerTimeType == RunLoop.SchedulerTimeType {
        $text.dropFirst().debounce(for: .seconds(0.3), scheduler: scheduler).assign(to: &$lookedUp)
    }

    convenience init() {
        self.init(scheduler: RunLoop.main)
    }
}

@MainActor
struct SuggestionsTests {
    @Test func `who goes on typing is left in peace`() async {
        let clock = TestClock()
        let model = SuggestionsModel(scheduler: clock.scheduler)
        model.text = "Mo"
        await clock.advance(by: .milliseconds(200))
        model.text = "Momo"
        await clock.advance(by: .milliseconds(200))
        #expect(model.lookedUp == "")
        await clock.advance(by: .milliseconds(100))
        #expect(model.lookedUp == "Momo")
    }
}
