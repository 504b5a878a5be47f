import SwiftUI
import Testing

@testable import PeopleExample

@MainActor
struct LogicInViewModelTests {
    /// Whoever shows the screen has the persons; here that is the test.
    final class Owner {
        var persons: [Person] = []
        var binding: Binding<[Person]> {
            Binding(get: { self.persons }, set: { self.persons = $0 })
        }
    }

    let viewModel = LogicInViewModelScreen.ViewModel()

    @Test(arguments: [("", ""), ("Grace", ""), ("", "Hopper")])
    func `nobody can be added while a name is missing`(firstName: String, lastName: String) {
        viewModel.firstName = firstName
        viewModel.lastName = lastName
        #expect(!viewModel.canAdd)
    }

    @Test func `adding appends the person and makes room for the next`() {
        let owner = Owner()
        viewModel.firstName = "Grace"
        viewModel.lastName = "Hopper"
        #expect(viewModel.canAdd)

        viewModel.addPerson(to: owner.binding)
        #expect(owner.persons.map(\.fullName) == ["Grace Hopper"])
        #expect(viewModel.firstName.isEmpty && viewModel.lastName.isEmpty)
        #expect(!viewModel.canAdd)
    }
}
