import Foundation

/// How content with an aspect ratio uses the space it is given.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be within the space.
    case fit
    /// As small as it can be to cover the space.
    case fill
}

extension View {
    /// Proposes a size of this ratio of width to height to the view; nil: the ratio of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes a size of this one's ratio to the view.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// As large as the view can be within the space, with the ratio of its ideal size.
    nonisolated public func scaledToFit() -> some View {
        modifier(AspectRatio(ratio: nil, contentMode: .fit))
    }

    /// As small as the view can be to cover the space, with the ratio of its ideal size.
    nonisolated public func scaledToFill() -> some View {
        modifier(AspectRatio(ratio: nil, contentMode: .fill))
    }
}

nonisolated struct AspectRatio: BoxModifier {
    typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor func makeBox(around content: Box, in node: WrapNode<AspectRatio>) -> WrapBox<AspectRatio> {
        AspectRatioBox(node, around: content)
    }
}

@MainActor
private final class AspectRatioBox: WrapBox<AspectRatio> {
    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool { false }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(for: .unspecified)
        let ratio = modifier.ratio ?? ideal.width / ideal.height
        guard ratio.isFinite, ratio > 0 else { return proposal }
        let whole: CGSize
        switch (proposal.width, proposal.height) {
        case (nil, nil): whole = ideal
        case (let width?, nil): whole = CGSize(width: width, height: width / ratio)
        case (nil, let height?): whole = CGSize(width: height * ratio, height: height)
        case (let width?, let height?): whole = CGSize(width: width, height: height)
        }
        let isWidthFull =
            switch modifier.contentMode {
            case .fit: whole.width <= whole.height * ratio
            case .fill: whole.width >= whole.height * ratio
            }
        return isWidthFull
            ? ProposedViewSize(width: whole.width, height: whole.width / ratio)
            : ProposedViewSize(width: whole.height * ratio, height: whole.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.size(for: inner(proposal))
    }

    override func placeContent() {
        content.place(at: origin, proposal: inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(key, in: inner(proposal))
    }
}
