import Foundation

/// Views below each other, made when the scroll view around comes to them.
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    fileprivate let alignment: HorizontalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// - Parameter pinnedViews: without effect: headers scroll with their section.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyVStack, _ context: _ViewContext) -> _ViewNode<LazyVStack> {
        LazyStackNode(view, context)
    }
}

/// Views beside each other, made when the scroll view around comes to them.
nonisolated public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    fileprivate let alignment: VerticalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let content: Content

    /// - Parameter pinnedViews: without effect: headers scroll with their section.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyHStack, _ context: _ViewContext) -> _ViewNode<LazyHStack> {
        LazyStackNode(view, context)
    }
}

/// Which views of a section stay in view while the others scroll.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

@MainActor
private protocol LazyStack<Content>: View {
    associatedtype Content: View
    nonisolated static var axis: Axis { get }
    nonisolated var alignmentKey: AlignmentKey { get }
    nonisolated var spacing: CGFloat? { get }
    nonisolated var content: Content { get }
}

extension LazyVStack: LazyStack {
    fileprivate static var axis: Axis { .vertical }
    fileprivate var alignmentKey: AlignmentKey { alignment.key }
}

extension LazyHStack: LazyStack {
    fileprivate static var axis: Axis { .horizontal }
    fileprivate var alignmentKey: AlignmentKey { alignment.key }
}

@MainActor
private final class LazyStackNode<Stack: LazyStack>: ContainerNode<Stack, Stack.Content> {
    private var stack: LazyStackBox { unsafeDowncast(box, to: LazyStackBox.self) }

    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view.content, context)
        return LazyStackBox(
            Stack.axis, alignment: view.alignmentKey, spacing: view.spacing, graph: graph, depth: depth
        ) { [unowned self] in
            var rows: [RowSource] = []
            content.collectRows(into: &rows)
            return rows
        }
    }

    override func set(_ new: Stack) {
        view = new
        stack.alignment = new.alignmentKey
        stack.spacingLength = new.spacing
        content.set(new.content)
    }

    override func rowsChanged() {
        stack.rowsChanged()
    }
}
