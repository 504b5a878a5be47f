import Foundation

struct Employee: Identifiable, Equatable {
    let id = UUID()
    var firstName: String
    var lastName: String

    var fullName: String { "\(firstName) \(lastName)" }
}

extension Employee {
    static let samples = [
        Employee(firstName: "Ines", lastName: "Okafor"),
        Employee(firstName: "Jonas", lastName: "Weber"),
        Employee(firstName: "Mei", lastName: "Tanaka"),
    ]

    static let trainee = Employee(firstName: "Tina", lastName: "Trainee")
}
