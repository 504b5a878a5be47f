import SwiftUI

/// Before: the view counts, searches, adds and deletes in its own array.
struct PlainHabitListView: View {
    @State private var habits = Habit.samples
    @State private var newName = ""

    var body: some View {
        List {
            Section("\(habits.filter { $0.isDone() }.count) of \(habits.count) done today") {
                ForEach(habits) { habit in
                    HabitRow(habit: habit) {
                        if let index = habits.firstIndex(where: { $0.id == habit.id }) {
                            habits[index].toggleDone()
                        }
                    }
                }
                .onDelete { habits.remove(atOffsets: $0) }
            }
        }
        HStack {
            TextField("New habit", text: $newName).textFieldStyle(.roundedBorder)
            Button("Add") {
                habits.append(Habit(name: newName.trimmingCharacters(in: .whitespaces)))
                newName = ""
            }
            .disabled(newName.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding(.horizontal, 8)
    }
}

#Preview("Before") {
    PlainHabitListView()
}
