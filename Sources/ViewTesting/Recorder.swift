import Combine
import Foundation
import Observation

/// Records the values that a property of a view model has one after the other.
///
/// ```swift
/// let recorder = Recorder { model.state }
/// await model.load()
/// #expect(recorder.values == [.idle, .loading, .loaded(3)])
/// ```
///
/// Each write is seen, also where several follow each other in one function. Writes on other threads are recorded in
/// their order, too. The recorder keeps the model as long as it is there itself.
@MainActor
public final class Recorder<Value> {
    private let tracker: ChangeTracker<Value>
    private let log = ValueLog<Value>()
    private var last: Value?

    /// Records what `value` reads of `@Observable` objects.
    public init(_ value: @escaping @MainActor () -> Value) {
        tracker = ChangeTracker(value, willChange: log.append)
    }

    /// Records what `value` reads of an `ObservableObject`.
    public init<Object: ObservableObject>(_ object: Object, _ value: @escaping @MainActor (Object) -> Value) {
        tracker = ChangeTracker(object, { value(object) }, willChange: log.append)
    }

    isolated deinit {
        tracker.stop()
    }

    /// The values from the first, which it had when the recorder was made, to the latest.
    ///
    /// Where they can be compared, one that is equal to the one before isn't repeated: an `ObservableObject` tells of
    /// changes of all of its properties. See ``valuesWithRepeats``.
    public var values: [Value] { withoutRepeats(valuesWithRepeats) }

    /// The values from the first to the latest, one for each change that was told of, whatever changed.
    public var valuesWithRepeats: [Value] {
        // Changes are told of before they happen: each brings the value that the one before it has made.
        log.values + [last ?? tracker.current]
    }

    /// Runs an action and returns the values from its start to its end, without repeats as in ``values-swift.property``.
    public func values(during action: () async throws -> Void) async rethrows -> [Value] {
        let start = log.values.count
        try await action()
        return withoutRepeats(Array(valuesWithRepeats.dropFirst(start)))
    }

    /// Ends the recording; the values stay as they are now.
    public func stop() {
        guard last == nil else { return }
        last = tracker.current
        tracker.stop()
    }

    private func withoutRepeats(_ values: [Value]) -> [Value] {
        var kept: [Value] = []
        for value in values {
            if let last = kept.last, areEqual(last, value) { continue }
            kept.append(value)
        }
        return kept
    }
}

/// Values that come from any thread.
private final class ValueLog<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Value] = []

    var values: [Value] { lock.withLock { recorded } }

    func append(_ value: Value) {
        lock.withLock { recorded.append(value) }
    }
}

/// False where the values can't be compared.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    guard let a = a as? any Equatable else { return false }
    return compare(a)
}
