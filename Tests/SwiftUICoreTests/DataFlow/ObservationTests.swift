import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ObservationTests {
    @Observable
    final class Engine {
        var power = 100
        var noise = 1
    }

    @Observable
    final class Car {
        var name = "car"
        var engine = Engine()
        var tags: [String] = []
    }

    struct NameView: View {
        let car: Car
        var body: some View { Text(car.name) }
    }

    struct PowerView: View {
        let car: Car
        var body: some View { Text("power \(car.engine.power)") }
    }

    struct Garage: View {
        @State private var car: Car

        init(_ car: Car) { _car = State(initialValue: car) }

        var body: some View {
            VStack {
                NameView(car: car)
                PowerView(car: car)
                Editor(car: car)
            }
        }
    }

    struct Editor: View {
        @Bindable var car: Car
        var body: some View { TextField("Name", text: $car.name) }
    }

    @Test func `only the bodies that read the changed property run`() {
        let car = Car()
        let screen = TestScene { Garage(car) }
        screen.resetCounts()
        car.name = "other"
        #expect(screen.texts.contains("other"))
        #expect(screen.bodyCount(of: NameView.self) == 1)
        #expect(screen.bodyCount(of: PowerView.self) == 0)
        #expect(screen.bodyCount(of: Garage.self) == 0)
    }

    @Test func `a property of a nested object is followed, and so is the object's place`() {
        let car = Car()
        let screen = TestScene { Garage(car) }
        car.engine.power = 200
        #expect(screen.texts.contains("power 200"))
        car.engine = Engine()
        #expect(screen.texts.contains("power 100"))
        screen.resetCounts()
        car.engine.noise = 5
        car.tags.append("unread")
        #expect(screen.bodyCount(of: PowerView.self) == 0)
    }

    @Test func `typing through a bindable object runs the readers of the property only`() throws {
        let car = Car()
        let screen = TestScene { Garage(car) }
        screen.resetCounts()
        try screen.textField("Name").type("!")
        #expect(car.name == "car!")
        #expect(screen.bodyCount(of: NameView.self) == 1)
        #expect(screen.bodyCount(of: Editor.self) == 0)
    }

    struct Reading: View {
        @Environment(Car.self) private var car
        @Environment(Engine.self) private var engine: Engine?

        var body: some View { Text("\(car.name) \(engine == nil ? "without" : "with") engine") }
    }

    @Test func `an observable object in the environment is found by its type, an optional one may be missing`() {
        let car = Car()
        let screen = TestScene { Reading().environment(car) }
        #expect(screen.texts == ["car without engine"])
        car.name = "bus"
        #expect(screen.texts == ["bus without engine"])
    }

    @Test func `a hundred changes in one turn run a body once`() {
        let car = Car()
        let screen = TestScene { Garage(car) }
        screen.resetCounts()
        for number in 0..<100 { car.name = "\(number)" }
        #expect(screen.texts.contains("99"))
        #expect(screen.bodyCount(of: NameView.self) == 1)
    }
}
