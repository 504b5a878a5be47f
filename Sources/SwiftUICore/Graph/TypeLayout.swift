import Foundation
@_spi(Reflection) import Swift

/// What the engine has to know of a type's fields, found once per type: where its dynamic properties are, and how two
/// of its values are compared.
final class TypeLayout {
    struct Field {
        /// As it is declared: of a property wrapper's storage without the underscore.
        let name: String
        let offset: Int
        let layout: TypeLayout
        let property: (any DynamicProperty.Type)?
    }

    /// A dynamic property inside a value, at whatever depth of nesting.
    struct Property {
        /// With those that it is part of in front: `store.count`.
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
        /// A property made of others: bound by binding these, and then told by `update()`.
        let isComposed: Bool
    }

    let type: Any.Type
    let size: Int
    let isTrivial: Bool
    let hasPadding: Bool
    let equals: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    /// nil where the type can't be taken apart: enums, classes, closures.
    let fields: [Field]?
    /// Inner ones before the property they are part of.
    let properties: [Property]
    let hasComposedProperties: Bool
    /// Declared by the framework, not by a program. Asked for on the main actor only.
    private(set) lazy var isOfFramework = ["SwiftUICore.", "SwiftUI."].contains(where: _typeName(type).hasPrefix)

    nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeLayout] = [:]
    private static let lock = NSRecursiveLock()

    static func of(_ type: Any.Type) -> TypeLayout {
        lock.lock()
        defer { lock.unlock() }
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = TypeLayout(type)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init(_ type: Any.Type) {
        self.type = type
        (size, isTrivial) = measure(type)
        equals = equality(ofAny: type)
        let fields = fieldsOf(type)
        self.fields = fields
        hasPadding = (fields?.reduce(0) { $0 + $1.layout.size } ?? size) != size
        var properties: [Property] = []
        for field in fields ?? [] {
            guard let property = field.property else { continue }
            if property._isComposed {
                properties += field.layout.properties.map {
                    Property(
                        name: "\(field.name).\($0.name)", offset: field.offset + $0.offset, type: $0.type,
                        isComposed: $0.isComposed)
                }
            }
            properties.append(
                Property(
                    name: field.name, offset: field.offset, type: property, isComposed: property._isComposed))
        }
        self.properties = properties
        hasComposedProperties = properties.contains(where: \.isComposed)
    }
}

private func measure(_ type: Any.Type) -> (size: Int, isTrivial: Bool) {
    func open<T>(_: T.Type) -> (Int, Bool) {
        (MemoryLayout<T>.size, _isPOD(T.self))
    }
    return open(type)
}

private func equality(ofAny type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if type is AnyClass { return nil }
    if let collection = type as? any (Collection & Equatable).Type {
        return equality(ofCollection: collection)
    }
    guard let equatable = type as? any Equatable.Type else { return nil }
    return equality(of: equatable)
}

private func fieldsOf(_ type: Any.Type) -> [TypeLayout.Field]? {
    guard hasFields(type) else { return nil }
    var fields: [TypeLayout.Field] = []
    // 2: go on over what reflection can't name.
    let options = _EachFieldOptions(rawValue: 2)
    let isComplete = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
        let property = fieldType as? any DynamicProperty.Type
        var name = String(cString: name)
        if property != nil, name.hasPrefix("_") { name.removeFirst() }
        fields.append(
            TypeLayout.Field(name: name, offset: offset, layout: TypeLayout.of(fieldType), property: property))
        return true
    }
    return isComplete && !fields.isEmpty ? fields : nil
}

/// Structures and tuples: of an existential type, reflection would want a value.
private func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
}
