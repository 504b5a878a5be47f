import Foundation

/// Tells, in words and once for each place, what a program does that SwiftUI doesn't allow.
final class MisuseReporter: @unchecked Sendable {
    /// Where messages go besides standard error: tests set this to expect them.
    @TaskLocal static var observer: (@Sendable (String) -> Void)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    static func tell(_ message: String) {
        if let observer {
            observer(message)
            return
        }
        lock.lock()
        let isNew = told.insert(message).inserted
        lock.unlock()
        guard isNew else { return }
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }

    func wroteDuringUpdate(view: String, reader: String) {
        MisuseReporter.tell(
            """
            State was written while the body of \(view) ran; \(reader) reads it. Write in an action, in onChange or \
            in task instead: a body only describes.
            """)
    }

    func neverSettles(view: String, rounds: Int) {
        MisuseReporter.tell(
            """
            The scene did not settle in \(rounds) rounds and is shown as it is now: an effect of \(view) writes state \
            that makes it run again.
            """)
    }

    static func stateNotInstalled(_ type: Any.Type) {
        tell(
            """
            A @State of type \(type) was written before its view is in the tree. The write has no effect; give the \
            initial value in the initialiser.
            """)
    }

    static func stateObjectNotInstalled(_ type: Any.Type) {
        tell(
            """
            The @StateObject \(type) was read before its view is in the tree. Each such access makes a new object, \
            which is lost.
            """)
    }

    static func publishedInBackground(_ type: Any.Type) {
        tell(
            """
            \(type) published a change on a background thread. Its view is updated on the main actor a moment later; \
            write on the main actor, or use receive(on: DispatchQueue.main).
            """)
    }

    static func missingObject(_ type: Any.Type, modifier: String, view: String?) -> Never {
        let reader = view.map { "\($0) reads" } ?? "A view reads"
        fatalError("\(reader) \(type) from the environment, but no view above it calls \(modifier) with one.")
    }

    static func duplicateID(_ id: Any, in view: String) {
        tell(
            """
            ForEach in \(view): the id \(id) occurs several times. Only its first element keeps state and moves \
            properly; give each element an id of its own.
            """)
    }

    static func unobserved(object: Any.Type, view: String) {
        tell(
            """
            \(object) has changed. The body of \(view) read it, but no view observes it, so nothing is shown of the \
            change. Hand it to a view that declares it with @ObservedObject, or make it @Observable.
            """)
    }
}
