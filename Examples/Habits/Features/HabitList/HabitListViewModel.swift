import Foundation
import Observation

@MainActor
@Observable
final class HabitListViewModel {
    private(set) var habits: [Habit]
    var newName = ""

    init(habits: [Habit] = Habit.samples) {
        self.habits = habits
    }

    var doneCount: Int {
        habits.count { $0.isDone() }
    }

    var summary: String {
        "\(doneCount) of \(habits.count) done today"
    }

    var canAdd: Bool {
        !trimmedName.isEmpty
    }

    func add() {
        guard canAdd else { return }
        habits.append(Habit(name: trimmedName))
        newName = ""
    }

    func delete(at offsets: IndexSet) {
        for offset in offsets.reversed() { habits.remove(at: offset) }
    }

    func toggleDone(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].toggleDone()
    }

    private var trimmedName: String {
        newName.trimmingCharacters(in: .whitespaces)
    }
}
