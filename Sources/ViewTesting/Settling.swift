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
    /// - Throws: A ``TestSceneError`` that shows what the scene went on with, and what is pending.
    public func settle(
        timeout: Duration = .seconds(2), fileID: StaticString = #fileID, line: Int = #line
    ) async throws {
        let end = ContinuousClock.now + timeout
        let counts = scene.bodyCounts
        // Time alone says little where hundreds of tests share the main actor: a scene gets some turns, too.
        let isSettled = await letTasksRun(updating: [self], watching: clock) { $0 > 100 && ContinuousClock.now > end }
        guard !isSettled else { return }
        let busiest = busiestBodies(since: counts)
        throw failure(
            """
            The screen did not settle within \(timeout): tasks or effects keep changing \
            \(busiest.isEmpty ? "something that no body reads" : "what is shown. Busiest meanwhile: \(busiest)").\
            \(pendingDescription)
            """, Caller(fileID: fileID, line: line))
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
        let end = ContinuousClock.now + timeout
        var turns = 0
        while true {
            // A condition may look at what effects do, and not at the screen.
            _ = updateIfNeeded()
            var problem: (any Error)?
            do {
                if try condition() { return }
            } catch {
                problem = error
            }
            if ContinuousClock.now > end, turns > 100 {
                let reason = (problem as? TestSceneError)?.message ?? problem.map { "\($0)" }
                throw failure(
                    "What was waited for did not happen within \(timeout)." + (reason.map { "\n\($0)" } ?? "")
                        + pendingDescription,
                    Caller(fileID: fileID, line: line))
            }
            await passTurn()
            turns += 1
            // What takes longer than some turns waits for something outside: no need to keep a core busy.
            if turns > quietTurnsEnough { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Whether there was something to update.
    fileprivate func updateIfNeeded() -> Bool {
        guard aliveNodesAfterClose == nil, scene.needsUpdate else { return false }
        update()
        return true
    }

    private func busiestBodies(since start: [ObjectIdentifier: Int]) -> String {
        let counts = scene.namedBodyCounts(since: start).filter { $0.count > 0 }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return counts.prefix(3).map { "\($0.name) (\($0.count) bodies)" }.joined(separator: ", ")
    }
}

/// A task needs a turn for each `await`; so many in a row without anything happening mean that there is nothing left.
private let quietTurnsEnough = 24

/// Lets tasks run, and updates scenes, until for some turns nothing happens: no update is due, and nobody begins or
/// ends to wait for the clock.
///
/// - Parameter isEnough: Whether to give up, being told how much has happened.
/// - Returns: Whether nothing is left to do; false where it was given up.
@MainActor
func letTasksRun(
    updating scenes: [TestScene], watching clock: TestClock, givingUp isEnough: (_ events: Int) -> Bool
) async -> Bool {
    var quietTurns = 0
    var events = 0
    var changes = clock.queue.changeCount
    while quietTurns < quietTurnsEnough {
        let before = events
        for scene in scenes where scene.updateIfNeeded() { events += 1 }
        if clock.queue.changeCount != changes {
            changes = clock.queue.changeCount
            events += 1
        }
        if events == before {
            quietTurns += 1
            // On a busy machine a task on another thread may not have had its turn.
            if quietTurns.isMultiple(of: 6) { try? await Task.sleep(for: .milliseconds(1)) }
        } else {
            quietTurns = 0
            if isEnough(events) { return false }
        }
        await passTurn()
    }
    return true
}

/// Gives a turn to what waits for the main actor, and to what runs elsewhere.
@MainActor
func passTurn() async {
    await Task.yield()
    await passThroughOtherThreads()
}

/// Waits for a turn that comes after those of more urgent tasks.
private nonisolated func passThroughOtherThreads() async {
    await withCheckedContinuation { continuation in
        Task.detached(priority: .background) { continuation.resume() }
    }
}
