import SwiftUI
import Testing
import ViewTesting

@testable import PeopleExample

@MainActor
struct PeopleViewTests {
    @Test(arguments: LogicPlace.allCases)
    func `a person is added, wherever the logic is`(place: LogicPlace) throws {
        let screen = TestScene(PeopleView())
        try screen.toggle(place.rawValue).toggle()
        #expect(screen.rows == ["Ada Lovelace", "Alan Turing"])
        #expect(try !screen.button("Add").isEnabled)

        try screen.textField("First name").type("Grace")
        #expect(try !screen.button("Add").isEnabled)
        try screen.textField("Last name").type("Hopper")
        #expect(try screen.button("Add").isEnabled)

        try screen.button("Add").tap()
        #expect(screen.rows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
        #expect(try screen.textField("First name").text == "")
        #expect(try screen.textField("Last name").text == "")
        #expect(try !screen.button("Add").isEnabled)
    }

    @Test func `the three screens show the same persons`() throws {
        let screen = TestScene(PeopleView())
        try screen.textField("First name").type("Grace")
        try screen.textField("Last name").type("Hopper")
        try screen.button("Add").tap()

        try screen.toggle("a view model").toggle()
        #expect(try screen.toggle("a view model").isOn == true)
        #expect(try screen.toggle("the view").isOn == false)
        #expect(screen.rows.last == "Grace Hopper")
    }

    @Test func `a screen works with any array of persons`() throws {
        struct Club: View {
            @State var members: [Person] = []

            var body: some View {
                LogicInViewModelScreen(persons: $members)
                Text("\(members.count) members")
            }
        }

        let screen = TestScene(Club())
        #expect(screen.texts.contains("0 members"))
        try screen.textField("First name").type("Grace")
        try screen.textField("Last name").type("Hopper")
        try screen.button("Add").tap()
        #expect(screen.texts.contains("1 members"))
    }
}
