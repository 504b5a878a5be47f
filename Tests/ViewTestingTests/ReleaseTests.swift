import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class ShelfModel: ObservableObject {
    @Published var titles: [String] = []
    var onDone: (() -> Void)?

    func load() async {
        await Task.yield()
        titles = ["Momo"]
        onDone?()
    }
}

private struct ShelfView: View {
    @ObservedObject var model: ShelfModel

    var body: some View {
        VStack {
            ForEach(model.titles, id: \.self) { Text($0) }
            Button("Load") { Task { await model.load() } }
        }
    }
}

@MainActor
struct ReleaseTests {
    @Test func `a model that goes with its screen passes`() async throws {
        try await expectReleased {
            let model = ShelfModel()
            let screen = TestScene { ShelfView(model: model) }
            try screen.button("Load").tap()
            try await screen.settle()
            #expect(screen.texts.contains("Momo"))
            return model
        }
    }

    @Test func `a task that still runs gets time to end`() async throws {
        try await expectReleased {
            let model = ShelfModel()
            let screen = TestScene { ShelfView(model: model) }
            try screen.button("Load").tap()
            return model
        }
    }

    @Test func `a screen goes, too`() async {
        await expectReleased { TestScene { ShelfView(model: ShelfModel()) } }
    }

    @Test func `a model that keeps itself is named`() async {
        await withKnownIssue {
            await expectReleased {
                let model = ShelfModel()
                model.onDone = { model.titles = [] }
                return model
            }
        } matching: { issue in
            issue.description.contains("ShelfModel is still there")
                && issue.sourceLocation?.fileName == "ReleaseTests.swift"
        }
    }

    @Test func `of several objects the kept one is named`() async {
        final class Kept {}
        final class Free {}
        var keeper: Kept?
        await withKnownIssue {
            await expectReleased {
                let kept = Kept()
                keeper = kept
                return [Free(), kept]
            }
        } matching: { issue in
            issue.description.contains("Kept is still there")
        }
        #expect(keeper != nil)
    }
}
