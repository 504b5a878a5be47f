import SwiftUI
import Synchronization
import Testing
import ViewTesting

/// Takes away an issue with such comments, which are those that traits further to the right have made of it, and records
/// one where there is none.
private struct ExpectedIssue: TestTrait, TestScoping {
    let areWanted: @Sendable ([String]) -> Bool

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let count = Mutex(0)
        let handler = IssueHandlingTrait.compactMapIssues { issue in
            guard areWanted(issue.comments.map(\.rawValue)) else { return issue }
            count.withLock { $0 += 1 }
            return nil
        }
        try await handler.provideScope(for: test, testCase: testCase, performing: function)
        #expect(count.withLock { $0 } == 1)
    }
}

private func expecting(_ areWanted: @escaping @Sendable ([String]) -> Bool) -> ExpectedIssue {
    ExpectedIssue(areWanted: areWanted)
}

@MainActor
@Suite(.screenOnFailure)
struct ScreenOnFailureTests {
    private let screen = TestScene(columns: 12, rows: 1) { Button("Add") {} }

    private nonisolated static let shown = """
        The screen:
            ┌────────────┐ 12 × 1
            │   [ Add ]
            └────────────┘
        """

    @Test(expecting { $0 == ["why", shown] }, .screenOnFailure)
    func `a failure shows the screen of the suite's scene`() {
        Issue.record("why")
    }

    @Test(
        expecting { $0.count == 2 && $0[0].contains("Screen 1 of 2:") && $0[1].contains("Screen 2 of 2:") },
        .screenOnFailure)
    func `a failed expectation shows all scenes that are there`() {
        let other = TestScene(columns: 12, rows: 1) { Text("Hello") }
        _ = TestScene(columns: 12, rows: 1) { Text("Gone") }
        TestScene(columns: 12, rows: 1) { Text("Closed") }.close()
        #expect(other.texts == screen.texts)
    }

    @Test(expecting { $0.isEmpty }, .screenOnFailure)
    func `an error that shows the screen is left as it is`() {
        do {
            _ = try screen.button("Remove")
        } catch {
            Issue.record(error)
        }
    }

    @Test(
        expecting { $0.count == 2 && $0[0].hasPrefix("The screen does not match") && $0[1] == shown }, .screenOnFailure)
    func `an expectation of a screen shows it once`() {
        expect(screen, matches: "")
    }

    @Test(expecting { $0 == ["elsewhere"] }, .screenOnFailure)
    func `a failure elsewhere is left as it is`() async {
        await failElsewhere()
    }

    @concurrent
    private nonisolated func failElsewhere() async {
        Issue.record("elsewhere")
    }
}
