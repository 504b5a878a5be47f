import Foundation
import Testing

@testable import HabitsExample

@MainActor
struct HabitListViewModelTests {
    let viewModel = HabitListViewModel(habits: [Habit(name: "Read"), Habit(name: "Write"), Habit(name: "Rest")])

    @Test func `what is done today is counted`() {
        #expect(viewModel.summary == "0 of 3 done today")
        viewModel.toggleDone(viewModel.habits[1])
        #expect(viewModel.doneCount == 1)
        #expect(viewModel.summary == "1 of 3 done today")
        viewModel.toggleDone(viewModel.habits[1])
        #expect(viewModel.doneCount == 0)
    }

    @Test func `a habit is added without the blanks around its name`() {
        viewModel.newName = " Run "
        viewModel.add()
        #expect(viewModel.habits.map(\.name) == ["Read", "Write", "Rest", "Run"])
        #expect(viewModel.newName.isEmpty)
    }

    @Test(arguments: ["", "   "])
    func `a habit needs a name`(name: String) {
        viewModel.newName = name
        #expect(!viewModel.canAdd)
        viewModel.add()
        #expect(viewModel.habits.count == 3)
    }

    @Test func `several habits are deleted at once`() {
        viewModel.delete(at: [0, 2])
        #expect(viewModel.habits.map(\.name) == ["Write"])
    }
}
