import Foundation

extension View {
    /// Gives the view a fixed width or height, in points; nil keeps the view's own. The view is within the frame at the
    /// alignment. A length that is negative or not finite is ignored with a message.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a width and height between bounds, in points.
    ///
    /// With both bounds the frame takes what is proposed, clamped to them. With the lower one alone it grows no further
    /// than the view; with the upper one alone it shrinks no further than the view. The ideal lengths stand in where
    /// nothing is proposed, as in a scroll view. A length that is negative or not a number is ignored with a message; only
    /// an upper bound can be infinite.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
                alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(FixedFrame(width: nil, height: nil, alignment: .center))
    }
}

nonisolated struct FixedFrame: BoxModifier {
    typealias Body = Never
    var width: CGFloat?
    var height: CGFloat?
    let alignment: Alignment

    @MainActor func makeBox(around content: Box, in node: WrapNode<FixedFrame>) -> WrapBox<FixedFrame> {
        FixedFrameBox(node, around: content)
    }
}

/// A length between bounds. Without any it is the content's.
nonisolated struct FlexibleLength: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// What the content is proposed.
    func proposal(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map(clamp)
    }

    /// What the frame takes, given what the content chose.
    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
        guard let proposed = self.proposal(proposal) else { return clamp(content) }
        return switch (min, max) {
        case (nil, nil): content
        case (let min?, nil): Swift.max(min, Swift.min(content, proposed))
        case (nil, let max?): Swift.min(max, Swift.max(content, proposed))
        case (_?, _?): proposed
        }
    }

    /// Whether the content has to be asked at all.
    func needsContent(_ proposal: CGFloat?) -> Bool {
        min == nil || max == nil || self.proposal(proposal) == nil
    }

    func clamp(_ length: CGFloat) -> CGFloat {
        Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }
}

nonisolated struct FlexibleFrame: BoxModifier {
    typealias Body = Never
    var width: FlexibleLength
    var height: FlexibleLength
    let alignment: Alignment

    @MainActor func makeBox(around content: Box, in node: WrapNode<FlexibleFrame>) -> WrapBox<FlexibleFrame> {
        FlexibleFrameBox(node, around: content)
    }
}

/// A box that has a size of its own, and its content within at an alignment.
@MainActor
private class FrameBox<Modifier: BoxModifier>: WrapBox<Modifier> {
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool { false }

    final let viewName: String

    override init(_ node: WrapNode<Modifier>, around content: Box) {
        viewName = node.node.owningViewName
        super.init(node, around: content)
    }

    var alignment: Alignment { .center }

    func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    private func contentCorner(in size: CGSize, _ inner: ProposedViewSize) -> CGPoint {
        // The frame's own guides are at their defaults: what the content sets moves the content within.
        let frame = ViewDimensions(size)
        let content = content.dimensions(in: inner)
        return CGPoint(
            x: frame[alignment.horizontal] - content[alignment.horizontal],
            y: frame[alignment.vertical] - content[alignment.vertical])
    }

    override final func placeContent() {
        let inner = contentProposal(proposal)
        let corner = contentCorner(in: size, inner)
        content.place(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), proposal: inner)
    }

    override final func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let inner = contentProposal(proposal)
        guard let value = content.explicitAlignment(key, in: inner) else { return nil }
        let corner = contentCorner(in: size(for: proposal), inner)
        return value + (key.axis == .horizontal ? corner.x : corner.y)
    }

    final func usable(_ length: CGFloat?, _ name: String, allowsInfinity: Bool) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0, length.isFinite || allowsInfinity { return length }
        MisuseReporter.invalidFrame(name, length, view: viewName)
        return nil
    }

    /// A length that was asked for doesn't vanish because a host's steps are larger.
    final func visible(_ length: CGFloat, _ step: CGFloat) -> CGFloat {
        length > 0 ? max(length, step) : length
    }
}

@MainActor
private final class FixedFrameBox: FrameBox<FixedFrame> {
    private var width: CGFloat?
    private var height: CGFloat?

    override init(_ node: WrapNode<FixedFrame>, around content: Box) {
        super.init(node, around: content)
        check()
    }

    private func check() {
        let step = graph.metrics.step
        width = usable(modifier.width, "width", allowsInfinity: false).map { visible($0, step.width) }
        height = usable(modifier.height, "height", allowsInfinity: false).map { visible($0, step.height) }
    }

    override func modifierChanged(from old: FixedFrame) {
        check()
        invalidateLayout()
    }

    override func willMeasureAgain() {
        check()
    }

    override var alignment: Alignment { modifier.alignment }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let content = content.size(for: contentProposal(proposal))
        return CGSize(width: width ?? content.width, height: height ?? content.height)
    }
}

@MainActor
private final class FlexibleFrameBox: FrameBox<FlexibleFrame> {
    private var width = FlexibleLength()
    private var height = FlexibleLength()

    override init(_ node: WrapNode<FlexibleFrame>, around content: Box) {
        super.init(node, around: content)
        check()
    }

    private func check() {
        width = usable(modifier.width, "Width")
        height = usable(modifier.height, "Height")
    }

    private func usable(_ length: FlexibleLength, _ name: String) -> FlexibleLength {
        var length = FlexibleLength(
            min: usable(length.min, "min" + name, allowsInfinity: false),
            ideal: usable(length.ideal, "ideal" + name, allowsInfinity: false),
            max: usable(length.max, "max" + name, allowsInfinity: true))
        if let min = length.min, let max = length.max, min > max {
            MisuseReporter.contradictoryFrame(name, min: min, max: max, view: viewName)
            length.max = min
        }
        return length
    }

    override func modifierChanged(from old: FlexibleFrame) {
        check()
        invalidateLayout()
    }

    override var alignment: Alignment { modifier.alignment }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
        // Where nothing is proposed, the content's ideal length is, as far as the bounds let it.
        if inner.width == nil, width.max != nil || width.min != nil {
            let ideal = content.size(for: inner).width
            if width.clamp(ideal) != ideal { inner.width = width.clamp(ideal) }
        }
        if inner.height == nil, height.max != nil || height.min != nil {
            let ideal = content.size(for: inner).height
            if height.clamp(ideal) != ideal { inner.height = height.clamp(ideal) }
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !width.needsContent(proposal.width), !height.needsContent(proposal.height) {
            return CGSize(
                width: width.length(proposal.width, content: 0), height: height.length(proposal.height, content: 0))
        }
        let content = content.size(for: contentProposal(proposal))
        return CGSize(
            width: width.length(proposal.width, content: content.width),
            height: height.length(proposal.height, content: content.height))
    }
}

extension MisuseReporter {
    fileprivate static func invalidFrame(_ name: String, _ value: CGFloat, view: String) {
        tell(
            "A frame in \(view) has the \(name) \(value). A length is a finite number of at least 0; this one is ignored."
        )
    }

    fileprivate static func contradictoryFrame(_ name: String, min: CGFloat, max: CGFloat, view: String) {
        tell("A frame in \(view) has a min\(name) of \(min) above its max\(name) of \(max). It is \(min).")
    }
}
