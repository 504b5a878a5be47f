import Foundation

/// A colour as components in sRGB, 0 to 1.
public struct DisplayColor: Hashable, Sendable {
    /// What the colour means where it has a meaning, so that a host can use what its user has set for that.
    public enum Role: Hashable, Sendable {
        case primary, secondary, tertiary, quaternary, accent, background
    }

    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double
    public var role: Role?

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1, role: Role? = nil) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
        self.role = role
    }

    public static let clear = DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
}

public enum Paint: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: DisplayColor
        /// 0 to 1 along the gradient.
        public var location: Double

        public init(color: DisplayColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    case color(DisplayColor)
    /// `start` and `end` in units of the painted area: (0, 0) is its top left corner, (1, 1) the bottom right one.
    case linearGradient([Stop], start: CGPoint, end: CGPoint)
}

/// An outline in points, in the coordinates of the item that has it.
public enum DisplayPath: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGSize)
    case ellipse(CGRect)
    case elements([Element])
}

public struct ShapeContent: Equatable, Sendable {
    public var path: DisplayPath
    public var fill: Paint?
    public var stroke: Paint?
    /// In points.
    public var lineWidth: CGFloat
    public var usesEvenOddRule: Bool

    public init(
        path: DisplayPath, fill: Paint? = nil, stroke: Paint? = nil, lineWidth: CGFloat = 1,
        usesEvenOddRule: Bool = false
    ) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.usesEvenOddRule = usesEvenOddRule
    }
}
