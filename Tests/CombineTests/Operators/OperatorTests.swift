import Combine
import Testing

private struct Person {
    var name: String
    var age: Int
    var isHere = true
}

/// The operators that make one value out of one, or leave it out.
struct OperatorTests {
    @Test func `map changes values by a closure or a key path`() {
        #expect(events(of: [1, 2].publisher.map { $0 * 10 }) == ["10", "20", "|"])
        let person = Just(Person(name: "Ada", age: 36))
        #expect(events(of: person.map(\.name)) == ["Ada", "|"])
        #expect(events(of: person.map(\.name, \.age).map { "\($0) \($1)" }) == ["Ada 36", "|"])
        #expect(events(of: person.map(\.name, \.age, \.isHere).map { "\($0) \($1) \($2)" }) == ["Ada 36 true", "|"])
    }

    @Test func `an error thrown ends the publisher`() {
        let publisher = [1, 2, 3].publisher.tryMap { value in
            if value == 2 { throw Broken() }
            return value
        }
        #expect(events(of: publisher) == ["1", "x"])
    }

    @Test func `filter and compactMap leave out values and ask for others instead`() {
        #expect(events(of: (1...6).publisher.filter { $0.isMultiple(of: 3) }) == ["3", "6", "|"])
        #expect(events(of: [1, 2].publisher.ignoreOutput()) == ["|"])
        #expect(events(of: ["1", "a", "2"].publisher.compactMap(Int.init)) == ["1", "2", "|"])

        let probe = Probe<Int, Never>(demand: .max(1))
        (1...10).publisher.filter { $0 > 5 }.subscribe(probe)
        #expect(probe.values == [6])
        probe.request(.max(2))
        #expect(probe.values == [6, 7, 8])
    }

    @Test func `removeDuplicates leaves out values like the one before`() {
        #expect(events(of: [1, 1, 2, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "|"])
        let words = ["a", "A", "b"].publisher
        #expect(events(of: words.removeDuplicates { $0.lowercased() == $1.lowercased() }) == ["a", "b", "|"])
    }

    @Test func `each subscriber of an operator with a memory has a memory of its own`() {
        let publisher = [1, 2].publisher.scan(0, +).removeDuplicates()
        #expect(events(of: publisher) == ["1", "3", "|"])
        #expect(events(of: publisher) == ["1", "3", "|"])
    }

    @Test func `replaceNil fills in`() {
        #expect(events(of: [1, nil, 3].publisher.replaceNil(with: 0)) == ["1", "0", "3", "|"])
    }

    @Test func `prefix and first end early and cancel what they listened to`() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = 0
        let source = subject.handleEvents(receiveCancel: { cancelled += 1 })
        let prefix = events(of: source.prefix(2)) {
            subject.send(1)
            subject.send(2)
            subject.send(3)
        }
        #expect(prefix == ["1", "2", "|"])
        #expect(cancelled == 1)
        #expect(events(of: (1...9).publisher.first()) == ["1", "|"])
        #expect(events(of: (1...9).publisher.first { $0 > 4 }) == ["5", "|"])
        #expect(events(of: (1...9).publisher.prefix(while: { $0 < 3 })) == ["1", "2", "|"])
        #expect(events(of: (1...9).publisher.prefix(0)) == ["|"])
        #expect(events(of: (0...9).publisher.output(in: 2...3)) == ["2", "3", "|"])
        #expect(events(of: (0...9).publisher.output(at: 4)) == ["4", "|"])
    }

    @Test func `dropFirst and drop leave out the start`() {
        #expect(events(of: (1...4).publisher.dropFirst()) == ["2", "3", "4", "|"])
        #expect(events(of: (1...4).publisher.dropFirst(3)) == ["4", "|"])
        #expect(events(of: [1, 5, 2].publisher.drop { $0 < 3 }) == ["5", "2", "|"])
    }

    @Test func `collect, reduce, count and last wait for the end, and for demand`() {
        #expect(events(of: (1...3).publisher.collect()) == ["[1, 2, 3]", "|"])
        #expect(events(of: (1...5).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "|"])
        #expect(events(of: (1...4).publisher.reduce(0, +)) == ["10", "|"])
        #expect(events(of: (1...4).publisher.count()) == ["4", "|"])
        #expect(events(of: (1...4).publisher.last()) == ["4", "|"])
        #expect(events(of: Fail<Int, Broken>(error: Broken()).collect()) == ["x"])

        let probe = Probe<[Int], Never>(demand: .none)
        (1...3).publisher.collect().subscribe(probe)
        #expect(probe.values.isEmpty && probe.completions.isEmpty)
        probe.request(.max(1))
        #expect(probe.values == [[1, 2, 3]])
        #expect(probe.completions == [.finished])
    }

    @Test func `handleEvents hears everything on its way`() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(
            receiveSubscription: { _ in log.append("subscription") },
            receiveOutput: { log.append("output \($0)") },
            receiveCompletion: { _ in log.append("completion") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).sink { log.append("value \($0)") }
        subject.send(1)
        subscription.cancel()
        subject.send(2)
        #expect(log == ["subscription", "request unlimited", "output 1", "value 1", "cancel"])
    }

    @Test func `an erased publisher behaves as the one inside`() {
        let publisher: AnyPublisher<Int, Never> = [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher()
        #expect(events(of: publisher.eraseToAnyPublisher()) == ["2", "3", "|"])
    }
}
