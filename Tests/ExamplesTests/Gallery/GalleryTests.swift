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
