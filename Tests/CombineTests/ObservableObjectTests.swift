import Combine
import Testing

private final class Plain: ObservableObject {
    @Published var name = "Ada"
    @Published private var secret = 0
    var note = ""

    func disclose() { secret += 1 }
}

private class Animal: ObservableObject {
    @Published var legs = 4
}

private final class Dog: Animal {
    @Published var barks = 0
}

private final class Container<Element>: ObservableObject {
    final class Inner: ObservableObject {
        @Published var element: Element?
    }

    @Published var elements: [Element] = []
    let inner = Inner()
}

private final class Unpublished: ObservableObject {
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var name = ""
}

@MainActor
private final class Screen: ObservableObject {
    @Published var title = ""
    private var cancellables = Set<AnyCancellable>()

    init(titles: PassthroughSubject<String, Never>) {
        titles
            .sink { [weak self] title in self?.title = title }
            .store(in: &cancellables)
    }
}

private func count<Object: ObservableObject>(of object: Object, while change: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    change()
    subscription.cancel()
    return count
}

struct ObservableObjectTests {
    @Test func `an object tells before each change of a published property`() {
        let object = Plain()
        var seen: [String] = []
        let subscription = object.objectWillChange.sink { seen.append(object.name) }
        object.name = "Grace"
        object.name = "Grace"
        subscription.cancel()
        object.name = "Joan"
        #expect(seen == ["Ada", "Grace"])
    }

    @Test func `a property that is not published changes silently`() {
        let object = Plain()
        #expect(count(of: object) { object.note = "x" } == 0)
    }

    @Test func `a private published property counts`() {
        let object = Plain()
        #expect(count(of: object) { object.disclose() } == 1)
    }

    @Test func `a derived class tells of its own and inherited properties`() {
        let dog = Dog()
        #expect(
            count(of: dog) {
                dog.legs = 3
                dog.barks = 1
            } == 2)
        #expect((dog.legs, dog.barks) == (3, 1))
    }

    @Test func `generic and nested classes tell`() {
        let container = Container<Int>()
        #expect(count(of: container) { container.elements.append(1) } == 1)
        #expect(count(of: container) { container.inner.element = 1 } == 0)
        #expect(count(of: container.inner) { container.inner.element = 2 } == 1)
        #expect(container.elements == [1])
    }

    @Test func `the publisher stays the same for as long as the object lives`() {
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        let unpublished = Unpublished()
        #expect(unpublished.objectWillChange === unpublished.objectWillChange)
    }

    @Test func `an object without published properties can tell by hand`() {
        let object = Unpublished()
        #expect(count(of: object) { object.count = 1 } == 1)
    }

    @Test func `objects that come and go never get one another's publisher`() {
        var received = 0
        var subscriptions: [AnyCancellable] = []
        for _ in 0..<300 {
            let object = Unpublished()
            subscriptions.append(object.objectWillChange.sink { received += 1 })
            object.count += 1
        }
        #expect(received == 300)
    }

    @Test func `a class with a publisher of its own sends by hand only`() {
        let object = Own()
        #expect(count(of: object) { object.name = "x" } == 0)
        #expect(count(of: object) { object.objectWillChange.send() } == 1)
    }

    @MainActor @Test func `an object of the main actor takes values in a closure`() {
        let titles = PassthroughSubject<String, Never>()
        let screen = Screen(titles: titles)
        #expect(count(of: screen) { titles.send("Books") } == 1)
        #expect(screen.title == "Books")
    }

    @Test func `subscribers hear of a change in the order they subscribed`() {
        let object = Plain()
        var order: [Int] = []
        let subscriptions = (0..<5).map { index in object.objectWillChange.sink { order.append(index) } }
        object.name = "x"
        #expect(order == [0, 1, 2, 3, 4])
        withExtendedLifetime(subscriptions) {}
    }
}
