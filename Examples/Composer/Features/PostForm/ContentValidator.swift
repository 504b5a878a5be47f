import SwiftUI

/// Decides whether a text can be posted.
@MainActor
struct ContentValidator {
    static let longest = 140

    @Binding var canPost: Bool

    func validate(_ content: String) {
        canPost = (1...Self.longest).contains(content.count)
    }
}
