import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

@Observable
@MainActor
final class SignUpModel {
    enum State: Equatable {
        case editing, sending, welcome, failed
    }

    var email = ""
    private(set) var state = State.editing
    private let register: (String) async throws -> Void

    init(register: @escaping (String) async throws -> Void) {
        self.register = register
    }

    var canSend: Bool {
        email.contains("@") && state != .sending
    }

    func send() async {
        guard canSend else { return }
        state = .sending
        do {
            try await register(email)
            state = .welcome
        } catch {
            state = .failed
        }
    }
}

@MainActor
struct SignUpRuleTests {
    @Test(arguments: [("", false), ("ada", false), ("ada@example.org", true)])
    func `an address has an at sign`(email: String, isSendable: Bool) {
        let model = SignUpModel(register: { _ in })
        model.email = email
        #expect(model.canSend == isSendable)
    }
}

@MainActor
struct SignUpStateTests {
    struct Refused: Error {}

    @Test func `sending welcomes`() async {
        let model = SignUpModel(register: { _ in })
        model.email = "ada@example.org"
        let states = await Recorder { model.state }.values { await model.send() }
        #expect(states == [.editing, .sending, .welcome])
    }

    @Test func `a refusal is told`() async {
        let model = SignUpModel(register: { _ in throw Refused() })
        model.email = "ada@example.org"
        let states = await Recorder { model.state }.values { await model.send() }
        #expect(states == [.editing, .sending, .failed])
    }
}

final class Downloads: ObservableObject {
    @Published private(set) var names: [String] = []

    @MainActor
    func refresh(from server: () async -> [String]) async {
        names = await server()
    }
}

@MainActor
struct DownloadsTests {
    @Test func `names are published on the main actor`() async {
        let downloads = Downloads()
        await expectPublishesOnMainActor(of: downloads) {
            await downloads.refresh(from: { ["Krabat.epub"] })
        }
        #expect(downloads.names == ["Krabat.epub"])
    }
}

@MainActor
struct SignUpReleaseTests {
    @Test func `the model goes when its screen has gone`() async {
        await expectReleased {
            let model = SignUpModel(register: { _ in })
            model.email = "ada@example.org"
            await model.send()
            return model
        }
    }
}
