import Foundation

@testable import ComposerExample

/// Keeps what was uploaded, fails on demand, and answers when the test says so.
actor TestSession: PostSession {
    struct Refused: LocalizedError {
        var errorDescription: String? { "The server is closed." }
    }

    private(set) var uploads: [String] = []
    private let fails: Bool
    private var isHolding: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(fails: Bool = false, holds: Bool = false) {
        self.fails = fails
        isHolding = holds
    }

    func upload(_ text: String) async throws {
        uploads.append(text)
        if isHolding { await withCheckedContinuation { waiting.append($0) } }
        if fails { throw Refused() }
    }

    /// Lets uploads that are held back go on.
    func answer() {
        isHolding = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
