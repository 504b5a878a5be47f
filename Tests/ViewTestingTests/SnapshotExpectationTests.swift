import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SnapshotExpectationTests {
    let screen = TestScene(columns: 20, rows: 6) {
        VStack(alignment: .leading) {
            ForEach(0..<6) { Text("Line \($0)") }
        }
    }

    @Test func `what is as expected passes, whatever the blanks at the ends`() throws {
        let screen = TestScene(columns: 10, rows: 3) {
            VStack(alignment: .leading) {
                Text("One")
                Text("Two")
            }
        }
        #expect(expect(screen, matches: screen.text))
        #expect(try expect(screen.text("One"), matches: "One   \n\n"))
        #expect(expect(screen, matches: "text \"One\"\ntext \"Two\"", as: .accessibility))
    }

    @Test func `what differs is shown line by line`() {
        var shown = screen.text.split(separator: "\n").map(String.init)
        let margin = shown[4].prefix { $0 == " " }
        shown[4] = margin + "Line four"
        withKnownIssue {
            expect(screen, matches: shown.joined(separator: "\n"))
        } matching: { issue in
            issue.comments.first?.rawValue == """
                The screen does not match what is expected (− expected, + shown):
                  …
                  \(margin)Line 1
                  \(margin)Line 2
                  \(margin)Line 3
                − \(margin)Line four
                + \(margin)Line 4
                  \(margin)Line 5
                """
        }
    }

    @Test func `a failure names the element and its line`() throws {
        let text = try screen.text("Line 3")
        withKnownIssue {
            expect(text, matches: "Line 4")
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("The text \"Line 3\" does not match") == true
                && issue.sourceLocation?.fileName == "SnapshotExpectationTests.swift"
        }
    }

    @Test func `a snapshot is compared with its file`() {
        expectSnapshot(of: screen)
        expectSnapshot(of: screen, as: .accessibility, named: "for assistive technology")
    }
}
