import SwiftUI

/// The third attempt: a view model has the logic and what is being typed; the view only shows and hands on.
struct LogicInViewModelScreen: View {
    @Binding var persons: [Person]

    @StateObject private var viewModel = ViewModel()

    var body: some View {
        VStack {
            List(persons) { person in
                Text(person.fullName)
            }
            HStack {
                TextField("First name", text: $viewModel.firstName)
                TextField("Last name", text: $viewModel.lastName)
                Button("Add") { viewModel.addPerson(to: $persons) }
                    .disabled(!viewModel.canAdd)
            }
            .textFieldStyle(.roundedBorder)
            .padding(.horizontal, 8)
        }
    }
}

#Preview("Logic in a view model") {
    @Previewable @State var persons = Person.samples
    LogicInViewModelScreen(persons: $persons)
}
