import SwiftUI
import Testing
import ViewTesting

/// What makes a view the same one as before, and when its body runs.
@MainActor @Suite
struct IdentityTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Erased: View {
        @State private var isText = false

        var body: some View {
            VStack {
                isText ? AnyView(Text("text")) : AnyView(Counter(name: "counter"))
                Button("Switch") { isText.toggle() }
            }
        }
    }

    @Test func `an erased view of another type is another view`() throws {
        let screen = TestScene { Erased() }
        try screen.button("counter 0").tap()
        try screen.button("Switch").tap()
        #expect(screen.texts.contains("text"))
        try screen.button("Switch").tap()
        #expect(screen.buttons.contains("counter 0"))
    }

    struct Kept: View {
        @State private var number = 0

        var body: some View {
            VStack {
                AnyView(Counter(name: number == 0 ? "first" : "second"))
                Button("Next") { number += 1 }
            }
        }
    }

    @Test func `an erased view of the same type stays, with its state`() throws {
        let screen = TestScene { Kept() }
        try screen.button("first 0").tap()
        try screen.button("Next").tap()
        #expect(screen.buttons.contains("second 1"))
    }

    struct Plain: View {
        let text: String
        let numbers: [Int]
        var body: some View { Text(text) }
    }

    struct Parent: View {
        @State private var ticks = 0
        @State private var text = "a"

        var body: some View {
            VStack {
                Text("ticks \(ticks)")
                Plain(text: text, numbers: [1, 2, 3])
                Button("Tick") { ticks += 1 }
                Button("Text") { text += "a" }
            }
        }
    }

    @Test func `a view with the same values is left alone`() throws {
        let screen = TestScene { Parent() }
        screen.resetCounts()
        try screen.button("Tick").tap()
        #expect(screen.bodyCount(of: Plain.self) == 0)
        try screen.button("Text").tap()
        #expect(screen.bodyCount(of: Plain.self) == 1)
        #expect(screen.texts.contains("aa"))
    }

    struct ByParity: View, Equatable {
        let number: Int
        var body: some View { Text("number \(number)") }
        nonisolated static func == (a: ByParity, b: ByParity) -> Bool { a.number % 2 == b.number % 2 }
    }

    struct Counting: View {
        @State private var number = 0

        var body: some View {
            VStack {
                ByParity(number: number).equatable()
                Button("Add") { number += 1 }
                Button("Add two") { number += 2 }
            }
        }
    }

    @Test func `an equatable view decides by == whether it is another one`() throws {
        let screen = TestScene { Counting() }
        try screen.button("Add two").tap()
        #expect(screen.texts.contains("number 0"))
        try screen.button("Add").tap()
        #expect(screen.texts.contains("number 3"))
    }

    @propertyWrapper
    struct Doubled: DynamicProperty {
        @State private var base = 1
        private(set) var result = 0

        var wrappedValue: Int {
            get { result }
            nonmutating set { base = newValue }
        }

        mutating func update() { result = base * 2 }
    }

    struct Doubling: View {
        @Doubled private var value

        var body: some View {
            Button("value \(value)") { value = 21 }
        }
    }

    @Test func `a property made of others is connected and updated before each body`() throws {
        let screen = TestScene { Doubling() }
        #expect(screen.buttons == ["value 2"])
        try screen.button("value 2").tap()
        #expect(screen.buttons == ["value 42"])
    }

    struct Kinds: View {
        enum Kind: CaseIterable { case none, one, two }
        @State private var kind = Kind.none

        var body: some View {
            VStack {
                switch kind {
                case .none: EmptyView()
                case .one: Text("one")
                case .two:
                    Text("two")
                    Text("twice")
                }
                if #available(macOS 14, iOS 17, *) { Text("available") }
                Button("Next") {
                    kind = Kind.allCases[(Kind.allCases.firstIndex(of: kind)! + 1) % Kind.allCases.count]
                }
            }
        }
    }

    @Test func `switch, if and availability choose what is shown`() throws {
        let screen = TestScene { Kinds() }
        #expect(screen.texts == ["available", "Next"])
        try screen.button("Next").tap()
        #expect(screen.texts == ["one", "available", "Next"])
        try screen.button("Next").tap()
        #expect(screen.texts == ["two", "twice", "available", "Next"])
    }
}
