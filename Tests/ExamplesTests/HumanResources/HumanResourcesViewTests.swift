import SwiftUI
import Testing
import ViewTesting

@testable import HumanResourcesExample

@MainActor
struct HumanResourcesViewTests {
    let staffAtFirst = ["Ines Okafor", "Jonas Weber", "Mei Tanaka"]

    @Test func `the fault: the model grows, the list stays, and a message says why`() throws {
        let office = Office()
        let screen = TestScene(NestedObjectsView(office: office), misuse: .collected)
        try screen.button("Add employee").tap()
        #expect(office.staff.employees.count == 4)
        try screen.button("Add employee").tap()
        #expect(office.staff.employees.count == 5)

        #expect(screen.rows == staffAtFirst)
        #expect(screen.messages.count == 1)
        let message = try #require(screen.messages.first)
        #expect(message.contains("Staff has changed"))
        #expect(message.contains("NestedObjectsView"))
        #expect(message.contains("@ObservedObject") && message.contains("@Observable"))
    }

    @Test func `the fault shows the change late, when the office itself announces one`() throws {
        let office = Office()
        let screen = TestScene(NestedObjectsView(office: office), misuse: .collected)
        try screen.button("Add employee").tap()
        office.objectWillChange.send()
        #expect(screen.rows == staffAtFirst + ["Tina Trainee"])
    }

    @Test func `with a view of its own each press adds a row`() throws {
        let office = Office()
        let screen = TestScene(OwnViewCure(office: office))
        try screen.button("Add employee").tap()
        #expect(screen.rows == staffAtFirst + ["Tina Trainee"])
        try screen.button("Add employee").tap()
        #expect(screen.rows.count == 5)
        #expect(office.staff.employees.count == 5)
    }

    @Test func `with observation each press adds a row`() throws {
        let office = ObservableOffice()
        let screen = TestScene(ObservationCure(office: office))
        try screen.button("Add employee").tap()
        #expect(screen.rows == staffAtFirst + ["Tina Trainee"])
        try screen.button("Add employee").tap()
        #expect(screen.rows.count == 5)
        #expect(office.staff.employees.count == 5)
    }

    @Test(arguments: [(Variant.fault, 3), (.ownView, 4), (.observation, 4)])
    func `the fault and its cures can be compared`(variant: Variant, rowsAfterwards: Int) throws {
        let screen = TestScene(HumanResourcesView(), misuse: .collected)
        try screen.toggle(variant.rawValue).toggle()
        #expect(screen.texts.contains(variant.explanation))
        try screen.button("Add employee").tap()
        #expect(screen.rows.count == rowsAfterwards)
        #expect(screen.messages.isEmpty == (variant != .fault))
    }
}
