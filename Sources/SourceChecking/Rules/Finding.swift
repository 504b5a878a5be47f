/// How bad it is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth a thought.
    case note
    /// Goes wrong in some situations.
    case warning
    /// Goes wrong.
    case error

    public static func < (one: Severity, other: Severity) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
}

/// A fault at a place.
struct Finding: Sendable {
    let rule: String
    let severity: Severity
    let path: String
    let span: Span
    let place: LineAndColumn
    /// What goes wrong for the user of the program.
    let message: String
    var related: [Related] = []
    var fix: Fix?

    /// Another place that belongs to it.
    struct Related: Sendable {
        let path: String
        let place: LineAndColumn
        let message: String
    }
}

/// A safe cure.
struct Fix: Sendable {
    let title: String
    let edits: [Edit]
}

/// A stretch of a file and what is to stand there.
struct Edit: Hashable, Sendable {
    let path: String
    let span: Span
    let replacement: String
}
