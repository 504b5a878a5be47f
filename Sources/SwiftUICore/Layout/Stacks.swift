import Foundation

/// Lays out its subviews below each other.
nonisolated public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    /// Between two subviews, in points; nil: what they wish by default.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var stack: StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public struct Cache {
        fileprivate var stack: StackLayout.Cache
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(stack: stack.makeCache(subviews))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        stack.spacing(subviews)
    }

    public func _isRigid(along axis: Axis, cross: CGFloat?, subviews: Subviews, cache: inout Cache) -> Bool {
        stack.isRigid(along: axis, cross: cross, subviews, cache.stack)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.size(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Lays out its subviews beside each other.
nonisolated public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    /// Between two subviews, in points; nil: what they wish by default.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var stack: StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    public struct Cache {
        fileprivate var stack: StackLayout.Cache
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(stack: stack.makeCache(subviews))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        stack.spacing(subviews)
    }

    public func _isRigid(along axis: Axis, cross: CGFloat?, subviews: Subviews, cache: inout Cache) -> Bool {
        stack.isRigid(along: axis, cross: cross, subviews, cache.stack)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.size(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: LaidOutView {
    public typealias Body = Never

    let layout: VStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: VStack, _ context: _ViewContext) -> _ViewNode<VStack> {
        LayoutNode(view, context)
    }
}

/// Views beside each other.
nonisolated public struct HStack<Content: View>: LaidOutView {
    public typealias Body = Never

    let layout: HStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: HStack, _ context: _ViewContext) -> _ViewNode<HStack> {
        LayoutNode(view, context)
    }
}
