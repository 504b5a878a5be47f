import Foundation
import SwiftUICore
import Testing

/// Shows the screens of a test's scenes with each failure of the test.
///
/// Made with ``Testing/Trait/screenOnFailure``.
public struct ScreenOnFailureTrait: TestTrait, SuiteTrait, TestScoping {
    /// Holds for all tests in a suite.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let scenes = LiveScenes()
        let handler = IssueHandlingTrait.compactMapIssues { issue in scenes.show(in: issue) }
        try await LiveScenes.$ofTest.withValue(scenes) {
            try await handler.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == ScreenOnFailureTrait {
    /// With each failure of the test, or of each test in the suite, the message has the screens of the scenes that the test
    /// has made and that are still there, as they are at that moment. They are attached to the test run, too.
    ///
    /// ```swift
    /// @Suite(.screenOnFailure) @MainActor
    /// struct CounterTests {
    ///     @Test func `tapping adds one`() throws {
    ///         let screen = TestScene { CounterView() }
    ///         try screen.button("Add").tap()
    ///         #expect(screen.texts.contains("2"))
    ///     }
    /// }
    /// ```
    ///
    /// A ``TestSceneError`` shows the screen by itself. Another error that leaves the test's function is told without:
    /// the scenes are gone when it is recorded. So is a failure that is recorded off the main actor.
    public static var screenOnFailure: Self { Self() }
}

/// The scenes that one test has made.
final class LiveScenes: Sendable {
    @TaskLocal static var ofTest: LiveScenes?

    private struct Weak {
        weak var scene: TestScene?
    }

    @MainActor private var scenes: [Weak] = []

    @MainActor
    func add(_ scene: TestScene) {
        scenes.removeAll { $0.scene == nil }
        scenes.append(Weak(scene: scene))
    }

    fileprivate func show(in issue: Issue) -> Issue {
        guard issue.isFailure, !(issue.error is TestSceneError), MainExecutor.isCurrent else { return issue }
        return MainActor.assumeIsolated {
            let live = scenes.compactMap(\.scene).filter { $0.aliveNodesAfterClose == nil }
            var issue = issue
            for (index, scene) in live.enumerated() {
                let name = live.count == 1 ? "The screen" : "Screen \(index + 1) of \(live.count)"
                issue.comments.append("\(name):\n\(scene.framedScreen)")
                let file = live.count == 1 ? "screen.txt" : "screen-\(index + 1).txt"
                if let place = issue.sourceLocation {
                    Attachment.record(scene.text, named: file, sourceLocation: place)
                } else {
                    Attachment.record(scene.text, named: file)
                }
            }
            return issue
        }
    }
}
