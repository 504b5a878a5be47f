import Foundation

/// The values of the screens above the root of a navigation stack, of any types.
nonisolated public struct NavigationPath: Equatable {
    var elements: [PathElement] = []

    /// An empty path: the root is shown.
    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { PathElement($0) }
    }

    /// The number of screens above the root.
    public var count: Int { elements.count }

    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a screen for `value` on top.
    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(PathElement(value))
    }

    /// Takes `k` screens from the top. There must be as many.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

/// A value on the path, with the type by which its destination is found.
nonisolated struct PathElement: Hashable {
    let value: AnyHashable
    let typeID: ObjectIdentifier
    let typeName: String

    init<V: Hashable>(_ value: V) {
        self.value = value as AnyHashable
        let type: Any.Type = V.self == AnyHashable.self ? Swift.type(of: self.value.base) : V.self
        typeID = ObjectIdentifier(type)
        typeName = String(describing: type)
    }
}

/// A path that a program holds, whatever its type.
@MainActor
protocol BoundPath {
    var elements: [PathElement] { get }

    /// False: the path can't hold such a value.
    func append(_ element: PathElement) -> Bool
    func removeLast(_ count: Int)
}

nonisolated struct BoundNavigationPath: BoundPath {
    let binding: Binding<NavigationPath>

    var elements: [PathElement] { binding.wrappedValue.elements }

    func append(_ element: PathElement) -> Bool {
        binding.wrappedValue.elements.append(element)
        return true
    }

    func removeLast(_ count: Int) {
        var path = binding.wrappedValue
        path.removeLast(min(count, path.count))
        binding.wrappedValue = path
    }
}

nonisolated struct BoundCollectionPath<Data>: BoundPath
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let binding: Binding<Data>

    var elements: [PathElement] { binding.wrappedValue.map { PathElement($0) } }

    func append(_ element: PathElement) -> Bool {
        guard let value = element.value.base as? Data.Element else { return false }
        binding.wrappedValue.append(value)
        return true
    }

    func removeLast(_ count: Int) {
        var path = binding.wrappedValue
        path.removeLast(min(count, path.count))
        binding.wrappedValue = path
    }
}
