import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ViewModifierTests {
    struct Framed: ViewModifier {
        let title: String
        @State private var count = 0

        func body(content: Content) -> some View {
            VStack {
                Button("\(title) \(count)") { count += 1 }
                content
            }
        }
    }

    struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            content
            content
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `a modifier puts its content in place and has state of its own`() throws {
        let screen = TestScene { Text("inside").modifier(Framed(title: "taps")) }
        try screen.button("taps 0").tap()
        #expect(screen.buttons == ["taps 1"])
        #expect(screen.texts.last == "inside")
    }

    @Test func `content that is placed twice is two views, each with its state`() throws {
        let screen = TestScene { VStack { Counter().modifier(Twice()) } }
        try screen.elements(.button)[1].tap()
        #expect(screen.buttons == ["count 0", "count 1"])
    }

    struct Nested: View {
        @State private var text = "before"

        var body: some View {
            VStack {
                Text(text).modifier(Framed(title: "inner")).modifier(Framed(title: "outer"))
                Button("Change") { text = "after" }
            }
        }
    }

    @Test func `modifiers of one type around each other keep their contents apart, and what is inside follows`() throws
    {
        let screen = TestScene { Nested() }
        #expect(screen.buttons == ["outer 0", "inner 0", "Change"])
        try screen.button("inner 0").tap()
        screen.resetCounts()
        try screen.button("Change").tap()
        #expect(screen.texts.contains("after"))
        #expect(screen.buttons == ["outer 0", "inner 1", "Change"])
    }
}
