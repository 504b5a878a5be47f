import Foundation

/// What gives a lazy container its rows: each is made when it comes into view.
@MainActor
protocol RowSource: AnyObject {
    var rowCount: Int { get }

    /// The elements of a row, made now if they aren't there yet. Most rows have one; one that shows nothing has none.
    func boxes(ofRow index: Int) -> [Box]

    /// The row has gone out of view.
    func retire(_ index: Int)
}

/// An element that is always there, as the row of a lazy container.
@MainActor
final class SingleRow<V>: RowSource {
    private unowned let node: ElementNode<V>

    init(_ node: ElementNode<V>) {
        self.node = node
    }

    var rowCount: Int { 1 }

    func boxes(ofRow index: Int) -> [Box] {
        [node.outermost]
    }

    func retire(_ index: Int) {}
}
