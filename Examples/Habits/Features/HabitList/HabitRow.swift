import SwiftUI

struct HabitRow: View {
    let habit: Habit
    let toggleDone: () -> Void

    var body: some View {
        HStack {
            Toggle(habit.name, isOn: Binding(get: { habit.isDone() }, set: { _ in toggleDone() }))
            Spacer()
            Text(streak).foregroundStyle(.secondary)
        }
    }

    private var streak: String {
        switch habit.streak() {
        case 0: "not yet"
        case 1: "1 day"
        case let days: "\(days) days"
        }
    }
}

#Preview("Row") {
    HabitRow(habit: Habit("Read", doneOnDaysBefore: 2)) {}
}
