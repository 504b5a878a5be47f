import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LeavingTests {
    @Test func `a pushed screen is left by its back button, or by Escape`() throws {
        let screen = TestScene {
            NavigationStack {
                NavigationLink("Next") { Text("Second").navigationTitle("Second") }
                    .navigationTitle("First")
            }
        }
        try screen.link("Next").tap()
        #expect(screen.backTitle == "First")
        try screen.goBack()
        #expect(screen.backTitle == nil)
        try screen.link("Next").tap()
        try screen.dismiss()
        #expect(screen.navigationTitle == "First")
        do {
            try screen.dismiss()
            Issue.record("There was something to leave.")
        } catch {
            #expect("\(error)".hasPrefix("Can't dismiss: there is no screen to go back from, and no enabled button"))
        }
    }

    @Test func `without a screen to leave, the cancel action is done`() throws {
        var cancels = 0
        let screen = TestScene { Button("Cancel") { cancels += 1 }.keyboardShortcut(.cancelAction) }
        try screen.dismiss()
        screen.press(.escape)
        #expect(cancels == 2)
    }

    @Test func `without a navigation bar there is no way back`() {
        let screen = TestScene { Text("Hello") }
        do {
            try screen.goBack()
            Issue.record("There was a way back.")
        } catch {
            #expect("\(error)".hasPrefix("Can't go back: there is no navigation bar."))
        }
    }
}
