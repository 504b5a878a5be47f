import SwiftUI
import Testing
import ViewTesting

private final class OldModel: ObservableObject, @unchecked Sendable {
    @Published var titles: [String] = []
    @Published var isLoading = false

    @MainActor
    func load() async {
        isLoading = true
        await Task.yield()
        titles = ["Momo"]
        isLoading = false
    }

    @concurrent
    func loadElsewhere() async {
        titles = ["Momo"]
    }
}

@Observable
private final class NewModel: @unchecked Sendable {
    var titles: [String] = []
    var isLoading = false

    @MainActor
    func load() async {
        isLoading = true
        await Task.yield()
        titles = ["Momo"]
        isLoading = false
    }

    @concurrent
    func loadElsewhere() async {
        isLoading = true
        titles = ["Momo"]
        titles = ["Krabat"]
    }
}

@MainActor
struct MainActorPublishingTests {
    @Test func `an object that publishes on the main actor passes`() async {
        let (old, new) = (OldModel(), NewModel())
        await expectPublishesOnMainActor(of: old) { await old.load() }
        await expectPublishesOnMainActor(of: new, reading: { ($0.titles, $0.isLoading) }) { await new.load() }
    }

    @Test func `an ObservableObject's property and its writer are named`() async {
        let model = OldModel()
        await withKnownIssue {
            await expectPublishesOnMainActor(of: model) { await model.loadElsewhere() }
        } matching: { issue in
            let text = issue.description
            return text.contains("OldModel told of a change elsewhere than on the main actor, once:")
                && text.contains("OldModel.titles, written by OldModel.loadElsewhere()")
        }
    }

    @Test func `an observable's property and its writer are named`() async {
        let model = NewModel()
        await withKnownIssue {
            await expectPublishesOnMainActor(of: model, reading: { $0.titles }) { await model.loadElsewhere() }
        } matching: { issue in
            let text = issue.description
            return text.contains("NewModel told of a change elsewhere than on the main actor, 2 times:")
                && text.contains("NewModel.titles, written by NewModel.loadElsewhere()")
                && !text.contains("isLoading")
        }
    }

    @Test func `the action's result is handed on, and so is its error`() async {
        struct Offline: Error {}
        let model = OldModel()
        #expect(await expectPublishesOnMainActor(of: model) { 3 } == 3)
        await #expect(throws: Offline.self) {
            try await expectPublishesOnMainActor(of: model) { throw Offline() }
        }
    }
}
