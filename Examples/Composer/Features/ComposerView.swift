import SwiftUI

public struct ComposerView: View {
    @State private var isOffline = false

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Offline", isOn: $isOffline)
            PostForm(session: DemoSession(isOffline: isOffline))
            Spacer()
        }
        .padding(.horizontal, 8)
        .navigationTitle("Composer")
    }
}

#Preview("Composer") {
    NavigationStack { ComposerView() }
}
