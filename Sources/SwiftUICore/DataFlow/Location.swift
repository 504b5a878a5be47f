import Foundation

/// A place that a binding reads and writes.
protocol Location<Value>: AnyObject {
    associatedtype Value

    /// Reads the value; whoever is being evaluated depends on it.
    func get() -> Value
    func set(_ value: Value, transaction: Transaction)
    /// Whether both name the same place, so that a view with the other one is unchanged.
    func isSame(as other: any Location) -> Bool
}

/// A part of another place.
final class KeyPathLocation<Base, Value>: Location {
    private let base: any Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: any Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    func get() -> Value { base.get()[keyPath: keyPath] }

    func set(_ value: Value, transaction: Transaction) {
        var whole = Dependent.untracked { base.get() }
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A place that a program gives as a pair of functions.
final class FunctionalLocation<Value>: Location {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What a user has entered through this, one after the other, to no effect at all.
    var futileEntries = 0

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    func get() -> Value { getter() }

    func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }

    func isSame(as other: any Location) -> Bool {
        self === other
    }
}

final class ConstantLocation<Value>: Location {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    func get() -> Value { value }

    func set(_ value: Value, transaction: Transaction) {}

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return SwiftUICore.isSame(value, other.value)
    }
}

/// The inside of an optional place whose value was there when the binding was made.
///
/// When it is nil later, a reader gets the last value: views that are about to leave are still asked once more.
final class UnwrappedLocation<Value>: Location {
    private let base: any Location<Value?>
    private var last: Value

    init(_ base: any Location<Value?>, _ value: Value) {
        self.base = base
        last = value
    }

    func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }

    func set(_ value: Value, transaction: Transaction) {
        guard Dependent.untracked({ base.get() }) != nil else { return }
        last = value
        base.set(value, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A place seen as optional.
final class OptionalLocation<Value>: Location {
    private let base: any Location<Value>

    init(_ base: any Location<Value>) {
        self.base = base
    }

    func get() -> Value? { base.get() }

    func set(_ value: Value?, transaction: Transaction) {
        guard let value else { return }
        base.set(value, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? OptionalLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A hashable place seen as one of erased type.
final class HashableLocation<Value: Hashable>: Location {
    private let base: any Location<Value>

    init(_ base: any Location<Value>) {
        self.base = base
    }

    func get() -> AnyHashable { AnyHashable(base.get()) }

    func set(_ value: AnyHashable, transaction: Transaction) {
        guard let value = value.base as? Value else {
            preconditionFailure("A binding to \(Value.self) was given \(value.base), which is no \(Value.self).")
        }
        base.set(value, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? HashableLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}
