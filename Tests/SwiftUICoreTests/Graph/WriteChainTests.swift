import SwiftUI
import Testing
import ViewTesting

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private final class Model: ObservableObject {
    @Published var count = 0
}

@Observable
private final class Store {
    var count = 0
}

/// A pass that doesn't settle is told with who writes what, in a circle.
@MainActor
struct WriteChainTests {
    private func chain<V: View>(_ view: V) -> [String] {
        let screen = TestScene(misuse: .collected) { view }
        return screen.messages.compactMap { message in
            message.firstMatch(of: #/^The scene did not settle in \d+ rounds and is shown as it is now: (.*)$/#)
                .map { String($0.1) }
        }
    }

    // MARK: onChange

    private struct Climbing: View {
        let most: Int
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .onAppear { count = 1 }
                .onChange(of: count) { if count < most { count += 1 } }
        }
    }

    @Test func `a view that changes what it follows is told once`() {
        #expect(
            chain(Climbing(most: .max)) == [
                "onChange of Climbing wrote @State count of Climbing, which ran the body of Climbing, whose onChange …"
            ])
    }

    @Test(arguments: [2, 3, 90]) func `a view that changes what it follows for a while is silent`(_ most: Int) {
        let screen = TestScene { Climbing(most: most) }
        #expect(screen.texts == ["\(most)"])
        #expect(screen.messages == [])
    }

    private struct Ping: View {
        let most: Int
        @State private var ball = 0
        @State private var echo = 0

        var body: some View {
            VStack {
                Left(ball: ball, most: most, echo: $echo)
                Right(echo: echo, ball: $ball)
            }
            .onAppear { ball = 1 }
        }
    }

    private struct Left: View {
        let ball: Int
        let most: Int
        @Binding var echo: Int

        var body: some View {
            Text("\(ball)").onChange(of: ball) { if ball < most { echo = ball } }
        }
    }

    private struct Right: View {
        let echo: Int
        @Binding var ball: Int

        var body: some View {
            Text("\(echo)").onChange(of: echo) { ball = echo + 1 }
        }
    }

    @Test func `a circle over several views has each of them once`() {
        #expect(
            chain(Ping(most: .max)) == [
                """
                onChange of Right wrote @State ball of Ping, which ran the body of Ping, which handed another ball to \
                the body of Left, whose onChange wrote @State echo of Ping, which ran the body of Ping, which handed \
                another echo to the body of Right, whose onChange …
                """
            ])
    }

    @Test func `views that answer each other a few times are silent`() {
        let screen = TestScene { Ping(most: 4) }
        #expect(screen.texts == ["4", "3"])
        #expect(screen.messages == [])
    }

    private struct Publishing: View {
        @StateObject private var model = Model()

        var body: some View {
            Text("\(model.count)").onChange(of: model.count, initial: true) { model.count += 1 }
        }
    }

    @Test func `an object that is written is named with its property`() {
        #expect(
            chain(Publishing()) == [
                """
                onChange of Publishing changed the Model that is @StateObject model of Publishing, which ran the body \
                of Publishing, whose onChange …
                """
            ])
    }

    private struct Observing: View {
        @State private var store = Store()

        var body: some View {
            Text("\(store.count)").onChange(of: store.count, initial: true) { store.count += 1 }
        }
    }

    @Test func `a property of an observable object that is written is named`() {
        #expect(
            chain(Observing()) == [
                "onChange of Observing changed count of Store, which ran the body of Observing, whose onChange …"
            ])
    }

    private struct Animating: View {
        @State private var count = 0
        @State private var plain = 0

        var body: some View {
            Text("\(count) \(plain)").onChange(of: count, initial: true) {
                plain += 1
                withAnimation { count += 1 }
            }
        }
    }

    @Test func `writes that wait for their turn are their writer's`() {
        #expect(
            chain(Animating()) == [
                "onChange of Animating wrote @State count of Animating, which ran the body of Animating, whose onChange …"
            ])
    }

    // MARK: Preferences

    private struct Measuring: View {
        let most: Int
        @State private var width = 1

        var body: some View {
            Text("\(width)")
                .preference(key: WidthKey.self, value: width)
                .onPreferenceChange(WidthKey.self) { if $0 < most { width = $0 + 1 } }
        }
    }

    @Test func `a preference that changes itself is told`() {
        #expect(
            chain(Measuring(most: .max)) == [
                """
                onPreferenceChange of Measuring wrote @State width of Measuring, which ran the body of Measuring, \
                whose onPreferenceChange …
                """
            ])
    }

    @Test func `a preference that settles is silent`() {
        let screen = TestScene { Measuring(most: 3) }
        #expect(screen.texts == ["3"])
        #expect(screen.messages == [])
    }

    // MARK: Layout

    private struct Growing: View {
        let most: CGFloat
        @State private var width: CGFloat = 8

        var body: some View {
            Text("wide").frame(width: width)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    if $0 < most { width = $0 + 8 }
                }
        }
    }

    @Test func `a size that follows itself is told`() {
        #expect(
            chain(Growing(most: .infinity)) == [
                """
                onGeometryChange of Growing wrote @State width of Growing, which ran the body of Growing, whose \
                onGeometryChange …
                """
            ])
    }

    @Test func `a size that settles is silent`() {
        let screen = TestScene { Growing(most: 40) }
        #expect(screen.texts == ["wide"])
        #expect(screen.messages == [])
    }

    private struct Reading: View {
        let most: CGFloat
        @State private var width: CGFloat = 8

        var body: some View {
            GeometryReader { geometry in
                Text("read").onChange(of: geometry.size.width, initial: true) {
                    if geometry.size.width < most { width = geometry.size.width + 8 }
                }
            }
            .frame(width: width)
        }
    }

    @Test func `a geometry reader that changes its own size is told`() {
        #expect(
            chain(Reading(most: .infinity)) == [
                """
                onChange of Reading wrote @State width of Reading, which ran the body of Reading, which changed a size \
                or place that is read, which ran GeometryReader of Reading, whose onChange …
                """
            ])
    }

    @Test func `a geometry reader that settles is silent`() {
        #expect(TestScene { Reading(most: 40) }.messages == [])
    }

    // MARK: Bodies

    private struct Endless: View {
        @State private var count = 0

        var body: some View {
            count += 1
            return Text("endless")
        }
    }

    @Test func `a body that writes what it reads is told`() {
        #expect(
            chain(Endless()) == [
                "the body of Endless wrote @State count of Endless, which ran the body of Endless …"
            ])
    }

    private struct Parent: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count)")
                Child(count: $count)
            }
        }
    }

    private struct Child: View {
        @Binding var count: Int

        var body: some View {
            count += 1
            return Text("child")
        }
    }

    @Test func `a body that writes what a view around reads is told`() {
        let chain = chain(Parent())
        #expect(chain.count == 1)
        #expect(chain.first?.hasPrefix("the body of Child wrote @State count of Parent, which ran") == true)
    }
}
