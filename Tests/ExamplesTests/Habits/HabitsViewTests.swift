import SwiftUI
import Testing
import ViewTesting

@testable import HabitsExample

/// The same tests for the screen before and after: drawing the logic out changed nothing that a person sees.
@MainActor
@Suite(.serialized)
struct HabitsViewTests {
    private func screen(hasViewModel: Bool) throws -> TestScene {
        let screen = TestScene(HabitsView())
        if !hasViewModel { try screen.toggle("With a view model").toggle() }
        return screen
    }

    @Test(arguments: [true, false])
    func `doing a habit moves its streak and the count`(hasViewModel: Bool) throws {
        let screen = try screen(hasViewModel: hasViewModel)
        #expect(screen.texts.contains("0 of 3 done today"))
        #expect(screen.rows == ["Read 4 days", "Stretch 1 day", "Write not yet"])
        try screen.toggle("Read").toggle()
        #expect(screen.texts.contains("1 of 3 done today"))
        #expect(screen.rows == ["Read 5 days", "Stretch 1 day", "Write not yet"])
        try screen.toggle("Read").toggle()
        #expect(screen.texts.contains("0 of 3 done today"))
    }

    @Test(arguments: [true, false])
    func `a habit is added at the end`(hasViewModel: Bool) throws {
        let screen = try screen(hasViewModel: hasViewModel)
        try screen.textField("New habit").type(" ")
        #expect(try !screen.button("Add").isEnabled)
        try screen.textField("New habit").type("Run")
        try screen.button("Add").tap()
        #expect(screen.texts.contains("0 of 4 done today"))
        #expect(screen.rows.last == "Run not yet")
        #expect(try screen.textField("New habit").text == "")
    }

    @Test(arguments: [true, false])
    func `a habit is deleted`(hasViewModel: Bool) throws {
        let screen = try screen(hasViewModel: hasViewModel)
        try screen.row("Stretch 1 day").delete()
        #expect(screen.texts.contains("0 of 2 done today"))
        #expect(screen.rows == ["Read 4 days", "Write not yet"])
    }

    @Test func `a habit that was never done says so`() throws {
        let screen = TestScene(HabitRow(habit: Habit(name: "Run")) {})
        #expect(screen.texts == ["Run", "not yet"])
        #expect(try screen.toggle("Run").isOn == false)
    }
}
