import SwiftUI
import ViewTesting
import XCTest

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Count: \(count)") { count += 1 }
    }
}

@MainActor
final class UnderXCTest: XCTestCase {
    func testAViewIsDrivenWithoutAwait() async throws {
        let screen = TestScene { Counter() }
        try screen.button("Count: 0").tap()
        XCTAssertEqual(screen.buttons, ["Count: 1"])
    }

    func testASnapshotIsCompared() {
        let screen = TestScene(columns: 20, rows: 1) { Counter() }
        expectSnapshot(of: screen)
        expectSnapshot(of: screen, as: .accessibility, named: "accessibility")
    }

    func testAViewIsDrivenWithAwait() async throws {
        let screen = TestScene { Counter() }
        try await screen.settle()
        XCTAssertEqual(screen.buttons, ["Count: 0"])
    }

    func testTimersOfTheMainRunLoopFire() async throws {
        let fired = Fired()
        let screen = TestScene { Button("Start", action: fired.start) }
        try screen.button("Start").tap()
        try await screen.wait(until: { fired.names == ["scheduled", "performed"] })
    }

    func testARecorderAndItsFriendsWork() async throws {
        let model = Model()
        let recorder = Recorder(model) { $0.count }
        await expectPublishesOnMainActor(of: model) { model.count += 1 }
        XCTAssertEqual(recorder.values, [0, 1])
        await expectReleased { Model() }
    }

    func testAClockIsAdvanced() async throws {
        let clock = TestClock()
        let screen = TestScene(clock: clock) { Sleeper(clock: clock) }
        await screen.clock.advance(by: .seconds(60))
        XCTAssertEqual(screen.texts, ["Awake"])
    }
}

@MainActor
private final class Model: ObservableObject {
    @Published var count = 0
}

private struct Sleeper: View {
    let clock: TestClock
    @State private var isAwake = false

    var body: some View {
        Text(isAwake ? "Awake" : "Asleep").task {
            try? await clock.sleep(for: .seconds(60))
            isAwake = true
        }
    }
}

private final class Fired: @unchecked Sendable {
    var names: Set<String> = []

    @MainActor
    func start() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in self.names.insert("scheduled") }
        RunLoop.main.perform { self.names.insert("performed") }
    }
}
