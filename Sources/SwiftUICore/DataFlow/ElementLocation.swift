import Foundation

/// The element with an id of a collection in another place, wherever it has moved to. Where it is no more, the last value
/// stays to read, and writes have no effect.
final class IdentifiedLocation<Base: MutableCollection, ID: Hashable>: Location {
    private let base: any Location<Base>
    private let keyPath: KeyPath<Base.Element, ID>
    private let id: ID
    private var index: Base.Index
    private var last: Base.Element

    init(
        _ base: any Location<Base>, _ element: Base.Element, at index: Base.Index, _ keyPath: KeyPath<Base.Element, ID>
    ) {
        self.base = base
        self.keyPath = keyPath
        self.index = index
        id = element[keyPath: keyPath]
        last = element
    }

    private func find(in collection: Base) -> Bool {
        if index >= collection.startIndex, index < collection.endIndex, collection[index][keyPath: keyPath] == id {
            return true
        }
        guard let found = collection.firstIndex(where: { $0[keyPath: keyPath] == id }) else { return false }
        index = found
        return true
    }

    func get() -> Base.Element {
        let collection = base.get()
        if find(in: collection) { last = collection[index] }
        return last
    }

    func set(_ value: Base.Element, transaction: Transaction) {
        var collection = Dependent.untracked { base.get() }
        guard find(in: collection) else { return }
        collection[index] = value
        base.set(collection, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? IdentifiedLocation<Base, ID> else { return false }
        return id == other.id && base.isSame(as: other.base)
    }
}

/// An element of a collection in another place. Where the collection has become shorter, the last value stays to read.
final class ElementLocation<Base: MutableCollection>: Location {
    private let base: any Location<Base>
    private let index: Base.Index
    private var last: Base.Element?

    init(_ base: any Location<Base>, _ index: Base.Index) {
        self.base = base
        self.index = index
    }

    func get() -> Base.Element {
        let collection = base.get()
        if index >= collection.startIndex, index < collection.endIndex {
            let element = collection[index]
            last = element
            return element
        }
        guard let last else {
            preconditionFailure("A binding to the element at \(index) was read, but there is no such element.")
        }
        return last
    }

    func set(_ value: Base.Element, transaction: Transaction) {
        var collection = Dependent.untracked { base.get() }
        guard index >= collection.startIndex, index < collection.endIndex else { return }
        collection[index] = value
        base.set(collection, transaction: transaction)
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}
