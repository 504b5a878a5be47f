import Foundation

/// A layout whose type is hidden: where it changes, the subviews are laid out otherwise and keep their state.
nonisolated public struct AnyLayout: Layout {
    private let erased: Erased

    public init<L>(_ layout: L) where L: Layout {
        erased = Erased(layout: (layout as? AnyLayout)?.erased.layout ?? ErasedLayout(layout))
    }

    /// Compared by what it holds: a body makes a new one each time.
    private struct Erased: Equatable {
        let layout: any AnyErasedLayout

        static func == (a: Erased, b: Erased) -> Bool {
            a.layout.isSame(as: b.layout)
        }
    }

    public struct Cache {
        fileprivate var value: AnyObject
    }

    var erasedOrientation: Axis? { erased.layout.orientation }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: erased.layout.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.value = erased.layout.updateCache(cache.value, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        erased.layout.spacing(subviews, cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        erased.layout.size(proposal, subviews, cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        erased.layout.place(bounds, proposal, subviews, cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        erased.layout.alignment(guide, bounds, proposal, subviews, cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        erased.layout.alignment(guide, bounds, proposal, subviews, cache.value)
    }
}

/// A layout without its type; its caches are objects, so that they are changed in place.
nonisolated private protocol AnyErasedLayout {
    var orientation: Axis? { get }
    func isSame(as other: any AnyErasedLayout) -> Bool
    func makeCache(_ subviews: LayoutSubviews) -> AnyObject
    func updateCache(_ cache: AnyObject, _ subviews: LayoutSubviews) -> AnyObject
    func spacing(_ subviews: LayoutSubviews, _ cache: AnyObject) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject)
    func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyObject
    ) -> CGFloat?
    func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyObject
    ) -> CGFloat?
}

nonisolated private struct ErasedLayout<L: Layout>: AnyErasedLayout {
    let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    final class CacheBox {
        var value: L.Cache

        init(_ value: L.Cache) {
            self.value = value
        }
    }

    private func box(_ cache: AnyObject) -> CacheBox {
        unsafeDowncast(cache, to: CacheBox.self)
    }

    var orientation: Axis? { L.layoutProperties.stackOrientation }

    func isSame(as other: any AnyErasedLayout) -> Bool {
        guard let other = other as? ErasedLayout<L> else { return false }
        return SwiftUICore.isSame(layout, other.layout)
    }

    func makeCache(_ subviews: LayoutSubviews) -> AnyObject {
        CacheBox(layout.makeCache(subviews: subviews))
    }

    func updateCache(_ cache: AnyObject, _ subviews: LayoutSubviews) -> AnyObject {
        // The cache of another kind of layout is of no use to this one.
        guard let box = cache as? CacheBox else { return makeCache(subviews) }
        layout.updateCache(&box.value, subviews: subviews)
        return box
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: AnyObject) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &box(cache).value)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &box(cache).value)
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &box(cache).value)
    }

    func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyObject
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(cache).value)
    }

    func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyObject
    ) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &box(cache).value)
    }
}
