import SwiftUI
import Testing

@testable import ComposerExample

@MainActor
struct PostActionTests {
    /// In the place of the view's state.
    final class Form {
        var content = ""
        var canPost = false
        var status = PostStatus.idle

        var validator: ContentValidator {
            ContentValidator(canPost: Binding(get: { self.canPost }, set: { self.canPost = $0 }))
        }

        func action(_ session: some PostSession) -> PostAction {
            PostAction(
                content: Binding(get: { self.content }, set: { self.content = $0 }),
                status: Binding(get: { self.status }, set: { self.status = $0 }), session: session)
        }
    }

    let form = Form()

    @Test(arguments: [(0, false), (1, true), (140, true), (141, false), (1000, false)])
    func `texts of 1 to 140 characters can be posted`(length: Int, canPost: Bool) {
        form.canPost = !canPost
        form.validator.validate(String(repeating: "é", count: length))
        #expect(form.canPost == canPost)
    }

    @Test func `the text that is there is uploaded and then taken away`() async {
        let session = TestSession()
        form.content = "Hello"
        await form.action(session).post()
        #expect(await session.uploads == ["Hello"])
        #expect(form.content == "")
        #expect(form.status == .idle)
    }

    @Test func `a text that did not arrive stays, and the reason is told`() async {
        form.content = "Hello"
        await form.action(TestSession(fails: true)).post()
        #expect(form.content == "Hello")
        #expect(form.status == .failed(message: "Not posted. The server is closed."))
    }

    @Test func `the demo fails offline only`() async throws {
        try await DemoSession().upload("Hello")
        await #expect(throws: DemoSession.Offline.self) { try await DemoSession(isOffline: true).upload("Hello") }
    }
}
