import SwiftUI
import Testing
import ViewTesting

@testable import BooksExample
@testable import ComposerExample
@testable import HumanResourcesExample
@testable import PeopleExample

/// What an example's screen shows after any actions is what a screen shows that is made afresh over the same state.
@MainActor @Suite
struct StepwiseTests {
    /// A screen whose state is outside of it, or in what it shows: in its fields and toggles.
    struct Subject {
        let make: () -> TestScene
        /// Changes the state from outside.
        let disturb: (Int) -> Void
    }

    private static func scene<Content: View>(
        misuse: MisuseHandling = .fails, @ViewBuilder _ content: () -> Content
    ) -> TestScene {
        TestScene(columns: 80, rows: 60, misuse: misuse, content: content)
    }

    private static func people<Screen: View>(_ screen: @escaping (Binding<[Person]>) -> Screen) -> Subject {
        let store = Store()
        let generation = Generation()
        return Subject(
            make: {
                scene {
                    Following(generation) {
                        screen(
                            Binding(
                                get: { store.persons },
                                set: {
                                    store.persons = $0
                                    generation.count += 1
                                }))
                    }
                }
            },
            disturb: { number in
                switch number % 3 {
                case 0: store.persons.reverse()
                case 1: store.persons.append(Person(firstName: "New", lastName: "\(number)"))
                default: if !store.persons.isEmpty { store.persons.removeFirst() }
                }
                generation.count += 1
            })
    }

    private final class Store {
        var persons = Person.samples
    }

    /// Has a view evaluated again whose state is where nobody observes it.
    @Observable
    final class Generation {
        var count = 0
    }

    struct Following<Content: View>: View {
        let generation: Generation
        let content: () -> Content

        init(_ generation: Generation, content: @escaping () -> Content) {
            self.generation = generation
            self.content = content
        }

        var body: some View {
            let _ = generation.count
            content()
        }
    }

    enum Screen: String, CaseIterable {
        case logicInView, logicInExtension, logicInViewModel, books, ownView, observation, composer
    }

    private static func subject(_ screen: Screen) -> Subject {
        switch screen {
        case .logicInView: return people { LogicInViewScreen(persons: $0) }
        case .logicInExtension: return people { LogicInExtensionScreen(persons: $0) }
        case .logicInViewModel: return people { LogicInViewModelScreen(persons: $0) }
        case .books:
            let store = BookStore()
            return Subject(
                make: { scene { NavigationStack { BookListView(store: store) } } },
                disturb: { number in
                    switch number % 3 {
                    case 0: store.books.shuffle()
                    case 1: store.books.append(Book(title: "Title \(number)", author: "Author", isRead: number > 50))
                    default: if !store.books.isEmpty { store.books.removeLast() }
                    }
                })
        case .ownView:
            let office = Office()
            return Subject(
                make: { scene { OwnViewCure(office: office) } }, disturb: { _ in office.staff.employees.reverse() })
        case .observation:
            let office = ObservableOffice()
            return Subject(
                make: { scene { ObservationCure(office: office) } }, disturb: { _ in office.staff.hire() })
        case .composer:
            return Subject(make: { scene { PostForm(session: Refusing()) } }, disturb: { _ in })
        }
    }

    private struct Refusing: PostSession {
        func upload(_ text: String) async throws {
            try await Task.sleep(for: .seconds(600))
        }
    }

    @Test(arguments: Screen.allCases)
    func `after any actions an example shows what it would show afresh`(screen: Screen) throws {
        for seed in 0..<40 {
            var random = Numbers(state: UInt64(seed * 7919 + 17))
            let subject = Self.subject(screen)
            let stepwise = subject.make()
            var steps: [String] = []
            for _ in 0..<6 {
                steps.append(try act(on: stepwise, subject, &random))
                let fresh = subject.make()
                try copyInputs(from: stepwise, to: fresh)
                #expect(
                    outline(stepwise) == outline(fresh),
                    "\(screen.rawValue), seed \(seed): \(steps.joined(separator: ", "))")
                fresh.close()
            }
            stepwise.close()
            #expect(stepwise.aliveNodesAfterClose == 0)
        }
    }

    @Test func `the fault of nested objects is such a difference`() throws {
        let office = Office()
        let stepwise = Self.scene(misuse: .collected) { NestedObjectsView(office: office) }
        try stepwise.button("Add employee").tap()
        let fresh = Self.scene { NestedObjectsView(office: office) }
        #expect(stepwise.rows.count == 3)
        #expect(fresh.rows.count == 4)
        #expect(outline(stepwise) != outline(fresh))
        #expect(stepwise.messages.count == 1)
    }

    private func act(on screen: TestScene, _ subject: Subject, _ random: inout Numbers) throws -> String {
        let (fields, toggles) = (screen.elements(.textField), screen.elements(.toggle))
        let buttons = screen.elements(.button).filter { $0.isEnabled && !$0.label.contains("Post") }
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
            guard let field = fields.randomElement(using: &random) else { break }
            let text = ["a", "M", " ", "é"].randomElement(using: &random) ?? "x"
            try field.type(text)
            return "type \(text) into \(field.label)"
        case 3:
            guard let field = fields.randomElement(using: &random) else { break }
            try field.clear()
            return "clear \(field.label)"
        case 4:
            guard let toggle = toggles.randomElement(using: &random) else { break }
            try toggle.tap()
            return "toggle \(toggle.label)"
        case 5, 6:
            guard let button = buttons.filter({ !$0.label.contains("\n") }).randomElement(using: &random) else { break }
            // Links lead away from the screen.
            guard ["Add", "Mark"].contains(where: button.label.hasPrefix) else { break }
            let name = button.label
            try button.tap()
            return "tap \(name)"
        default:
            break
        }
        let number = Int.random(in: 0..<100, using: &random)
        subject.disturb(number)
        return "disturb \(number)"
    }

    /// What a user has typed and chosen is state too.
    private func copyInputs(from screen: TestScene, to fresh: TestScene) throws {
        for (field, copy) in zip(screen.elements(.textField), fresh.elements(.textField)) {
            try copy.replaceText(with: field.value ?? "")
        }
        for (toggle, copy) in zip(screen.elements(.toggle), fresh.elements(.toggle)) where toggle.isOn != copy.isOn {
            try copy.tap()
        }
    }

    private func outline(_ screen: TestScene) -> [String] {
        let kinds: [TestElement.Kind] = [.text, .image, .button, .toggle, .textField, .row]
        return kinds.flatMap { screen.elements($0) }.map { element in
            "\(element.label) \(element.value ?? "") \(element.frame) \(element.isEnabled)"
        }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) ^ (state << 31)
        }
    }
}
