import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

struct LikeView: View {
    @State private var likes = 0

    var body: some View {
        Button("Like (\(likes))") { likes += 1 }
    }
}

@MainActor
struct LikeTests {
    @Test func `a like counts`() throws {
        let screen = TestScene { LikeView() }
        try screen.button("Like (0)").tap()
        #expect(screen.buttons == ["Like (1)"])
    }
}
