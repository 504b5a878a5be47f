import SwiftUI
import Testing
import ViewTesting

// The code of the guide to view models, word for word.

enum ShelfState: Equatable {
    case empty, loading, loaded([String]), failed
}

@MainActor @Observable
final class ShelfViewModel {
    private(set) var state = ShelfState.empty
    private let load: () async throws -> [String]

    init(load: @escaping () async throws -> [String]) {
        self.load = load
    }

    func refresh() async {
        state = .loading
        do {
            state = .loaded(try await load())
        } catch {
            state = .failed
        }
    }
}

@MainActor
struct ShelfTests {
    @Test func `a shelf is loaded`() async {
        let model = ShelfViewModel(load: { ["Momo"] })
        let recorder = Recorder { model.state }
        await model.refresh()
        #expect(recorder.values == [.empty, .loading, .loaded(["Momo"])])
    }

    @Test func `a library that is offline is no crash`() async {
        struct Offline: Error {}
        let model = ShelfViewModel(load: { throw Offline() })
        let recorder = Recorder { model.state }
        await model.refresh()
        #expect(recorder.values == [.empty, .loading, .failed])
    }
}

@MainActor
final class ClubViewModel: ObservableObject {
    @Published private(set) var members: [String] = []

    func load() async {
        members = ["Anna"]
    }
}

struct ClubView: View {
    @ObservedObject var viewModel: ClubViewModel

    var body: some View {
        List(viewModel.members, id: \.self) { Text($0) }
            .task { await viewModel.load() }
    }
}

@MainActor
struct ClubTests {
    @Test func `a club goes with its screen`() async throws {
        try await expectReleased {
            let viewModel = ClubViewModel()
            let screen = TestScene { ClubView(viewModel: viewModel) }
            try await screen.settle()
            #expect(screen.rows == ["Anna"])
            return viewModel
        }
    }

    @Test func `a club changes on the main actor`() async {
        let viewModel = ClubViewModel()
        await expectPublishesOnMainActor(of: viewModel) { await viewModel.load() }
    }
}
