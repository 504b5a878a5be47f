import DisplayList
import Foundation

/// Colours that go over into each other.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place of a gradient, from 0 to 1.
    nonisolated public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two others are found.
    nonisolated public struct ColorSpace: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case device, perceptual
        }

        let kind: Kind

        /// Between the components in sRGB.
        public static let device = ColorSpace(kind: .device)
        /// So that equal steps look equal.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// From top to bottom.
    public func _paint(_ context: _StyleContext) -> _StylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(context)
    }
}

/// Colours that go over into each other along a line.
nonisolated public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// - Parameters:
    ///   - startPoint: Where the first colour is, in units of the painted area.
    ///   - endPoint: Where the last one is.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        let stops = gradient.stops.map {
            Paint.Stop(color: $0.color._paint(context).color, location: Double($0.location))
        }
        return _StylePaint(
            .linearGradient(
                stops, start: CGPoint(x: startPoint.x, y: startPoint.y), end: CGPoint(x: endPoint.x, y: endPoint.y)))
    }
}

extension LinearGradient: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<LinearGradient> {
        StyleNode(view, context)
    }
}

/// A gradient of a colour. Where it is painted it goes from top to bottom.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        gradient._paint(context)
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Color {
    /// A gentle gradient of this colour, a little lighter at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
