import SwiftUI

/// The second attempt: the model puts names together, and the view's own logic has names in an extension. The body
/// reads well, but to test the extension one still needs a view in a tree, where its state lives.
struct LogicInExtensionScreen: View {
    @Binding var persons: [Person]

    @State private var firstName = ""
    @State private var lastName = ""

    var body: some View {
        VStack {
            List(persons) { person in
                Text(person.fullName)
            }
            HStack {
                TextField("First name", text: $firstName)
                TextField("Last name", text: $lastName)
                Button("Add", action: addPerson)
                    .disabled(!canAdd)
            }
            .textFieldStyle(.roundedBorder)
            .padding(.horizontal, 8)
        }
    }
}

extension LogicInExtensionScreen {
    private var canAdd: Bool {
        !firstName.isEmpty && !lastName.isEmpty
    }

    private func addPerson() {
        persons.append(Person(firstName: firstName, lastName: lastName))
        firstName = ""
        lastName = ""
    }
}

#Preview("Logic in an extension") {
    @Previewable @State var persons = Person.samples
    LogicInExtensionScreen(persons: $persons)
}
