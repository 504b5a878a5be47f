import Foundation
import Synchronization

/// Does the same for many things on threads with room for deeply nested code.
enum Parallel {
    /// - Parameter isRunning: is called about ten times a second from the calling thread, with the number of those done.
    static func map<Result: Sendable>(
        _ count: Int, threads: Int, isRunning: (Int) -> Void = { _ in }, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let work = Work<Result>(count: count)
        let number = max(1, min(threads, count))
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<number {
            let thread = Thread {
                while let index = work.take() { work.put(body(index), at: index) }
                ended.signal()
            }
            // Only what is used takes memory.
            thread.stackSize = 256 << 20
            thread.start()
        }
        for _ in 0..<number {
            while ended.wait(timeout: .now() + .milliseconds(100)) == .timedOut { isRunning(work.numberDone) }
        }
        return work.results
    }

    private final class Work<Result: Sendable>: Sendable {
        private let count: Int
        private let state: Mutex<(next: Int, done: Int, results: [Result?])>

        init(count: Int) {
            self.count = count
            state = Mutex((0, 0, Array(repeating: nil, count: count)))
        }

        func take() -> Int? {
            state.withLock { state in
                guard state.next < count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func put(_ result: Result, at index: Int) {
            state.withLock { state in
                state.results[index] = result
                state.done += 1
            }
        }

        var numberDone: Int { state.withLock { $0.done } }
        var results: [Result] { state.withLock { $0.results.map { $0! } } }
    }
}
