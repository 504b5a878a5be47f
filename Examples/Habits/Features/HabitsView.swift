import SwiftUI

/// One screen twice: before and after its logic was drawn out into a view model.
public struct HabitsView: View {
    @State private var hasViewModel = true

    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Toggle("With a view model", isOn: $hasViewModel).padding(.horizontal, 8)
            if hasViewModel {
                HabitListView()
            } else {
                PlainHabitListView()
            }
        }
        .navigationTitle("Habits")
    }
}

#Preview("Habits") {
    NavigationStack { HabitsView() }
}
