import Foundation
import Synchronization

/// Sees whether something is written to a state or a published property while a binding's function runs.
enum WriteProbe {
    // Programs write state on other threads too; such a write counts as one of the function's.
    private static let hasSeenWrite = Atomic(false)

    @inline(__always)
    static func note() {
        hasSeenWrite.store(true, ordering: .relaxed)
    }

    /// Whether there is a write while `body` runs.
    static func sees(_ body: () -> Void) -> Bool {
        let outer = hasSeenWrite.exchange(false, ordering: .relaxed)
        body()
        let isSeen = hasSeenWrite.load(ordering: .relaxed)
        if outer { note() }
        return isSeen
    }
}

/// A binding of the program's own functions through which a user has entered something several times to no effect.
struct FutileBinding {
    let type: Any.Type
    let entries: Int
}

extension Binding where Value: Equatable {
    /// Writes what a user has entered in a control. Gives the binding where its `set` never does anything that its
    /// `get` could show.
    ///
    /// One entry proves nothing: a filter may refuse it, a question may be asked first, a server may have to agree. So
    /// each of a number of entries in a row, with none that was taken ever, has to leave the value as it was, write no
    /// state and no published property, and make no view outdated. Constant bindings are made for that.
    @MainActor
    func enter(_ value: Value, tellingAfter limit: Int, in graph: Graph) -> FutileBinding? {
        guard let location = location as? FunctionalLocation<Value>, !graph.isDirty else {
            wrappedValue = value
            return nil
        }
        let former = Dependent.untracked { location.get() }
        let hasWritten = WriteProbe.sees { wrappedValue = value }
        let isFutile =
            value != former && Dependent.untracked { location.get() } == former
            && !hasWritten && !graph.isDirty
        guard isFutile else {
            // It works: nothing is to be told of it any more.
            location.futileEntries = .min
            return nil
        }
        location.futileEntries += 1
        guard location.futileEntries == limit else { return nil }
        return FutileBinding(type: Binding<Value>.self, entries: limit)
    }
}

extension MisuseReporter {
    /// Without the value, which may be a secret.
    func futileBinding(_ binding: FutileBinding, of control: String, named name: String?, in view: String) {
        let control = name.map { "\(control) \"\($0)\"" } ?? control
        tell(
            """
            The \(control) in \(view) has a \(binding.type) whose set does nothing that its get shows: after \
            \(binding.entries) entries its value is as before. Write in set what get reads; what can't be changed has \
            the modifier disabled(true).
            """)
    }
}
