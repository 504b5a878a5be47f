import Combine
import Testing

struct CurrentValueSubjectTests {
    @Test func `a new subscriber gets the current value first`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        subject.send(2)
        let subscription = subject.sink { seen.append($0) }
        subject.value = 3
        #expect(seen == [2, 3])
        #expect(subject.value == 3)
        subscription.cancel()
    }

    @Test func `a completed subject keeps its value and sends the completion only`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.value = 2
        var events: [String] = []
        let subscription = subject.sink {
            events.append("\($0)")
        } receiveValue: {
            events.append("\($0)")
        }
        #expect(events == ["finished"])
        #expect(subject.value == 1)
        subscription.cancel()
    }

    @Test func `a subscriber that asks late gets the latest value only`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(demand: .none)
        subject.subscribe(probe)
        subject.send(2)
        subject.send(3)
        #expect(probe.values == [])
        probe.request(.max(1))
        subject.send(4)
        #expect(probe.values == [3])
        probe.request(.max(1))
        #expect(probe.values == [3, 4])
    }
}
