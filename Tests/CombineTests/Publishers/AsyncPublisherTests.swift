import Combine
import Testing

struct AsyncPublisherTests {
    @Test func `values come one by one, and the loop ends with the publisher`() async {
        var received: [Int] = []
        for await value in (1...3).publisher.values {
            received.append(value)
        }
        #expect(received == [1, 2, 3])
    }

    @Test func `a failure is thrown after the values`() async {
        var received: [Int] = []
        await #expect(throws: Broken.self) {
            let publisher = [1, 2].publisher.tryMap { value in
                if value == 2 { throw Broken() }
                return value
            }
            for try await value in publisher.values {
                received.append(value)
            }
        }
        #expect(received == [1])
    }

    @Test func `leaving the loop cancels`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var cancels = 0
        for await _ in subject.handleEvents(receiveCancel: { cancels += 1 }).values {
            break
        }
        #expect(cancels == 1)
    }

    @Test func `cancelling the task ends the loop`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let task = Task {
            var count = 0
            for await _ in subject.values {
                count += 1
            }
            return count
        }
        task.cancel()
        #expect(await task.value <= 1)
    }

    @MainActor @Test func `a loop on the main actor stays there`() async {
        final class Counter { var count = 0 }
        let counter = Counter()
        for await value in [1, 2].publisher.values {
            counter.count += value
        }
        #expect(counter.count == 3)
    }
}
