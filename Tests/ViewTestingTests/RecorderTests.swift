import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Phase: Equatable {
    case idle, loading, loaded(Int), failed
}

@MainActor @Observable
private final class Loader {
    var state = Phase.idle
    var unrelated = 0

    func load(failing: Bool = false) async throws {
        state = .loading
        await Task.yield()
        unrelated += 1
        struct Offline: Error {}
        if failing {
            state = .failed
            throw Offline()
        }
        state = .loaded(3)
    }

    func rush() {
        state = .loading
        state = .loaded(1)
        state = .idle
    }
}

@MainActor
private final class OldLoader: ObservableObject {
    @Published var isLoading = false
    @Published var items: [Int] = []

    func load() async {
        isLoading = true
        await Task.yield()
        items = [1]
        items.append(2)
        isLoading = false
    }
}

@Observable
private final class Counter: @unchecked Sendable {
    var count = 0
}

private final class OldCounter: ObservableObject, @unchecked Sendable {
    @Published var count = 0
}

@MainActor
struct RecorderTests {
    @Test func `the states of an async action are recorded`() async throws {
        let model = Loader()
        let recorder = Recorder { model.state }
        #expect(recorder.values == [.idle])
        try await model.load()
        #expect(recorder.values == [.idle, .loading, .loaded(3)])
    }

    @Test func `writes that follow each other at once are all seen`() {
        let model = Loader()
        let recorder = Recorder { model.state }
        model.rush()
        model.rush()
        #expect(recorder.values == [.idle, .loading, .loaded(1), .idle, .loading, .loaded(1), .idle])
    }

    @Test func `an action that throws is recorded up to there`() async {
        let model = Loader()
        let recorder = Recorder { model.state }
        await #expect(throws: (any Error).self) {
            try await recorder.values(during: { try await model.load(failing: true) })
        }
        #expect(recorder.values == [.idle, .loading, .failed])
    }

    @Test func `of an ObservableObject a value that stays is not repeated unless asked for`() async {
        let model = OldLoader()
        let recorder = Recorder(model) { $0.isLoading }
        await model.load()
        #expect(recorder.values == [false, true, false])
        #expect(recorder.valuesWithRepeats == [false, true, true, true, false])
    }

    @Test func `several properties are recorded together`() async {
        let model = OldLoader()
        let recorder = Recorder(model) { "\($0.isLoading) \($0.items)" }
        await model.load()
        #expect(
            recorder.values == ["false []", "true []", "true [1]", "true [1, 2]", "false [1, 2]"])
    }

    @Test func `values of one action begin with what was there before it`() async throws {
        let model = Loader()
        let recorder = Recorder { model.state }
        model.rush()
        model.state = .failed
        let values = try await recorder.values(during: { try await model.load() })
        #expect(values == [.failed, .loading, .loaded(3)])
    }

    @Test func `values that can't be compared are all kept`() {
        struct Opaque {}
        let model = OldLoader()
        let recorder = Recorder(model) { _ in Opaque() }
        model.isLoading = false
        #expect(recorder.values.count == 2)
    }

    @Test func `a stopped recorder keeps what it has`() {
        let model = Loader()
        let recorder = Recorder { model.state }
        model.state = .loading
        recorder.stop()
        model.state = .failed
        #expect(recorder.values == [.idle, .loading])
    }

    @Test func `a recorder that goes lets the model go`() {
        weak var model: Loader?
        do {
            let made = Loader()
            model = made
            let recorder = Recorder { made.state }
            made.state = .loading
            #expect(recorder.values.count == 2)
        }
        #expect(model == nil)
    }

    @Test func `changes on other threads are recorded in their order`() async {
        let (new, old) = (Counter(), OldCounter())
        let (recorder, oldRecorder) = (Recorder { new.count }, Recorder(old) { $0.count })
        await Task.detached {
            for _ in 0..<500 {
                new.count += 1
                old.count += 1
            }
        }.value
        #expect(recorder.values == Array(0...500))
        #expect(oldRecorder.values == Array(0...500))
    }
}
