import Foundation

/// Tells, in words and once for each place, what a program does that SwiftUI doesn't allow.
///
/// Messages go to who observes the scene they are about, else to who observes the code that runs, else to standard
/// error.
package final class MisuseReporter: @unchecked Sendable {
    /// Gets the messages of what runs below, where they aren't about a known scene.
    package static let observer = CallScoped<@Sendable (String) -> Void>()

    /// Gets the messages about one scene.
    var observer: (@Sendable (String) -> Void)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    static func tell(_ message: String) {
        if let observer = observer.value {
            observer(message)
        } else {
            print(message)
        }
    }

    func tell(_ message: String) {
        if let observer {
            observer(message)
        } else {
            MisuseReporter.tell(message)
        }
    }

    /// Writes a message to standard error; each only once in the life of a process.
    package static func print(_ message: String) {
        lock.lock()
        let isNew = told.insert(message).inserted
        lock.unlock()
        guard isNew else { return }
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }

    func wroteDuringUpdate(_ written: String, view: String, reader: String) {
        tell(
            """
            \(written) was written while the body of \(view) ran; \(reader) reads it. Write in an action, in onChange or \
            in task instead: a body only describes.
            """)
    }

    /// ` in the body of Sidebar`, where a body runs.
    private static var place: String {
        nonisolated(unsafe) let node = Dependent.evaluatedNode
        return assumingMainActor { node.map { " in the body of \($0.owningViewName)" } ?? "" }
    }

    static func stateNotInstalled(_ wrapper: String, _ type: Any.Type, wasRead: Bool) {
        if wasRead {
            tell(
                """
                A @\(wrapper) of type \(type) was read\(place) before its view is in the tree. What is read is the initial \
                value, and follows no change; read it in the body of its view.
                """)
        } else {
            tell(
                """
                A @\(wrapper) of type \(type) was written\(place) before its view is in the tree. The write has no effect; \
                give the initial value in the initialiser.
                """)
        }
    }

    static func bindingNotInstalled(_ type: Any.Type) {
        tell(
            """
            The binding of a @State of type \(type) was taken\(place) before its view is in the tree. It gives the \
            initial value for ever, and writes have no effect; take it in the body of its view.
            """)
    }

    static func stateObjectNotInstalled(_ type: Any.Type) {
        tell(
            """
            The @StateObject \(type) was read\(place) before its view is in the tree. Each such access makes a new \
            object, which is lost.
            """)
    }

    func publishedInBackground(_ type: Any.Type, follower: DeclaredProperty?) {
        tell(
            """
            \(type) published a change on a background thread. \(follower?.phrase ?? "Its view") is updated on the main \
            actor a moment later; write on the main actor, or use receive(on: DispatchQueue.main).
            """)
    }

    static func missingObject(_ type: Any.Type, modifier: String, reader: Any.Type?) -> Never {
        fatalError(missingObjectMessage(type, modifier: modifier, reader: reader))
    }

    static func missingObjectMessage(_ type: Any.Type, modifier: String, reader: Any.Type?) -> String {
        let reader = reader.map { "\($0) reads" } ?? "A view reads"
        return "\(reader) \(type) from the environment, but no view above it calls \(modifier) with one."
    }

    func unobserved(object: Any.Type, view: String, path: String?) {
        tell(
            """
            \(object) has changed. The body of \(view) read it\(path.map { " as \($0)" } ?? ""), but no view observes \
            it, so nothing is shown of the change. Hand it to a view that declares it with @ObservedObject, or make it @Observable.
            """)
    }
}
