import Foundation

/// Where posts go. The screen is handed one, so that tests, previews and the program can each bring their own.
protocol PostSession: Sendable {
    func upload(_ text: String) async throws
}

/// Keeps the posts to itself, after about the time that a network takes; offline it fails.
struct DemoSession: PostSession {
    struct Offline: LocalizedError {
        var errorDescription: String? { "You are offline." }
    }

    var isOffline = false

    func upload(_ text: String) async throws {
        try await Task.sleep(for: .milliseconds(400))
        if isOffline { throw Offline() }
    }
}
