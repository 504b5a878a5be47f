import SwiftUI

enum PostStatus: Equatable {
    case idle, posting
    case failed(message: String)
}

/// Uploads the text and tells how that went. The text is only taken away once it has arrived.
@MainActor
struct PostAction {
    @Binding var content: String
    @Binding var status: PostStatus
    let session: any PostSession

    /// For a button; who wants to know when it is done calls ``post()``.
    func start() {
        Task { await post() }
    }

    func post() async {
        status = .posting
        do {
            try await session.upload(content)
            content = ""
            status = .idle
        } catch {
            status = .failed(message: "Not posted. \(error.localizedDescription)")
        }
    }
}
