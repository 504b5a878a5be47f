import Foundation

/// The employees. Announces each change of the array to whoever observes *this* object.
@MainActor
final class Staff: ObservableObject {
    @Published var employees = Employee.samples

    func hire() {
        employees.append(Employee(firstName: "Tina", lastName: "Trainee"))
    }
}
