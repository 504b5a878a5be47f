import Foundation

/// A kind of value in the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
nonisolated public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
    private let scope: Scope?
    /// The view that reads, for messages.
    let reader: Any.Type?
    /// Written over what the scope holds.
    private(set) var written: [EnvironmentEntry] = []

    /// The values as they are where nobody sets any.
    public init() {
        scope = nil
        reader = nil
    }

    init(_ scope: Scope, reader: Any.Type? = nil) {
        self.scope = scope
        self.reader = reader
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in written where entry.key == id {
                return unsafeDowncast(entry, to: TypedEntry<Key.Value>.self).value
            }
            guard let scope else { return Key.defaultValue }
            return assumingMainActor { scope.read(id) { Key.defaultValue } }
        }
        set {
            let entry = TypedEntry(ObjectIdentifier(key), newValue)
            if let index = written.firstIndex(where: { $0.key == entry.key }) {
                written[index] = entry
            } else {
                written.append(entry)
            }
        }
    }

    public var description: String {
        "EnvironmentValues(\(written.count) written)"
    }
}
