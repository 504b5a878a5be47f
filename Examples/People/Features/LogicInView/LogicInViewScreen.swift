import SwiftUI

/// The first attempt: everything is written where it is needed, in the middle of the layout. No test gets at any of it
/// without the view.
struct LogicInViewScreen: View {
    @Binding var persons: [Person]

    @State private var firstName = ""
    @State private var lastName = ""

    var body: some View {
        VStack {
            List(persons) { person in
                // How a name is put together is the model's business, yet each view that shows one says it again.
                Text("\(person.firstName) \(person.lastName)")
            }
            HStack {
                TextField("First name", text: $firstName)
                TextField("Last name", text: $lastName)
                Button("Add") {
                    persons.append(Person(firstName: firstName, lastName: lastName))
                    firstName = ""
                    lastName = ""
                }
                .disabled(firstName.isEmpty || lastName.isEmpty)
            }
            .textFieldStyle(.roundedBorder)
            .padding(.horizontal, 8)
        }
    }
}

#Preview("Logic in the view") {
    @Previewable @State var persons = Person.samples
    LogicInViewScreen(persons: $persons)
}
