import DisplayList
import Foundation

/// Rows below each other, scrolled where there are more than fit. Rows are made as they come into view.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never

    fileprivate let selection: ListSelection?
    fileprivate let content: Content

    private init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: List, _ context: _ViewContext) -> _ViewNode<List> {
        ListNode(view, context)
    }
}

extension List {
    /// A list in which several rows can be selected. Rows are told apart by their `tag`, else by their element's id.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
    }

    /// A list in which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
    }

    public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    // Bindings to collections are collections too, and have initialisers of their own.
    @_disfavoredOverload
    @inlinable
    public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    @_disfavoredOverload
    @inlinable
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for each element, given a binding to it.
    public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        self.init { Content(data, content: rowContent) }
    }

    /// A row for each element, given a binding to it.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, Data.Index: Hashable, RowContent: View
    {
        self.init { Content(data, id: id, content: rowContent) }
    }
}

/// What is selected in a list, whatever its type.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    /// Selects a row, or takes it out of several that are.
    let press: (AnyHashable) -> Void
    /// Makes whoever is being evaluated follow what is selected.
    let follow: () -> Void

    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        contains = { id in (id.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        press = { id in
            guard let value = id.base as? Value else { return }
            binding.wrappedValue.formSymmetricDifference([value])
        }
        follow = { _ = binding.wrappedValue }
    }

    init<Value: Hashable>(one binding: Binding<Value?>) {
        contains = { id in (id.base as? Value).map { binding.wrappedValue == $0 } ?? false }
        press = { id in
            guard let value = id.base as? Value else { return }
            binding.wrappedValue = value
        }
        follow = { _ = binding.wrappedValue }
    }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>:
    ContainerNode<List<SelectionValue, Content>, Content>
{
    private var list: ListBox { unsafeDowncast(box, to: ListBox.self) }

    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view.content, context.child(of: self).inList(.row))
        let box = ListBox(graph: graph, depth: depth) { [unowned self] in content.rowSources }
        box.selection = view.selection
        followSelection()
        return box
    }

    /// The list itself reads what is selected: whoever shows it needn't.
    private func followSelection() {
        guard let selection = view.selection else { return }
        reading(selection.follow)
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        followSelection()
        list.selectionChanged()
    }

    override func set(_ new: List<SelectionValue, Content>) {
        view = new
        list.selection = new.selection
        followSelection()
        content.set(new.content)
    }

    override func rowsChanged() {
        list.rowsChanged()
    }

    override func metricsChanged() {
        super.metricsChanged()
        list.metricsChanged()
    }
}
