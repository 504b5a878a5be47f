import SwiftUI

/// One element of the lists that generated views show.
struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isOn = false
    var parts: [Int] = []
}

/// All that a generated view can show, whichever way it comes to it.
@MainActor
protocol Facts {
    var flags: [Bool] { get set }
    var words: [String] { get set }
    var numbers: [Int] { get set }
    var lists: [[Item]] { get set }
}

/// The facts in the root's state, and the tree of views to show.
struct Values: Facts, Equatable {
    var tree: Tree
    var flags = [true, false, true]
    var words = ["one", "", "a longer one"]
    var numbers = [0, 1, 2]
    var lists: [[Item]]
}

@Observable
final class ObservedFacts: Facts {
    var flags = [true, false, true]
    var words = ["two", "", "another longer one"]
    var numbers = [0, 1, 2]
    var lists: [[Item]]

    init(lists: [[Item]]) {
        self.lists = lists
    }
}

final class PublishedFacts: ObservableObject, Facts {
    @Published var flags = [true, false, true]
    @Published var words = ["three", "", "yet another longer one"]
    @Published var numbers = [0, 1, 2]
    @Published var lists: [[Item]]

    init(lists: [[Item]]) {
        self.lists = lists
    }
}

/// A model of its own for each item.
@Observable
final class Note {
    var text: String

    init(_ text: String) {
        self.text = text
    }
}

/// The state outside of the views.
@MainActor
final class World {
    let observed: ObservedFacts
    let published: PublishedFacts
    private var notes: [Int: Note] = [:]

    init(lists: [[Item]]) {
        observed = ObservedFacts(lists: lists)
        published = PublishedFacts(lists: lists)
    }

    func note(for id: Int) -> Note {
        if let note = notes[id] { return note }
        let note = Note("note \(id)")
        notes[id] = note
        return note
    }
}

/// Which facts, and which of them.
struct Ref: Equatable {
    enum Source: CaseIterable {
        case state, observed, published
    }

    var source: Source
    var index: Int
}
