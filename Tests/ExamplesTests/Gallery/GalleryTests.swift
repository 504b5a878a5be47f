import SwiftUI
import Testing
import ViewTesting

@testable import Gallery

@MainActor
struct GalleryTests {
    @Test(arguments: Example.allCases)
    func `each example opens from the list, and Escape leads back`(example: Example) throws {
        let screen = TestScene(NavigationStack { GalleryView() })
        try screen.text(example.rawValue).tap()
        #expect(screen.navigationTitle != "Gallery")
        #expect(!screen.buttons.isEmpty)
        screen.press(.escape)
        #expect(screen.navigationTitle == "Gallery")
        #expect(screen.messages == [])
    }

    #if Desktop
        @Test(
            .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil, "There is no display."),
            arguments: Example.allCases)
        func `a picture of an example leaves it as it is, and is the same the next time`(example: Example) throws {
            let screen = TestScene(NavigationStack { GalleryView() })
            try screen.text(example.rawValue).tap()
            screen.resetCounts()
            let before = [screen.text, screen.snapshot(.accessibilityWithFrames)]
            let picture = try screen.pngData()
            #expect([screen.text, screen.snapshot(.accessibilityWithFrames)] == before)
            #expect(screen.bodyRuns == [])
            #expect(try screen.pngData() == picture)
            screen.press(.escape)
            #expect(screen.navigationTitle == "Gallery")
            #expect(screen.messages == [])
        }
    #endif

    @Test func `an example is chosen by its name, in capitals or not, whatever is said of the size`() throws {
        #expect(try CommandLineChoice([]).example == nil)
        #expect(try CommandLineChoice(["Books"]).example == .books)
        #expect(try CommandLineChoice(["--columns", "60", "humanresources", "--rows=24"]).example == .humanResources)
    }

    @Test(arguments: [["Films"], ["--colour"], ["Books", "Notes"]])
    func `what can't be shown is refused with the names that can`(arguments: [String]) {
        let failure = #expect(throws: CommandLineChoice.Failure.self) { try CommandLineChoice(arguments) }
        #expect(failure?.description.contains("People, Books, Habits, Notes, Composer, HumanResources") == true)
    }
}
