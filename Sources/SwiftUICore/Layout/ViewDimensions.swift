import Foundation

/// A view's size, in points, and its alignment guides, in its own coordinates.
nonisolated public struct ViewDimensions: Equatable {
    // Only made by and asked on the main actor, where layout runs. Without a box: a view that sets no guides.
    private let box: Box?
    private let size: CGSize
    private let proposal: ProposedViewSize

    init(box: Box?, size: CGSize, proposal: ProposedViewSize) {
        self.box = box
        self.size = size
        self.proposal = proposal
    }

    public var width: CGFloat { size.width }

    public var height: CGFloat { size.height }

    /// Where a guide is: set by the view, else at its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        value(guide.key)
    }

    /// Where a guide is: set by the view, else at its default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        value(guide.key)
    }

    /// Where a guide is if the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// Where a guide is if the view sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// A view of this size that sets no guides.
    init(_ size: CGSize) {
        self.init(box: nil, size: size, proposal: ProposedViewSize(size))
    }

    func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        assumingMainActor { [box, proposal] in box?.explicitAlignment(key, in: proposal) }
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.box === b.box && a.size == b.size && a.proposal == b.proposal
    }
}
