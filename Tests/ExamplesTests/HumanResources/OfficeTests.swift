import Combine
import Testing

@testable import HumanResourcesExample

@MainActor
struct OfficeTests {
    @Test func `hiring adds an employee`() {
        let office = Office()
        office.staff.hire()
        #expect(
            office.staff.employees.map(\.fullName) == [
                "Ines Okafor", "Jonas Weber", "Mei Tanaka", "Tina Trainee",
            ])
        let other = ObservableOffice()
        other.staff.hire()
        #expect(other.staff.employees.count == 4)
    }

    @Test func `hiring is announced by the staff, and not by the office around it`() {
        let office = Office()
        var announcements: [String] = []
        let observers = [
            office.objectWillChange.sink { announcements.append("office") },
            office.staff.objectWillChange.sink { announcements.append("staff") },
        ]
        office.staff.hire()
        #expect(announcements == ["staff"])
        office.staff = Staff()
        #expect(announcements == ["staff", "office"])
        for observer in observers { observer.cancel() }
    }
}
