import SwiftUI

/// Only says what is shown and which type does the work. The state is here, because it is the view's; the validator
/// and the action get bindings to it.
struct PostForm: View {
    let session: any PostSession

    @State private var content = ""
    @State private var canPost = false
    @State private var status = PostStatus.idle

    var body: some View {
        VStack(alignment: .leading) {
            TextField("What is new?", text: $content, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .lineLimit(3...6)
                .onChange(of: content) { _, newContent in
                    ContentValidator(canPost: $canPost).validate(newContent)
                }
            HStack {
                Text("\(content.count) of \(ContentValidator.longest)").foregroundStyle(.secondary)
                Spacer()
                Button("Post", action: PostAction(content: $content, status: $status, session: session).start)
                    .disabled(!canPost || status == .posting)
            }
            switch status {
            case .idle: EmptyView()
            case .posting: Text("Posting…").foregroundStyle(.secondary)
            case .failed(let message): Text(message).foregroundStyle(.red)
            }
        }
    }
}

#Preview("Form") {
    PostForm(session: DemoSession())
}

#Preview("Form, offline") {
    PostForm(session: DemoSession(isOffline: true))
}
