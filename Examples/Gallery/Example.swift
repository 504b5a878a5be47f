import BooksExample
import ComposerExample
import HabitsExample
import HumanResourcesExample
import NotesExample
import PeopleExample
import SwiftUI

/// The programs that the gallery shows, by the names that it takes on the command line.
enum Example: String, CaseIterable {
    case people = "People"
    case books = "Books"
    case habits = "Habits"
    case notes = "Notes"
    case composer = "Composer"
    case humanResources = "HumanResources"

    var summary: String {
        switch self {
        case .people: "logic in a view, in an extension, in a view model"
        case .books: "a store in the environment, and a view model where it pays"
        case .habits: "one screen before and after its logic was drawn out"
        case .notes: "bindings to optional values"
        case .composer: "a validator and an action as types of their own"
        case .humanResources: "objects inside of objects: a fault and two cures"
        }
    }

    @MainActor @ViewBuilder
    var content: some View {
        switch self {
        case .people: PeopleView()
        case .books: BooksView()
        case .habits: HabitsView()
        case .notes: NotesView()
        case .composer: ComposerView()
        case .humanResources: HumanResourcesView()
        }
    }
}
