import Combine
import Testing

struct ShareTests {
    @Test func `share subscribes once, and lets go when all have left`() {
        var subscriptions = 0
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        var seen: [String] = []
        let one = shared.sink { seen.append("a\($0)") }
        let two = shared.sink { seen.append("b\($0)") }
        subject.send(1)
        one.cancel()
        subject.send(2)
        #expect(cancels == 0)
        two.cancel()
        #expect(seen == ["a1", "b1", "b2"])
        #expect((subscriptions, cancels) == (1, 1))
    }

    @Test func `a connectable publisher waits for the connection`() {
        let publisher = [1, 2].publisher.makeConnectable()
        var seen: [String] = []
        let subscriptions = [publisher.sink { seen.append("a\($0)") }, publisher.sink { seen.append("b\($0)") }]
        #expect(seen == [])
        let connection = publisher.connect()
        #expect(seen == ["a1", "b1", "a2", "b2"])
        connection.cancel()
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `a subscriber that leaves at its first value stops an automatic connection`() {
        let publisher = [1, 2, 3].publisher.makeConnectable().autoconnect()
        #expect(events(of: publisher.first()) == ["1", "|"])
    }
}
