import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
    @Entry fileprivate var shelf = "none"
}

private struct ShelfView: View {
    let name: String

    var body: some View {
        HStack {
            BookView()
            Button("Lend") {}
        }
        .environment(\.shelf, name)
    }
}

private struct BookView: View {
    var body: some View { Text("Momo") }
}

private struct ShelvesView: View {
    @State private var isClosed = false

    var body: some View {
        VStack {
            ShelfView(name: "novels")
                .disabled(isClosed)
            Button("Close") { isClosed = true }
        }
        .environment(\.colorScheme, .dark)
    }
}

@MainActor
struct ViewEnvironmentTests {
    @Test func `a value of the environment is read as the only view of a type has it`() throws {
        let screen = TestScene { ShelvesView() }
        #expect(try screen.environment(\.colorScheme, of: BookView.self) == .dark)
        #expect(try screen.environment(\.shelf, of: BookView.self) == "novels")
        // What a view writes holds for what is in it.
        #expect(try screen.environment(\.shelf, of: ShelfView.self) == "none")
        #expect(try screen.environment(\.colorScheme, of: ShelvesView.self) == .light)
    }

    @Test func `it is read as it is now`() throws {
        let screen = TestScene { ShelvesView() }
        #expect(try screen.environment(\.isEnabled, of: BookView.self))
        try screen.button("Close").tap()
        #expect(try !screen.environment(\.isEnabled, of: BookView.self))
    }

    @Test func `an element has the environment of its view`() throws {
        let screen = TestScene { ShelvesView() }
        try screen.button("Close").tap()
        #expect(try !screen.button("Lend").environment(\.isEnabled))
        #expect(try screen.button("Close").environment(\.isEnabled))
        #expect(try screen.text("Momo").environment(\.shelf) == "novels")
    }

    @Test func `a row has the environment of what is in it`() throws {
        let screen = TestScene {
            List { Text("One") }.environment(\.shelf, "tales")
        }
        #expect(try screen.row("One").environment(\.shelf) == "tales")
    }

    @Test func `one of several views is read inside of what is around it`() throws {
        let screen = TestScene {
            VStack {
                HStack { ShelfView(name: "novels") }.accessibilityElement(children: .contain)
                ShelfView(name: "tales")
            }
        }
        let error = #expect(throws: TestSceneError.self) { try screen.environment(\.shelf, of: BookView.self) }
        #expect(error?.message.contains("2 views are of the type BookView") == true)
        let shelves = screen.elements(of: ShelfView.self)
        #expect(try shelves.map { try $0.environment(\.shelf) } == ["novels", "tales"])
    }

    @Test func `a view that isn't there is told as by element of type`() {
        let screen = TestScene { BookView() }
        let error = #expect(throws: TestSceneError.self) { try screen.environment(\.shelf, of: ShelfView.self) }
        #expect(error?.message.contains("No view is of the type ShelfView.") == true)
        #expect(error?.message.contains("BookView") == true)
    }

    @Test func `an element that is gone has no environment`() throws {
        struct Passing: View {
            @State private var isGone = false

            var body: some View {
                VStack {
                    if !isGone { Text("Here") }
                    Button("Go") { isGone = true }
                }
            }
        }

        let screen = TestScene { Passing() }
        let text = try screen.text("Here")
        try screen.button("Go").tap()
        let error = #expect(throws: TestSceneError.self) { try text.environment(\.isEnabled) }
        #expect(error?.message == "The element is gone.")
    }
}
