import Foundation

/// What stands at the edges of a view, from which follows how far its neighbours in a stack are by default.
nonisolated public struct ViewSpacing: Sendable {
    enum Kind: Int8, Sendable, Comparable {
        /// Keeps no distance, whatever is beside it.
        case none
        /// Lines of text: their height already holds the room between two of them.
        case text
        case standard

        static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    private var top = Kind.standard
    private var leading = Kind.standard
    private var bottom = Kind.standard
    private var trailing = Kind.standard

    /// The spacing of a view without wishes of its own.
    public init() {}

    init(_ kind: Kind) {
        top = kind
        leading = kind
        bottom = kind
        trailing = kind
    }

    /// Without wishes at these edges, as where they are hidden behind a padding.
    func standard(at edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        if edges.contains(.top) { spacing.top = .standard }
        if edges.contains(.leading) { spacing.leading = .standard }
        if edges.contains(.bottom) { spacing.bottom = .standard }
        if edges.contains(.trailing) { spacing.trailing = .standard }
        return spacing
    }

    /// No distance at any edge.
    public static let zero = ViewSpacing(.none)

    static let text = ViewSpacing(.text)

    /// Takes the larger wish of both at these edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(top, other.top) }
        if edges.contains(.leading) { leading = max(leading, other.leading) }
        if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The distance, in points, to a view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        distance(to: next, along: axis, standard: 8)
    }

    /// Whether the neighbours keep the same distances to both. Not `==`, which Apple's has not.
    func isEqual(to other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
    }

    func distance(to next: ViewSpacing, along axis: Axis, standard: CGFloat) -> CGFloat {
        let (end, start) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        if end == .none || start == .none { return 0 }
        if axis == .vertical, end == .text, start == .text { return 0 }
        return standard
    }
}
