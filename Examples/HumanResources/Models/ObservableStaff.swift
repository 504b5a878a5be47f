import Foundation
import Observation

/// The employees once more, with observation by property: a view follows what its body has read, wherever it is.
@MainActor
@Observable
final class ObservableStaff {
    var employees = Employee.samples

    func hire() {
        employees.append(Employee(firstName: "Tina", lastName: "Trainee"))
    }
}
