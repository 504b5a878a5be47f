import Foundation

struct Book: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var author: String
    var isRead = false
}

extension Book {
    static let samples = [
        Book(title: "Momo", author: "Michael Ende", isRead: true),
        Book(title: "Krabat", author: "Otfried Preußler"),
        Book(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin"),
        Book(title: "Emma", author: "Jane Austen", isRead: true),
        Book(title: "Kindred", author: "Octavia E. Butler"),
    ]
}
