import Foundation
import SwiftUICore

/// Gathers what is told about misuse while one scene is used.
final class MisuseCollector: @unchecked Sendable {
    // Messages can come from any thread.
    private let lock = NSLock()
    private var messages: [String] = []
    private var readCount = 0

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

    func read() -> [String] {
        lock.withLock {
            readCount = messages.count
            return messages
        }
    }

    func printUnread() {
        let unread = lock.withLock { messages.dropFirst(readCount) }
        for message in unread { MisuseReporter.print(message) }
    }
}
