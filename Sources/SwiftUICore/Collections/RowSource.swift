import Foundation

/// Rows of a lazy container, in order: one, or several, or all that a collection has. Rows are made when they are
/// asked for, by walking from a row to its neighbour; nobody counts them.
@MainActor
class RowSource {
    /// Cleared by the parent when that goes before its rows do.
    fileprivate(set) final unowned(unsafe) var parent: RowSource?
    /// Which of the parent's sources this is.
    final var index = 0
    /// What the rows in here are to their section.
    final var role: RowRole?

    func first() -> Row? { nil }

    func last() -> Row? { nil }

    /// The first row of the sources behind the one at `index`, in here or further on.
    func next(after index: Int) -> Row? { nil }

    func previous(before index: Int) -> Row? { nil }

    /// How many rows these are if each element of a collection has one.
    var estimatedCount: Int { 0 }

    /// The row that is probably the one with this number.
    func row(near number: Int) -> Row? { first() }

    /// About how many rows of this source are before its part at `index`.
    func estimatedCount(before index: Int) -> Int { 0 }

    /// A row in here is in the window that has this number.
    func keep(_ window: Int) {
        parent?.keep(window)
    }

    /// Whether a row in here is in the window with this number.
    func isIn(_ window: Int) -> Bool { false }

    /// Lets go of the elements that have no row in the window with this number.
    func retire(outside window: Int) {}

    /// Finds out where the rows are that are no longer where they were.
    func findMoved() {}

    final func adopt(_ source: RowSource, at index: Int) {
        source.parent = self
        source.index = index
    }

    final func release(_ source: RowSource) {
        if source.parent === self { source.parent = nil }
    }
}

enum RowRole {
    case header, footer
}

/// One row: an element in a lazy container.
final class Row: RowSource {
    let content: Box
    /// What the container draws around the row; made by it at first use, kept while the row is.
    var decoration: Box?
    /// Along the container's axis, in its content's coordinates.
    var position: CGFloat = 0
    var length: CGFloat = 0
    /// The number of the last window that it was in.
    private var window = 0

    init(_ content: Box) {
        self.content = content
    }

    var box: Box { decoration ?? content }

    override func first() -> Row? { self }

    override func last() -> Row? { self }

    override var estimatedCount: Int { 1 }

    override func row(near number: Int) -> Row? { self }

    override func keep(_ window: Int) {
        self.window = window
        super.keep(window)
    }

    override func isIn(_ window: Int) -> Bool { self.window == window }

    /// False: its element has moved, and nobody has looked for it yet.
    var isFound: Bool {
        var source: RowSource = self
        while let parent = source.parent {
            if source.index < 0 { return false }
            source = parent
        }
        return true
    }

    func next() -> Row? { parent?.next(after: index) }

    func previous() -> Row? { parent?.previous(before: index) }

    /// About how many rows are before this one in all of the container.
    var estimatedNumber: Int {
        var number = 0
        var source: RowSource = self
        while let parent = source.parent {
            number += parent.estimatedCount(before: source.index)
            source = parent
        }
        return number
    }

    var sectionRole: RowRole? {
        var source: RowSource? = self
        while let current = source {
            if let role = current.role { return role }
            source = current.parent
        }
        return nil
    }
}

/// Several sources behind each other.
class RowList: RowSource {
    private(set) final var sources: [RowSource] = []

    init(_ sources: [RowSource] = []) {
        super.init()
        replace(with: sources)
    }

    // Not isolated: that costs a look at the executor, and rows only go on the main actor.
    deinit {
        let list = self
        assumingMainActor { for source in list.sources { list.release(source) } }
    }

    final func replace(with sources: [RowSource]) {
        for source in self.sources { release(source) }
        self.sources = sources
        for (index, source) in sources.enumerated() { adopt(source, at: index) }
    }

    override func first() -> Row? {
        sources.lazy.compactMap { $0.first() }.first
    }

    override func last() -> Row? {
        sources.reversed().lazy.compactMap { $0.last() }.first
    }

    override func next(after index: Int) -> Row? {
        for source in sources.dropFirst(index + 1) {
            if let row = source.first() { return row }
        }
        return parent?.next(after: self.index)
    }

    override func previous(before index: Int) -> Row? {
        for source in sources.prefix(index).reversed() {
            if let row = source.last() { return row }
        }
        return parent?.previous(before: self.index)
    }

    override func isIn(_ window: Int) -> Bool {
        sources.contains { $0.isIn(window) }
    }

    override func retire(outside window: Int) {
        for source in sources { source.retire(outside: window) }
    }

    override func findMoved() {
        for source in sources { source.findMoved() }
    }

    override var estimatedCount: Int {
        sources.reduce(0) { $0 + $1.estimatedCount }
    }

    override func row(near number: Int) -> Row? {
        var number = number
        for source in sources {
            let count = source.estimatedCount
            if number < count, let row = source.row(near: number) { return row }
            number -= count
        }
        return last()
    }

    override func estimatedCount(before index: Int) -> Int {
        sources.prefix(index).reduce(0) { $0 + $1.estimatedCount }
    }
}
