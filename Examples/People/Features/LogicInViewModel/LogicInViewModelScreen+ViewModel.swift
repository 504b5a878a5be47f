import SwiftUI

extension LogicInViewModelScreen {
    @MainActor
    final class ViewModel: ObservableObject {
        @Published var firstName = ""
        @Published var lastName = ""

        var canAdd: Bool {
            !firstName.isEmpty && !lastName.isEmpty
        }

        /// The persons are not the view model's: whoever shows the screen has them and lends them by a binding.
        func addPerson(to persons: Binding<[Person]>) {
            persons.wrappedValue.append(Person(firstName: firstName, lastName: lastName))
            firstName = ""
            lastName = ""
        }
    }
}
