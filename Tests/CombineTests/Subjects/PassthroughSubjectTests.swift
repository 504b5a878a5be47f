import Combine
import Testing

struct PassthroughSubjectTests {
    @Test func `values reach all who are subscribed, and nothing reaches those who left`() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        subject.send(0)
        let one = subject.sink { first.append($0) }
        subject.send(1)
        let two = subject.sink { second.append($0) }
        subject.send(2)
        one.cancel()
        subject.send(3)
        #expect(first == [1, 2])
        #expect(second == [2, 3])
        two.cancel()
    }

    @Test func `nothing comes after a completion, and late subscribers get it at once`() {
        let subject = PassthroughSubject<Int, Broken>()
        var early: [String] = []
        var late: [String] = []
        let one = subject.sink {
            early.append("\($0)")
        } receiveValue: {
            early.append("\($0)")
        }
        subject.send(1)
        subject.send(completion: .failure(Broken()))
        subject.send(2)
        subject.send(completion: .finished)
        let two = subject.sink {
            late.append("\($0)")
        } receiveValue: {
            late.append("\($0)")
        }
        #expect(early.count == 2 && early[0] == "1" && early[1].hasPrefix("failure"))
        #expect(late.count == 1 && late[0].hasPrefix("failure"))
        withExtendedLifetime((one, two)) {}
    }

    @Test func `a subscription that is released ends`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        do {
            let subscription = subject.sink { seen.append($0) }
            subject.send(1)
            withExtendedLifetime(subscription) {}
        }
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func `a subscriber may send, subscribe and cancel from within`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var inner: [AnyCancellable] = []
        var outer: AnyCancellable?
        outer = subject.sink { value in
            seen.append(value)
            if value == 1 {
                inner.append(subject.sink { seen.append($0 * 10) })
                subject.send(2)
                outer?.cancel()
            }
        }
        subject.send(1)
        subject.send(3)
        #expect(seen == [1, 2, 20, 30])
    }

    @Test func `a subject passes on what it is subscribed to`() {
        let source = PassthroughSubject<Int, Never>()
        let relay = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let sink = relay.sink { seen.append($0) }
        let link = source.subscribe(relay)
        source.send(1)
        link.cancel()
        source.send(2)
        #expect(seen == [1])
        sink.cancel()
    }

    @Test func `many who come and go leave the others in order`() {
        let subject = PassthroughSubject<Void, Never>()
        var order: [Int] = []
        var subscriptions = (0..<100).map { index in subject.sink { order.append(index) } }
        for index in stride(from: 98, through: 0, by: -2) {
            subscriptions.remove(at: index)
        }
        subject.send()
        #expect(order == Array(stride(from: 1, to: 100, by: 2)))
    }
}
