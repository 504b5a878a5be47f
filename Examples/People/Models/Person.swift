import Foundation

struct Person: Identifiable, Equatable {
    let id = UUID()
    var firstName: String
    var lastName: String

    var fullName: String { "\(firstName) \(lastName)" }
}

extension Person {
    static let samples = [
        Person(firstName: "Ada", lastName: "Lovelace"),
        Person(firstName: "Alan", lastName: "Turing"),
    ]
}
