import Foundation

/// The layout of both stacks: shares the length along the axis, the least flexible children first.
nonisolated struct StackLayout {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Cache {
        var gaps: [CGFloat]
        /// Highest priority first; within one in the order of flexibility.
        var groups: [Group]?
        var flexibilityCross: CGFloat??
        var arrangement: (proposal: ProposedViewSize, result: Arrangement)?
    }

    struct Group {
        var members: [Int]
        /// What the members of all later groups take at the least.
        var reserved: CGFloat
    }

    /// Where each child is and how large.
    struct Arrangement {
        var size: CGSize
        var corners: [CGPoint]
        var proposals: [ProposedViewSize]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps: [CGFloat] = []
        for (a, b) in zip(subviews, subviews.dropFirst()) {
            gaps.append(
                assumingMainActor { [a = a.box, b = b.box] in
                    let metrics = a.graph.metrics
                    let step = axis == .horizontal ? metrics.step.width : metrics.step.height
                    if let spacing { return step > 0 ? spacing.rounded(toStep: step) : spacing }
                    let gap = a.spacing.distance(to: b.spacing, along: axis, standard: metrics.defaultSpacing)
                    // A wish that nobody expressed isn't worth a whole step.
                    return step > 0 ? (gap / step).rounded(.down) * step : gap
                })
        }
        return Cache(gaps: gaps)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        arrange(proposal, subviews, &cache).size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        let arrangement = arrange(proposal, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let corner = arrangement.corners[index]
            subview.place(
                at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y),
                proposal: arrangement.proposals[index])
        }
    }

    /// A wish at an edge is that of the child there; along the axis the first's and the last's.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var spacing = ViewSpacing.zero
        let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .vertical ? (.top, .bottom, .horizontal) : (.leading, .trailing, .vertical)
        spacing.formUnion(first.spacing, edges: start)
        spacing.formUnion(last.spacing, edges: end)
        for subview in subviews { spacing.formUnion(subview.spacing, edges: across) }
        return spacing
    }

    private func arrange(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Arrangement {
        if let known = cache.arrangement, known.proposal == proposal { return known.result }
        let lengths = share(proposal, subviews, &cache)
        let cross = proposal.cross(axis)
        var dimensions: [ViewDimensions] = []
        dimensions.reserveCapacity(subviews.count)
        var before: CGFloat = 0
        var after: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let dimension = subview.dimensions(in: ProposedViewSize(axis, lengths[index], cross: cross))
            dimensions.append(dimension)
            if isSpacer(subview) { continue }
            let guide = dimension.value(alignment)
            before = max(before, guide)
            after = max(after, dimension.cross(axis) - guide)
        }
        var corners: [CGPoint] = []
        corners.reserveCapacity(subviews.count)
        var position: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            let offset = isSpacer(subviews[subviews.startIndex + index]) ? 0 : before - dimension.value(alignment)
            corners.append(axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position))
            position += dimension.along(axis)
            if index < cache.gaps.count { position += cache.gaps[index] }
        }
        let width = before + after
        let arrangement = Arrangement(
            size: axis == .horizontal ? CGSize(width: position, height: width) : CGSize(width: width, height: position),
            corners: corners,
            proposals: lengths.map { ProposedViewSize(axis, $0, cross: cross) })
        cache.arrangement = (proposal, arrangement)
        return arrangement
    }

    /// The length to propose to each child; nil: its ideal.
    private func share(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [CGFloat?] {
        var lengths: [CGFloat?] = Array(repeating: nil, count: subviews.count)
        guard let whole = proposal.along(axis) else { return lengths }
        // Nothing to share: everyone may have all.
        guard whole.isFinite else { return Array(repeating: whole, count: subviews.count) }
        let cross = proposal.cross(axis)
        var remaining = whole - cache.gaps.reduce(0, +)
        if let lengths = shareAmongRigid(remaining, cross: cross, subviews) { return lengths }
        for group in groups(cross: cross, subviews, &cache) {
            var left = group.members.count
            for index in group.members {
                let offered = max(0, (remaining - group.reserved) / CGFloat(left))
                let size = subviews[subviews.startIndex + index]
                    .sizeThatFits(ProposedViewSize(axis, offered, cross: cross))
                lengths[index] = offered
                remaining -= axis == .horizontal ? size.width : size.height
                left -= 1
            }
        }
        return lengths
    }

    /// Where all children but spacers have a length of their own and there is room for it, each takes that, and the
    /// spacers share the rest: nobody has to be asked how flexible it is. nil: otherwise.
    private func shareAmongRigid(_ whole: CGFloat, cross: CGFloat?, _ subviews: LayoutSubviews) -> [CGFloat?]? {
        guard let natural = rigidLength(cross: cross, subviews) else { return nil }
        var remaining = whole - natural
        let spacers = subviews.filter(isSpacer)
        guard remaining >= spacers.reduce(0, { $0 + $1.along(axis, ProposedViewSize(axis, 0, cross: cross)) }) else {
            return nil
        }
        var left = CGFloat(spacers.count)
        return subviews.map { subview in
            guard isSpacer(subview) else { return nil }
            let offered = remaining / left
            remaining -= subview.along(axis, ProposedViewSize(axis, offered, cross: cross))
            left -= 1
            return offered
        }
    }

    /// The length that the children take along the axis if each has one of its own; spacers and gaps not counted.
    private func rigidLength(cross: CGFloat?, _ subviews: LayoutSubviews) -> CGFloat? {
        var length: CGFloat = 0
        for subview in subviews where !isSpacer(subview) {
            guard subview.isRigid(along: axis, cross: cross) else { return nil }
            length += subview.along(axis, ProposedViewSize(axis, nil, cross: cross))
        }
        return length
    }

    func isRigid(along asked: Axis, cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache) -> Bool {
        if asked == axis {
            return !subviews.contains(where: isSpacer) && rigidLength(cross: cross, subviews) != nil
        }
        // Across, the children's heights follow from their widths: these have to be their own, and have room.
        guard let natural = rigidLength(cross: nil, subviews) else { return false }
        let spacers = subviews.filter(isSpacer).reduce(0) { $0 + $1.along(axis, .zero) }
        guard natural + spacers + cache.gaps.reduce(0, +) <= cross ?? .infinity else { return false }
        return subviews.allSatisfy { subview in
            isSpacer(subview) || subview.isRigid(along: asked, cross: subview.along(axis, .unspecified))
        }
    }

    private func groups(
        cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [Group] {
        // An only child gets all, however flexible it is.
        if subviews.count == 1 { return [Group(members: [0], reserved: 0)] }
        if let groups = cache.groups, cache.flexibilityCross == .some(cross) { return groups }
        struct Child {
            let index: Int
            let priority: Double
            let least: CGFloat
            let flexibility: CGFloat
        }
        let children = subviews.enumerated().map { index, subview in
            let least = subview.along(axis, ProposedViewSize(axis, 0, cross: cross))
            let most = subview.along(axis, ProposedViewSize(axis, .infinity, cross: cross))
            return Child(
                index: index, priority: subview.priority, least: least,
                flexibility: least.isFinite ? most - least : 0)
        }
        var groups: [Group] = []
        var reserved = children.reduce(0) { $0 + $1.least }
        for priority in Set(children.map(\.priority)).sorted(by: >) {
            let members = children.filter { $0.priority == priority }
            reserved -= members.reduce(0) { $0 + $1.least }
            let sorted = members.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
            groups.append(Group(members: sorted.map(\.index), reserved: max(0, reserved)))
        }
        cache.groups = groups
        cache.flexibilityCross = .some(cross)
        return groups
    }

    private func isSpacer(_ subview: LayoutSubview) -> Bool {
        assumingMainActor { [box = subview.box] in box.isSpacer(along: axis) }
    }
}

extension LayoutSubview {
    fileprivate func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        assumingMainActor { [box] in box.isRigid(along: axis, cross: cross) }
    }

    fileprivate func along(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        let size = sizeThatFits(proposal)
        return axis == .horizontal ? size.width : size.height
    }
}

extension ViewDimensions {
    fileprivate func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    fileprivate func cross(_ axis: Axis) -> CGFloat { axis == .horizontal ? height : width }
}

extension ProposedViewSize {
    init(_ axis: Axis, _ length: CGFloat?, cross: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
    }

    func along(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    func cross(_ axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }
}
