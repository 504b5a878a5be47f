import Foundation

/// A note as a database might give it: everything but the title can be missing.
struct Note: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var text: String?
    var due: Date?
}

extension Note {
    static var samples: [Note] {
        [
            Note(title: "Groceries", text: "Bread\nTea"),
            Note(title: "Call the bank", due: .now),
            Note(title: "Ideas"),
        ]
    }
}
