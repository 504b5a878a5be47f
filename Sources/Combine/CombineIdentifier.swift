import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)

    private let value: UInt64

    /// Makes an identifier that no other has.
    public init() {
        value = Self.counter.add(1, ordering: .relaxed).newValue << 1 | 1
    }

    /// Makes the identifier of an object, which is the same for as long as it lives.
    public init(_ object: AnyObject) {
        // Objects are aligned, so that an even number never meets one of the counter.
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String {
        "0x" + String(value, radix: 16)
    }
}

/// Something that has a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
    /// What tells this value apart from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
