import SwiftUI

/// After: not one operation on an array is left here.
struct HabitListView: View {
    @State private var viewModel = HabitListViewModel()

    var body: some View {
        List {
            Section(viewModel.summary) {
                ForEach(viewModel.habits) { habit in
                    HabitRow(habit: habit) { viewModel.toggleDone(habit) }
                }
                .onDelete(perform: viewModel.delete)
            }
        }
        HStack {
            TextField("New habit", text: $viewModel.newName).textFieldStyle(.roundedBorder)
            Button("Add", action: viewModel.add).disabled(!viewModel.canAdd)
        }
        .padding(.horizontal, 8)
    }
}

#Preview("After") {
    HabitListView()
}
