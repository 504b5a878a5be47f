import Foundation

/// A stored property of a view that is connected to something outside of the view's value before its body runs.
///
/// A structure of a program's own that holds such properties and conforms is connected with them, and `update()` is
/// called on it before each run of the body.
public protocol DynamicProperty {
    /// Called before the view's body runs, when the properties inside are connected.
    mutating func update()

    /// Connects the property to what its view retains. Not to be implemented by programs.
    @MainActor
    static func _bind(_ property: UnsafeMutableRawPointer, _ context: _PropertyContext)

    /// Calls `update()`. Not to be implemented by programs.
    @MainActor
    static func _update(_ property: UnsafeMutableRawPointer)

    /// Whether a view that has `b` in place of `a` is unchanged. Not to be implemented by programs.
    static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool

    /// Made of other properties. Not to be implemented by programs.
    static var _isComposed: Bool { get }
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _bind(_ property: UnsafeMutableRawPointer, _ context: _PropertyContext) {}

    public static func _update(_ property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: Self.self).pointee.update()
    }

    public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let layout = TypeLayout.of(Self.self)
        guard let fields = layout.fields else { return memcmp(a, b, layout.size) == 0 }
        return fields.allSatisfy { field in
            let (x, y) = (a + field.offset, b + field.offset)
            return field.property?._isSame(x, y) ?? isSame(x, y, field.layout)
        }
    }

    public static var _isComposed: Bool { true }
}

/// A property of the framework's own, which is bound itself instead of by what it consists of.
protocol BoundProperty: DynamicProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext)

    /// Whether a view with the unbound property `new` in place of this one is unchanged.
    func isSame(as new: Self) -> Bool
}

extension BoundProperty {
    @MainActor
    public static func _bind(_ property: UnsafeMutableRawPointer, _ context: _PropertyContext) {
        property.assumingMemoryBound(to: Self.self).pointee.bind(context)
    }

    public static func _isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.isSame(as: b.assumingMemoryBound(to: Self.self).pointee)
    }

    public static var _isComposed: Bool { false }
}
