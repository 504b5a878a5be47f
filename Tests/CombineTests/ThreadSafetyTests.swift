import Combine
import Dispatch
import Synchronization
import Testing

private final class Model: ObservableObject, @unchecked Sendable {
    @Published var text = ""
}

struct ThreadSafetyTests {
    @Test func `values sent by many threads all arrive, one at a time`() {
        let subject = PassthroughSubject<Int, Never>()
        let busy = Atomic<Int>(0)
        let overlaps = Atomic<Int>(0)
        // Not guarded by anything: that is the promise tested here.
        nonisolated(unsafe) var sum = 0
        let subscription = subject.sink { value in
            if busy.add(1, ordering: .acquiringAndReleasing).oldValue != 0 {
                overlaps.add(1, ordering: .relaxed)
            }
            sum += value
            busy.subtract(1, ordering: .acquiringAndReleasing)
        }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2_000 { subject.send(1) }
        }
        #expect(sum == 8_000)
        #expect(overlaps.load(ordering: .relaxed) == 0)
        subscription.cancel()
    }

    @Test func `subscribing, sending and cancelling at the same time is safe`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<500 {
                let subscription = subject.combineLatest(subject).map { $0 + $1 }.sink { _ in }
                subject.send(thread * index)
                subscription.cancel()
            }
        }
        #expect(subject.value >= 0)
    }

    @Test func `published properties may be read and written on many threads`() {
        let model = Model()
        let changes = Atomic<Int>(0)
        let subscription = model.objectWillChange.sink { changes.add(1, ordering: .relaxed) }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for index in 0..<1_000 {
                model.text = "a text too long to be kept inline, number \(index)"
                _ = model.text.count
            }
        }
        #expect(changes.load(ordering: .relaxed) == 4_000)
        subscription.cancel()
    }
}
