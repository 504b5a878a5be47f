import Foundation

/// A clock whose time stands still until a test lets it go on.
///
/// A program takes its clock from outside: from the environment, with a key of its own, or through the initialiser of a
/// view model. A test then waits for nothing:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var clock: any Clock<Duration> = ContinuousClock()
/// }
///
/// let clock = TestClock()
/// let screen = TestScene(clock: clock) { EggTimer().environment(\.clock, clock) }
/// await screen.clock.advance(by: .seconds(240))
/// #expect(screen.texts == ["Ready"])
/// ```
///
/// See ``TestClock/scheduler`` for what a program does with Combine.
public final class TestClock: Clock, Sendable {
    /// A point in the time of a test's clock.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// How long after the clock's start.
        public var offset: Duration

        public init(offset: Duration = .zero) {
            self.offset = offset
        }

        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        public static func < (lhs: Instant, rhs: Instant) -> Bool {
            lhs.offset < rhs.offset
        }

        public var description: String { offset.inSeconds }
    }

    let queue = ClockQueue()
    @MainActor private var scenes: [WeakScene] = []

    private struct WeakScene {
        weak var scene: TestScene?
    }

    /// A clock that stands at an offset of zero.
    public init() {}

    public var now: Instant { Instant(offset: queue.now) }

    public var minimumResolution: Duration { .zero }

    /// Waits until the clock has been advanced to a time; not at all where that is past.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let entry = ClockQueue.Entry(deadline: deadline.offset, isSleeper: true)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                queue.add(entry) { isCancelled in
                    if isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else {
                        continuation.resume()
                    }
                }
            }
        } onCancel: {
            queue.cancel(entry)
        }
    }

    // MARK: Letting time go on

    /// Lets time go on. Who sleeps until then is woken: each at its time, in the order of the deadlines, and in the
    /// order of going to sleep where these are equal. In between, tasks run and scenes are updated until there is
    /// nothing more to do.
    ///
    /// Tasks get their turn first, so that those just started can go to sleep. Time never goes back: a negative
    /// duration does that and no more.
    @MainActor
    public func advance(by duration: Duration) async {
        await settle()
        await advance(upTo: queue.now + duration)
    }

    /// Lets time go on to a point, in the same way as ``advance(by:)``.
    @MainActor
    public func advance(to deadline: Instant) async {
        await settle()
        await advance(upTo: deadline.offset)
    }

    @MainActor
    private func advance(upTo limit: Duration) async {
        while let wake = queue.takeNext(upTo: limit) {
            wake()
            await settle()
        }
        queue.advance(to: limit)
    }

    /// Lets time go on until nobody sleeps any more.
    ///
    /// What repeats, such as a timer, is served meanwhile but not waited for. Where something goes to sleep again and
    /// again, the test fails.
    ///
    /// - Parameter limit: After how many wakings to give up.
    @MainActor
    public func run(
        limit: Int = 500, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) async {
        await settle()
        var wakings = 0
        while let next = queue.waiting() {
            guard wakings < limit else {
                let pending = pendingWork.map(\.description).joined(separator: "; ")
                recordFailure(
                    """
                    The clock still has work after waking \(wakings) times, at \(now): \(pending). Something goes to \
                    sleep again and again: advance the clock by a duration instead.
                    """, at: TestLine(fileID, filePath, line, column))
                return
            }
            queue.takeNext(upTo: next.deadline)?()
            wakings += 1
            await settle()
        }
    }

    // MARK: Scenes

    /// The scene is updated whenever tasks have had their turn.
    @MainActor
    func drive(_ scene: TestScene) {
        scenes.removeAll { $0.scene == nil }
        scenes.append(WeakScene(scene: scene))
    }

    /// A scene that never settles is told of by its own `settle`.
    @MainActor
    private func settle() async {
        _ = await letTasksRun(updating: scenes.compactMap(\.scene), watching: self) { $0 > 200 }
    }
}
