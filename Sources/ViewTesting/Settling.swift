import Foundation

extension TestScene {
    /// Lets tasks run and updates what follows, until there is nothing more to do at once.
    ///
    /// Covered is what tasks do without waiting: on the main actor, and on others as long as they answer at once. A task
    /// that waits for a clock, a stream or a network goes on waiting; see
    /// ``wait(upTo:until:fileID:line:)`` for these.
    ///
    /// - Parameter timeout: When to give up with a scene that is updated again and again. One that only waits for its
    ///   turn on a busy machine is given the time it needs.
    /// - Throws: A ``TestSceneError`` that shows what the scene went on with.
    public func settle(
        timeout: Duration = .seconds(2), fileID: StaticString = #fileID, line: Int = #line
    ) async throws {
        let clock = ContinuousClock()
        let end = clock.now + timeout
        var quietTurns = 0
        var updates = 0
        while quietTurns < Self.quietTurns {
            if scene.needsUpdate, aliveNodesAfterClose == nil {
                update()
                updates += 1
                quietTurns = 0
            } else {
                quietTurns += 1
                // On a busy machine a task on another thread may not have had its turn.
                if quietTurns.isMultiple(of: 6) { try? await Task.sleep(for: .milliseconds(1)) }
            }
            if clock.now > end, updates > Self.patience {
                throw failure(
                    """
                    The screen did not settle within \(timeout): tasks or effects keep changing what is shown. Busiest \
                    since the start: \(busiestBodies).
                    """, Caller(fileID: fileID, line: line))
            }
            await turn()
        }
    }

    /// Lets tasks run and updates what follows, until a condition holds.
    ///
    /// - Parameters:
    ///   - timeout: When to give up.
    ///   - condition: Looked at again and again; an error of it counts as false.
    /// - Throws: A ``TestSceneError`` where the condition doesn't hold in time; it has the last error of the condition.
    public func wait(
        upTo timeout: Duration = .seconds(5), until condition: () throws -> Bool,
        fileID: StaticString = #fileID, line: Int = #line
    ) async throws {
        let clock = ContinuousClock()
        let end = clock.now + timeout
        var turns = 0
        while true {
            var problem: (any Error)?
            do {
                if try condition() { return }
            } catch {
                problem = error
            }
            if clock.now > end, turns > Self.patience {
                let reason = (problem as? TestSceneError)?.message ?? problem.map { "\($0)" }
                throw failure(
                    "What was waited for did not happen within \(timeout)." + (reason.map { "\n\($0)" } ?? ""),
                    Caller(fileID: fileID, line: line))
            }
            await turn()
            turns += 1
            // What takes longer than some turns waits for something outside: no need to keep a core busy.
            if turns > Self.quietTurns { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private var busiestBodies: String {
        let counts = scene.namedBodyCounts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return counts.prefix(3).map { "\($0.name) (\($0.count) bodies)" }.joined(separator: ", ")
    }

    /// A task needs a turn for each `await`; so many in a row without an update mean that there is nothing left.
    private static let quietTurns = 24

    /// Time alone says little where hundreds of tests share the main actor: a scene gets at least so many turns.
    private static let patience = 100

    /// Gives a turn to what waits for the main actor, and to what runs elsewhere.
    private func turn() async {
        await Task.yield()
        await Self.passThroughOtherThreads()
    }

    /// Waits for a turn that comes after those of more urgent tasks.
    private nonisolated static func passThroughOtherThreads() async {
        await withCheckedContinuation { continuation in
            Task.detached(priority: .background) { continuation.resume() }
        }
    }
}
