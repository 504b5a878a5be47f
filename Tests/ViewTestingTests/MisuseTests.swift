import SwiftUI
import Testing
import ViewTesting

private final class Clock: ObservableObject {
    @Published var time = 0
}

private final class House: ObservableObject {
    let clock = Clock()
}

private struct Hall: View {
    @ObservedObject var house: House

    var body: some View {
        Text("It is \(house.clock.time)")
    }
}

private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
        let _ = { if count == 0 { count = 1 } }()
        Text("\(count)")
    }
}

@MainActor
struct MisuseTests {
    @Test func `a proper view gives no message`() {
        #expect(TestScene { Text("Hello") }.messages == [])
    }

    @Test func `a change that no view follows is told by the scene that shows the object`() {
        let house = House()
        let screen = TestScene { Hall(house: house) }
        let other = TestScene { Text("Hello") }
        house.clock.time = 1
        #expect(other.messages == [])
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("Hall") == true)
    }

    @Test func `state that is written before its view is there is told by the scene that runs the code`() throws {
        struct Outer: View {
            var body: some View {
                Button("Go") { Inner().count = 1 }
            }
        }
        struct Inner: View {
            @State var count = 0

            var body: some View { Text("\(count)") }
        }

        let screen = TestScene { Outer() }
        try screen.button("Go").tap()
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("@State of type Int") == true)
    }
}
