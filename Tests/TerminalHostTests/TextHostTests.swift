import DisplayList
import Foundation
import TerminalFixture
import Testing

@testable import TerminalHost

@MainActor
struct TextHostTests {
    @Test(arguments: [
        (["app"], 80, 24), (["app", "--columns", "40"], 40, 24), (["app", "--rows=5", "--other", "x"], 80, 5),
    ])
    func `the size can be asked for`(arguments: [String], columns: Int, rows: Int) throws {
        let size = try ScreenSize(arguments: arguments)
        #expect(size.columns == columns && size.rows == rows)
    }

    @Test(arguments: [
        ["app", "--columns", "wide"], ["app", "--columns=0"], ["app", "--rows"], ["app", "--rows", "-3"],
        ["app", "--rows=99999999999999999999"],
    ])
    func `an impossible size is refused with its name`(arguments: [String]) {
        let error = #expect(throws: ScreenSize.Failure.self) { try ScreenSize(arguments: arguments) }
        #expect(error?.description.hasPrefix(arguments[1].prefix(6)) == true)
    }
}
