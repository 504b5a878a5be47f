import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct BindingTests {
    struct Person: Equatable {
        var name = "Ada"
        var age: Int? = 36
    }

    final class Store {
        var person = Person()
        var writes = 0

        var binding: Binding<Person> {
            Binding(
                get: { self.person },
                set: {
                    self.person = $0
                    self.writes += 1
                })
        }
    }

    @Test func `a binding made by hand reads and writes through its functions`() {
        let store = Store()
        store.binding.wrappedValue.name = "Grace"
        #expect(store.person.name == "Grace")
        #expect(store.writes == 1)
    }

    @Test func `a member of a binding is a binding to the part`() {
        let store = Store()
        store.binding.name.wrappedValue = "Grace"
        #expect(store.person == Person(name: "Grace", age: 36))
    }

    @Test func `an optional binding opens where there is a value`() throws {
        let store = Store()
        let age = try #require(Binding(store.binding.age))
        age.wrappedValue = 37
        #expect(store.person.age == 37)
        store.person.age = nil
        #expect(Binding(store.binding.age) == nil)
        // Who still holds the opened one reads the last value, and writes nothing.
        #expect(age.wrappedValue == 37)
        age.wrappedValue = 38
        #expect(store.person.age == nil)
    }

    @Test func `a binding seen as optional writes values and no nil`() {
        let store = Store()
        let name = Binding<String?>(store.binding.name)
        name.wrappedValue = "Grace"
        name.wrappedValue = nil
        #expect(store.person.name == "Grace")
    }

    @Test func `a constant binding ignores writes`() {
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)
    }

    @Test func `a binding to a collection is a collection of bindings`() {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        for number in binding { number.wrappedValue *= 10 }
        #expect(numbers == [10, 20, 30])
        #expect(binding.count == 3)
        #expect(binding[1].wrappedValue == 20)
    }

    @Test func `a hashable binding can hide its type`() {
        let store = Store()
        let name = Binding<AnyHashable>(store.binding.name)
        name.wrappedValue = AnyHashable("Grace")
        #expect(store.person.name == "Grace")
    }

    @Test func `the transaction of a write reaches the setter`() {
        var animation: Animation?
        let binding = Binding(
            get: { 0 }, set: { (_: Int, transaction: Transaction) in animation = transaction.animation })
        binding.animation(.linear).wrappedValue = 1
        #expect(animation == .linear)
        withAnimation(.easeIn) { binding.wrappedValue = 2 }
        #expect(animation == .easeIn)
    }

    struct Reader: View {
        @Binding var value: Int
        var body: some View { Text("value \(value)") }
    }

    struct Passing: View {
        @State private var value = 0

        var body: some View {
            VStack {
                Reader(value: $value)
                Button("Add") { value += 1 }
            }
        }
    }

    @Test func `passing a binding on is no dependency: only the reader's body runs`() throws {
        let screen = TestScene { Passing() }
        screen.resetCounts()
        try screen.button("Add").tap()
        #expect(screen.texts.contains("value 1"))
        #expect(screen.bodyCount(of: Reader.self) == 1)
        #expect(screen.bodyCount(of: Passing.self) == 0)
    }

    struct Rows: View {
        struct Item: Identifiable {
            let id: Int
            var isOn = false
        }

        @State private var items = [Item(id: 0), Item(id: 1)]

        var body: some View {
            VStack {
                ForEach($items) { $item in
                    Toggle("item \(item.id)", isOn: $item.isOn)
                }
                Text("on: \(items.filter(\.isOn).map { String($0.id) }.joined(separator: ","))")
            }
        }
    }

    @Test func `a row writes its own element through a binding`() throws {
        let screen = TestScene { Rows() }
        try screen.toggle("item 1").tap()
        #expect(screen.texts.contains("on: 1"))
        #expect(try screen.toggle("item 0").isOn == false)
    }

    struct Deleting: View {
        @State private var items = ["a", "b"].map { Named(id: $0, name: $0) }
        @State private var kept: Binding<Named>?

        var body: some View {
            VStack {
                ForEach($items) { $item in
                    Button("Keep \(item.id)") { kept = $item }
                }
                if let kept { TextField("Kept", text: kept.name) }
                Button("Remove first") { items.removeFirst() }
                Text(items.map(\.name).joined(separator: ","))
            }
        }
    }

    struct Named: Identifiable {
        let id: String
        var name: String
    }

    @Test func `an element's binding follows the element, and never becomes another one's`() throws {
        let screen = TestScene { Deleting() }
        try screen.button("Keep b").tap()
        try screen.button("Remove first").tap()
        try screen.textField("Kept").type("!")
        #expect(screen.texts.contains("b!"))
        try screen.button("Remove first").tap()
        #expect(try screen.textField("Kept").value == "b!")
        try screen.textField("Kept").type("?")
        #expect(!screen.text.contains("b!?"))
    }
}
