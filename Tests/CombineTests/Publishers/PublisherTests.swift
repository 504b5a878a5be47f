import Combine
import Foundation
import Testing

struct PublisherTests {
    @Test func `a sequence sends what is demanded`() {
        let probe = Probe<Int, Never>(demand: .max(1), further: .none)
        (1...3).publisher.subscribe(probe)
        #expect(probe.values == [1])
        probe.request(.max(1))
        #expect(probe.values == [1, 2])
        #expect(probe.completions.isEmpty)
        probe.request(.max(1))
        #expect(probe.values == [1, 2, 3])
        #expect(probe.completions == [.finished])
    }

    @Test func `a sequence that is cancelled stops`() {
        let probe = Probe<Int, Never>(demand: .max(2))
        (1...9).publisher.subscribe(probe)
        probe.cancel()
        probe.request(.unlimited)
        #expect(probe.values == [1, 2])
        #expect(probe.completions.isEmpty)
    }

    @Test func `Just, Empty, Fail, optionals and results send what they are made of`() {
        #expect(events(of: Just(1)) == ["1", "|"])
        #expect(events(of: Empty<Int, Never>()) == ["|"])
        #expect(events(of: Empty<Int, Never>(completeImmediately: false)) == [])
        #expect(events(of: Fail<Int, Broken>(error: Broken())) == ["x"])
        #expect(events(of: Optional(1).publisher) == ["1", "|"])
        #expect(events(of: Int?.none.publisher) == ["|"])
        #expect(events(of: Result<Int, Broken>.success(1).publisher) == ["1", "|"])
        #expect(events(of: Result<Int, Broken>.failure(Broken()).publisher) == ["x"])
        #expect(events(of: [Int]().publisher) == ["|"])
    }

    @Test func `a future works once, at once, and answers everybody`() {
        var runs = 0
        var promise: Future<Int, Broken>.Promise?
        let future = Future<Int, Broken> {
            runs += 1
            promise = $0
        }
        #expect(runs == 1)
        var seen: [Int] = []
        let early = future.sink { _ in
        } receiveValue: {
            seen.append($0)
        }
        promise?(.success(5))
        promise?(.success(6))
        #expect(events(of: future) == ["5", "|"])
        #expect(seen == [5])
        #expect(runs == 1)
        early.cancel()
    }

    @Test func `a deferred publisher is made for each subscriber`() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(events(of: deferred) == ["1", "|"])
        #expect(events(of: deferred) == ["2", "|"])
    }

    @Test func `notifications of a name are published until cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        var seen: [Int] = []
        let subscription = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink { seen.append($0) }
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
        subscription.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 3])
        #expect(seen == [1])
    }

    @Test func `a timer publishes dates while connected`() async {
        var dates: [Date] = []
        for await date in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(2).values {
            dates.append(date)
        }
        #expect(dates[0] < dates[1])
    }

    @Test func `a timer runs on any run loop`() {
        var dates: [Date] = []
        let subscription = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().prefix(2)
            .sink { dates.append($0) }
        while dates.count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(dates.count == 2)
        subscription.cancel()
    }

    @Test func `JSON is decoded and encoded`() {
        let data = Data("[1, 2]".utf8)
        #expect(events(of: Just(data).decode(type: [Int].self, decoder: JSONDecoder())) == ["[1, 2]", "|"])
        #expect(events(of: Just(Data()).decode(type: [Int].self, decoder: JSONDecoder())) == ["x"])
        #expect(
            events(of: Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }) == [
                "[1]", "|",
            ])
    }
}
