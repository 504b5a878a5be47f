import Foundation

/// A two-way connection to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// What writes through this binding carry with them.
    public var transaction = Transaction()
    let location: any Location<Value>

    init(location: any Location<Value>) {
        self.location = location
    }

    /// Reads and writes by functions of the program.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionalLocation(get: get) { value, _ in set(value) }
    }

    /// Reads and writes by functions of the program, the writing one of which is told the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionalLocation(get: get, set: set)
    }

    /// A binding to a value that never changes; writes have no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. A view that reads it follows its changes.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            let current = Transaction.current
            if transaction.isPlain { return location.set(newValue, transaction: current) }
            let merged = current.merging(transaction)
            merged.asCurrent { location.set(newValue, transaction: merged) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
    }

    private init(location: any Location<Value>, transaction: Transaction) {
        self.location = location
        self.transaction = transaction
    }

    /// The same place, seen as optional; nil can't be written.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalLocation(base.location), transaction: base.transaction)
    }

    /// The place inside an optional one; nil where that holds nothing now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, value), transaction: base.transaction)
    }

    /// The same place, with its type hidden. To write a value of another type stops the program.
    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(location: HashableLocation(base.location), transaction: base.transaction)
    }

    /// The same place; what is written carries this transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// The same place; what is written is animated like this.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: BoundProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext) {}

    func isSame(as new: Binding<Value>) -> Bool {
        location === new.location || location.isSame(as: new.location)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }

    public var endIndex: Value.Index { wrappedValue.endIndex }

    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
