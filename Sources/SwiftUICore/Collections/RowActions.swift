import Foundation

extension DynamicViewContent {
    /// Lets the user delete elements: calls `action` with their positions in the data. nil: not possible.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(content: self, action: action)
    }
}

nonisolated private struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent {
    typealias Body = Never

    let content: Content
    let action: ((IndexSet) -> Void)?

    nonisolated var data: Content.Data {
        nonisolated(unsafe) let content = content
        return assumingMainActor { content.data }
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<Self> {
        DeletableNode(view, context)
    }
}

@MainActor
private final class DeletableNode<Content: DynamicViewContent>: _ViewNode<DeletableContent<Content>> {
    private var child: _ViewNode<Content>!
    private let rows = DeletableRows()

    override init(_ view: DeletableContent<Content>, _ context: _ViewContext) {
        super.init(view, context)
        rows.action = view.action
        child = Content._makeNode(view.content, context.child(of: self))
    }

    override func set(_ new: DeletableContent<Content>) {
        view = new
        rows.action = new.action
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func collectRows(into rows: inout [RowSource]) {
        self.rows.replace(with: child.rowSources)
        rows.append(self.rows)
    }
}

/// The rows of content whose elements can be deleted.
private final class DeletableRows: RowList {
    var action: ((IndexSet) -> Void)?
}

extension Row {
    /// Deletes the element that this row shows; nil where that isn't possible.
    var deletion: (() -> Void)? {
        var element: Int?
        var source: RowSource = self
        while let parent = source.parent {
            if parent is any ElementRows { element = source.index }
            if let rows = parent as? DeletableRows, let action = rows.action, let element {
                return { action(IndexSet(integer: element)) }
            }
            source = parent
        }
        return nil
    }

    /// The id of the element that this row shows.
    var elementID: AnyHashable? {
        var source: RowSource = self
        while let parent = source.parent {
            if let rows = parent as? any ElementRows { return rows.elementID(at: source.index) }
            source = parent
        }
        return nil
    }
}

/// Rows that are the elements of a collection.
@MainActor
protocol ElementRows: RowSource {
    func elementID(at offset: Int) -> AnyHashable?
}

extension ForEachRows: ElementRows {}
