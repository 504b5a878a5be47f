import Combine
import Testing

private final class Label {
    var text = ""
}

struct SubscriberTests {
    @Test func `demands add up, and unlimited stays`() {
        #expect(Subscribers.Demand.max(2) + 3 == 5)
        #expect(Subscribers.Demand.max(2) - 3 == .none)
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(5) + .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(.max) < .unlimited)
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect(Subscribers.Demand.max(3).max == 3)
        #expect(Subscribers.Demand.max(3) * 2 == 6)
        #expect(Subscribers.Demand.unlimited > 10_000)
        #expect("\(Subscribers.Demand.max(1)) \(Subscribers.Demand.unlimited)" == "max(1) unlimited")
    }

    @Test func `assign writes a property until it is cancelled`() {
        let subject = PassthroughSubject<String, Never>()
        let label = Label()
        let subscription = subject.assign(to: \.text, on: label)
        subject.send("a")
        #expect(label.text == "a")
        subscription.cancel()
        subject.send("b")
        #expect(label.text == "a")
    }

    @Test func `assign lets the object go when the publisher is done`() {
        let subject = PassthroughSubject<String, Never>()
        weak var gone: Label?
        let subscription: AnyCancellable
        do {
            let label = Label()
            gone = label
            subscription = subject.assign(to: \.text, on: label)
        }
        #expect(gone != nil)
        subject.send(completion: .finished)
        #expect(gone == nil)
        subscription.cancel()
    }

    @Test func `a sink lets its closures go when it is cancelled`() {
        let subject = PassthroughSubject<String, Never>()
        weak var gone: Label?
        let subscription: AnyCancellable
        do {
            let label = Label()
            gone = label
            subscription = subject.map { $0 }.sink { label.text = $0 }
        }
        #expect(gone != nil)
        subscription.cancel()
        #expect(gone == nil)
    }

    @Test func `an erased subscriber receives as the one inside`() {
        let probe = Probe<Int, Never>(demand: .max(2))
        (1...5).publisher.subscribe(AnySubscriber(probe))
        #expect(probe.values == [1, 2])

        let subject = PassthroughSubject<Int, Never>()
        #expect(events(of: subject) { (1...2).publisher.subscribe(AnySubscriber(subject)) } == ["1", "2", "|"])
    }
}
