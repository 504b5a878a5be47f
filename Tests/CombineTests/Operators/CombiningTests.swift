import Combine
import Testing

struct CombiningTests {
    private let a = PassthroughSubject<Int, Broken>()
    private let b = PassthroughSubject<String, Broken>()

    @Test func `combineLatest sends when all have a value, and then with every one`() {
        let seen = events(of: a.combineLatest(b)) {
            a.send(1)
            a.send(2)
            b.send("x")
            b.send("y")
            a.send(3)
            a.send(completion: .finished)
            b.send("z")
            b.send(completion: .finished)
        }
        #expect(seen == ["(2, \"x\")", "(2, \"y\")", "(3, \"y\")", "(3, \"z\")", "|"])
    }

    @Test func `combineLatest takes three and four publishers, and a closure`() {
        let one = Just(1)
        #expect(events(of: one.combineLatest(Just(2), Just(3))) == ["(1, 2, 3)", "|"])
        #expect(events(of: one.combineLatest(Just(2), Just(3), Just(4))) == ["(1, 2, 3, 4)", "|"])
        #expect(events(of: one.combineLatest(Just(2)) { $0 + $1 }) == ["3", "|"])
        #expect(events(of: one.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }) == ["10", "|"])
    }

    @Test func `a failure of one ends all`() {
        var cancelled = false
        let seen = events(of: a.combineLatest(b.handleEvents(receiveCancel: { cancelled = true }))) {
            a.send(1)
            a.send(completion: .failure(Broken()))
            b.send("x")
        }
        #expect(seen == ["x"])
        #expect(cancelled)
    }

    @Test func `combineLatest sends no more than is demanded, and the latest when more is`() {
        let probe = Probe<String, Broken>(demand: .max(1))
        a.combineLatest(b) { "\($0)\($1)" }.subscribe(probe)
        a.send(1)
        b.send("x")
        a.send(2)
        #expect(probe.values == ["1x"])
        probe.request(.max(1))
        a.send(3)
        #expect(probe.values == ["1x", "3x"] || probe.values == ["1x", "2x"])
        #expect(probe.values.count == 2)
    }

    @Test func `zip pairs values, and ends when no pair can come`() {
        let seen = events(of: a.zip(b)) {
            a.send(1)
            a.send(2)
            b.send("x")
            a.send(completion: .finished)
            b.send("y")
            b.send("z")
        }
        #expect(seen == ["(1, \"x\")", "(2, \"y\")", "|"])
        #expect(
            events(of: (1...3).publisher.zip((4...5).publisher, (6...9).publisher)) == ["(1, 4, 6)", "(2, 5, 7)", "|"])
        #expect(events(of: (1...2).publisher.zip((4...5).publisher) { $0 * $1 }) == ["4", "10", "|"])
    }

    @Test func `merge passes values on as they come`() {
        let other = PassthroughSubject<Int, Broken>()
        let seen = events(of: a.merge(with: other)) {
            a.send(1)
            other.send(2)
            a.send(completion: .finished)
            other.send(3)
            other.send(completion: .finished)
        }
        #expect(seen == ["1", "2", "3", "|"])
        #expect(events(of: Just(1).merge(with: [2].publisher, Just(3))) == ["1", "2", "3", "|"])
        #expect(events(of: Just(1).merge(with: [2].publisher, Just(3), Just(4))) == ["1", "2", "3", "4", "|"])
        #expect(events(of: Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "|"])
    }

    @Test func `merge holds values back that are not demanded`() {
        let probe = Probe<Int, Never>(demand: .max(3))
        [1, 2, 3].publisher.merge(with: [4, 5].publisher).subscribe(probe)
        #expect(probe.values.count == 3)
        #expect(probe.completions.isEmpty)
        probe.request(.unlimited)
        #expect(probe.values.sorted() == [1, 2, 3, 4, 5])
        #expect(probe.completions == [.finished])
    }

    @Test func `flatMap publishes what the publishers of its values publish`() {
        #expect(events(of: [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "|"])
        let failing = [1, 2].publisher.setFailureType(to: Broken.self).flatMap { value in
            value == 2
                ? Fail<Int, Broken>(error: Broken()).eraseToAnyPublisher()
                : Just(1).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
        #expect(events(of: failing) == ["1", "x"])
    }

    @Test func `flatMap runs no more publishers at a time than told`() {
        var subjects: [PassthroughSubject<Int, Never>] = []
        let publisher = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { _ in
            subjects.append(PassthroughSubject())
            return subjects.last!
        }
        let seen = events(of: publisher) {
            #expect(subjects.count == 1)
            subjects[0].send(1)
            subjects[0].send(completion: .finished)
            #expect(subjects.count == 2)
            subjects[1].send(2)
            subjects[1].send(completion: .finished)
            subjects[2].send(completion: .finished)
        }
        #expect(seen == ["1", "2", "|"])
    }

    @Test func `switchToLatest listens to the latest only`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let seen = events(of: outer.switchToLatest()) {
            outer.send(first)
            first.send(1)
            outer.send(second)
            first.send(2)
            second.send(3)
            outer.send(completion: .finished)
            second.send(4)
            second.send(completion: .finished)
        }
        #expect(seen == ["1", "3", "4", "|"])
    }

    @Test func `cancelling ends the subscriptions of all that was combined`() {
        var cancelled = 0
        let source = a.handleEvents(receiveCancel: { cancelled += 1 })
        source.combineLatest(source).sink { _ in
        } receiveValue: { _ in
        }.cancel()
        source.merge(with: source).sink { _ in
        } receiveValue: { _ in
        }.cancel()
        source.zip(source, source).sink { _ in
        } receiveValue: { _ in
        }.cancel()
        #expect(cancelled == 7)
    }
}
