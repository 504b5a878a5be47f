import Foundation

/// A view for each element of a collection. Elements are told apart by their ids, which have to be unique.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    /// Made in the initialisers, which are inlined where the types are known: there it costs a few nanoseconds.
    @usableFromInline let id: (Data.Element) -> ID
    /// Where these ids are in the data, by one pass over it.
    @usableFromInline let positions: (Data, Set<ID>) -> [ID: Int]

    @inlinable
    init(_ data: Data, id: @escaping (Data.Element) -> ID, makingContent content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
        positions = { data, ids in
            var positions: [ID: Int] = [:]
            var offset = 0
            for element in data {
                let id = id(element)
                if ids.contains(id) {
                    positions[id] = offset
                    if positions.count == ids.count { break }
                }
                offset += 1
            }
            return positions
        }
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: ForEach<Data, ID, Content>, _ context: _ViewContext
    ) -> _ViewNode<ForEach<Data, ID, Content>> {
        ForEachNode(view, context)
    }
}

// A binding to a collection is itself a collection, of bindings: given one, the initialisers for bindings are meant, whose
// view reads the collection and so follows it.
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    @inlinable
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: { $0.id }, makingContent: content)
    }
}

extension ForEach where Content: View {
    @inlinable
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, makingContent: content)
    }

    /// A view for each element, given a binding to it.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
            makingContent: { index, _ in
                content(Binding(location: IdentifiedLocation(data.location, elements[index], at: index, id)))
            })
    }

    /// A view for each element, given a binding to it.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a constant range.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: { $0 }, makingContent: content)
    }
}

/// A view made of a collection's elements, which `onDelete` and its like can act on.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
