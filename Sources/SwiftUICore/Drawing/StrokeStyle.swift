import Foundation

/// How outlines are drawn.
nonisolated public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How lines end. Hosts of Oriel choose it themselves.
    public var lineCap: CGLineCap
    /// How lines meet. Hosts of Oriel choose it themselves.
    public var lineJoin: CGLineJoin
    /// The limit of pointed corners. Without effect in the hosts of Oriel.
    public var miterLimit: CGFloat
    /// The lengths of lines and gaps by turns, in points; empty: one line throughout.
    public var dash: [CGFloat]
    /// How far into `dash` the outline begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

#if !canImport(CoreGraphics)
    /// How a line ends.
    nonisolated public enum CGLineCap: Int32, Sendable {
        case butt, round, square
    }

    /// How two lines meet.
    nonisolated public enum CGLineJoin: Int32, Sendable {
        case miter, round, bevel
    }
#endif

/// How insides are filled.
nonisolated public struct FillStyle: Equatable, Sendable {
    /// Inside is what an odd number of outlines surrounds.
    public var isEOFilled: Bool
    /// Edges are always drawn smoothly where a host can.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// What round corners look like. Hosts of Oriel draw both as parts of an ellipse.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// The radii of a rectangle's corners, in points.
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
