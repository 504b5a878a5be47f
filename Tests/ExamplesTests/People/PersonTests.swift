import Testing

@testable import PeopleExample

@Test func `a person's full name is both names with a blank between`() {
    #expect(Person(firstName: "Grace", lastName: "Hopper").fullName == "Grace Hopper")
}
