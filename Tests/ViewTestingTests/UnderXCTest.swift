import SwiftUI
import ViewTesting
import XCTest

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Count: \(count)") { count += 1 }
    }
}

@MainActor
final class UnderXCTest: XCTestCase {
    func testAViewIsDrivenWithoutAwait() async throws {
        let screen = TestScene { Counter() }
        try screen.button("Count: 0").tap()
        XCTAssertEqual(screen.buttons, ["Count: 1"])
    }

    func testAViewIsDrivenWithAwait() async throws {
        let screen = TestScene { Counter() }
        try await screen.settle()
        XCTAssertEqual(screen.buttons, ["Count: 0"])
    }
}
