import Foundation

/// Whether two values are the same to a view: equal bits, else `==`, else field by field.
///
/// Both values have to be alive; equal bits then mean the same references and closures too.
@inline(__always)
func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
            isSame(UnsafeRawPointer(a), UnsafeRawPointer(b), TypeLayout.of(Value.self))
        }
    }
}

func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ layout: TypeLayout) -> Bool {
    if memcmp(a, b, layout.size) == 0 { return true }
    if layout.isTrivial && !layout.hasPadding { return layout.equals?(a, b) ?? false }
    if let equals = layout.equals { return equals(a, b) }
    guard let fields = layout.fields else { return false }
    for field in fields where !isSame(a, b, field) { return false }
    return true
}

@inline(__always)
private func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ field: TypeLayout.Field) -> Bool {
    let (x, y) = (a + field.offset, b + field.offset)
    return field.property?._isSame(x, y) ?? isSame(x, y, field.layout)
}

/// The stored properties in which two values differ, to tell why a view isn't the same.
func differentFields(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ layout: TypeLayout
) -> [TypeLayout.Field] {
    layout.fields?.filter { !isSame(a, b, $0) } ?? []
}

/// Equality of two values of one type that is Equatable, for types only known at run time.
func equality<Value: Equatable>(of type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { a, b in
        a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
    }
}

/// Equality of collections stops at this many elements: comparing longer ones costs more than showing them again.
private let comparedElements = 64

func equality<Value: Collection & Equatable>(ofCollection type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) ->
    Bool
{
    { a, b in
        let a = a.assumingMemoryBound(to: Value.self).pointee
        let b = b.assumingMemoryBound(to: Value.self).pointee
        if a is String { return a == b }
        guard a.count <= comparedElements else { return false }
        return a == b
    }
}
