import Foundation

/// A kind of value that programs attach to a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What goes with a change of state from the write to the views that show it.
nonisolated public struct Transaction: @unchecked Sendable {
    /// How the change is animated. A host that doesn't animate shows the final values at once.
    public var animation: Animation?
    /// Animations that views ask for themselves are not to run.
    public var disablesAnimations = false
    /// The change is part of a longer one, such as a drag.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    var completions: [@MainActor () -> Void] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` when the changes made with this transaction are shown.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        completions.append(completion)
    }

    private static let calls = CallScoped<Transaction>()

    /// The transaction of the code that runs now; nil: none was asked for.
    static var active: Transaction? { calls.value }

    static var current: Transaction { active ?? Transaction() }

    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Transaction.calls.with(self, body)
    }

    /// Nothing is said of how changes are shown.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
    }

    /// Whether changes made with either can be shown together.
    func isSame(as other: Transaction) -> Bool {
        guard animation == other.animation, disablesAnimations == other.disablesAnimations,
            isContinuous == other.isContinuous, values.count == other.values.count
        else { return false }
        return values.allSatisfy { key, value in
            func isCounterpart<Value>(_ value: Value) -> Bool {
                (other.values[key] as? Value).map { SwiftUICore.isSame(value, $0) } ?? false
            }
            return _openExistential(value, do: isCounterpart)
        }
    }

    func merging(_ other: Transaction) -> Transaction {
        var merged = self
        if let animation = other.animation { merged.animation = animation }
        merged.disablesAnimations = disablesAnimations || other.disablesAnimations
        merged.isContinuous = isContinuous || other.isContinuous
        merged.values.merge(other.values) { $1 }
        return merged
    }
}

/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs `body`; the changes of state that it makes carry `transaction`.
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer {
        for completion in transaction.completions {
            DispatchQueue.main.async { assumingMainActor(completion) }
        }
    }
    return try transaction.asCurrent(body)
}

/// Runs `body`; the changes of state that it makes carry a transaction with this value.
nonisolated public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; the changes of state that it makes are animated. A host that doesn't animate shows the final values
/// at once.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs `body`; the changes of state that it makes are animated. `completion` is called when they are shown.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
