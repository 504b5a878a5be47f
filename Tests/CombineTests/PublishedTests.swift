import Combine
import Testing

private final class Model: ObservableObject {
    @Published var count: Int
    @Published var copy = 0

    init(count: Int = 0) {
        self.count = count
    }

    func follow(_ publisher: some Publisher<Int, Never>) {
        publisher.assign(to: &$copy)
    }
}

struct PublishedTests {
    @Test func `a property's publisher sends the current value, then each new one`() {
        let model = Model(count: 1)
        var seen: [Int] = []
        let subscription = model.$count.sink { seen.append($0) }
        model.count = 2
        model.count += 1
        subscription.cancel()
        model.count = 9
        #expect(seen == [1, 2, 3])
    }

    @Test func `the new value is sent before it is stored`() {
        let model = Model(count: 1)
        var pairs: [[Int]] = []
        let subscription = model.$count.sink { pairs.append([$0, model.count]) }
        model.count = 2
        #expect(pairs == [[1, 1], [2, 1]])
        #expect(model.count == 2)
        subscription.cancel()
    }

    @Test func `the object tells before the property's publisher sends`() {
        let model = Model()
        var order: [String] = []
        let subscriptions = [
            model.$count.sink { order.append("value \($0)") },
            model.objectWillChange.sink { order.append("object") },
        ]
        model.count = 1
        #expect(order == ["value 0", "object", "value 1"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `assigning a publisher writes the property and tells of it`() {
        let model = Model()
        let numbers = PassthroughSubject<Int, Never>()
        model.follow(numbers)
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        numbers.send(5)
        numbers.send(6)
        #expect(model.copy == 6)
        #expect(changes == 2)
        subscription.cancel()
    }

    @Test func `an assignment from outside of the class works as well`() {
        let model = Model()
        let numbers = PassthroughSubject<Int, Never>()
        numbers.assign(to: &model.$count)
        numbers.send(7)
        #expect(model.count == 7)
    }

    @Test func `an assignment does not keep its object`() {
        let numbers = PassthroughSubject<Int, Never>()
        weak var gone: Model?
        do {
            let model = Model()
            model.follow(numbers)
            model.follow(model.$count)
            gone = model
        }
        #expect(gone == nil)
        numbers.send(1)
    }

    @Test func `a write from within a subscriber is delivered at once`() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.$count.sink { value in
            seen.append(value)
            if value == 1 { model.copy = 10 }
        }
        model.count = 1
        #expect(seen == [0, 1])
        #expect((model.count, model.copy) == (1, 10))
        subscription.cancel()
    }

    @Test func `a publisher outlives its object with the last value`() {
        var model: Model? = Model(count: 3)
        let publisher = model!.$count
        model = nil
        var seen: [Int] = []
        let subscription = publisher.sink { seen.append($0) }
        #expect(seen == [3])
        subscription.cancel()
    }
}
