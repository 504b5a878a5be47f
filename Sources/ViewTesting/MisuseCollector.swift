import Foundation
import SwiftUICore

/// What a test scene does with messages about misuse.
public enum MisuseHandling: Sendable {
    /// The test fails with the message, at the line that made the scene. `withKnownIssue` expects it.
    case fails
    /// Nothing but keep them: the test reads ``TestScene/messages``.
    case collected
}

/// Gathers what is told about misuse while one scene is used, each message once.
final class MisuseCollector: @unchecked Sendable {
    private let handling: MisuseHandling
    private let place: TestLine
    // Messages can come from any thread.
    private let lock = NSLock()
    private var messages: [String] = []
    private var reportedCount = 0

    init(_ handling: MisuseHandling, at place: TestLine) {
        self.handling = handling
        self.place = place
    }

    @Sendable
    func append(_ message: String) {
        lock.withLock {
            if !messages.contains(message) { messages.append(message) }
        }
    }

    /// Runs code of the program; what it makes the framework tell is gathered here.
    @MainActor
    func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MisuseReporter.observer.with(append, body)
    }

    var all: [String] { lock.withLock { messages } }

    private func takeUnreported() -> ArraySlice<String> {
        lock.withLock {
            defer { reportedCount = messages.count }
            return messages.dropFirst(reportedCount)
        }
    }

    /// Makes the test fail with what is new. Not from within an update, in the midst of which there is no screen to show.
    @MainActor
    func report(screen: () -> String) {
        guard handling == .fails else { return }
        for message in takeUnreported() { recordFailure(message, screen: screen(), at: place) }
    }

    /// For a scene that goes by itself: there, which test runs can't be known.
    func printUnreported() {
        guard handling == .fails else { return }
        for message in takeUnreported() { MisuseReporter.print(message) }
    }
}
