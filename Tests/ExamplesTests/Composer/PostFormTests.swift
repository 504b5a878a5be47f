import SwiftUI
import Testing
import ViewTesting

@testable import ComposerExample

@MainActor
struct PostFormTests {
    @Test func `the button follows the length of the text`() throws {
        let screen = TestScene(PostForm(session: TestSession()))
        let field = try screen.textField("What is new?")
        let post = try screen.button("Post")
        #expect(!post.isEnabled)
        #expect(screen.texts.contains("0 of 140"))

        try field.type("a")
        #expect(post.isEnabled)
        try field.replaceText(with: String(repeating: "a", count: 140))
        #expect(post.isEnabled)
        try field.type("a")
        #expect(!post.isEnabled)
        #expect(screen.texts.contains("141 of 140"))
        try field.clear()
        #expect(!post.isEnabled)
    }

    @Test func `posting uploads the text that is in the field then, and empties the field`() async throws {
        let session = TestSession()
        let screen = TestScene(PostForm(session: session))
        try screen.textField("What is new?").type("Hello")
        try screen.textField("What is new?").type(" world")
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(await session.uploads == ["Hello world"])
        #expect(try screen.textField("What is new?").text == "")
        #expect(try !screen.button("Post").isEnabled)
    }

    @Test func `while a text is on its way nothing else can be posted`() async throws {
        let session = TestSession(holds: true)
        let screen = TestScene(PostForm(session: session))
        try screen.textField("What is new?").type("Hello")
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(screen.texts.contains("Posting…"))
        #expect(try !screen.button("Post").isEnabled)
        #expect(try screen.textField("What is new?").text == "Hello")

        await session.answer()
        try await screen.wait { try screen.textField("What is new?").text == "" }
        #expect(!screen.texts.contains("Posting…"))
    }

    @Test func `after a failure the text is kept, the reason is shown, and it can be tried again`() async throws {
        let screen = TestScene(PostForm(session: TestSession(fails: true)))
        try screen.textField("What is new?").type("Hello")
        try screen.button("Post").tap()
        try await screen.settle()
        #expect(screen.texts.contains("Not posted. The server is closed."))
        #expect(try screen.textField("What is new?").text == "Hello")
        #expect(try screen.button("Post").isEnabled)
    }

    @Test func `the program's own screen posts offline in vain`() async throws {
        let screen = TestScene(NavigationStack { ComposerView() })
        try screen.toggle("Offline").toggle()
        try screen.textField("What is new?").type("Hello")
        try screen.button("Post").tap()
        try await screen.wait { screen.texts.contains("Not posted. You are offline.") }
    }
}
