import DisplayList
import Foundation

/// A colour, resolved where it is used: system colours are others in a dark environment than in a light one.
///
/// As a view it fills all the space it is proposed.
nonisolated public struct Color: Hashable, Sendable {
    enum Provider: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        case named(String, bundle: URL?)
        indirect case faded(Provider, Double)
        indirect case mixed(Provider, Provider, Double, Gradient.ColorSpace)
    }

    let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    init(_ system: SystemColor) {
        provider = .system(system)
    }

    /// What components of a colour are measured in.
    nonisolated public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        /// Colours outside of sRGB are shown as the nearest within.
        case displayP3
    }

    /// A colour of components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .fixed(Resolved(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from black, 0, to white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let position = (sector + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of these components, the same in every environment.
    public init(_ resolved: Resolved) {
        provider = .fixed(resolved)
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        if case .fixed(var resolved) = provider {
            resolved.opacity *= Float(opacity)
            return Color(.fixed(resolved))
        }
        return Color(.faded(provider, opacity))
    }

    /// A colour between this one, 0, and another, 1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(provider, rhs.provider, min(max(fraction, 0), 1), colorSpace))
    }

    /// The components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(displayed(in: environment))
    }

    func displayed(in environment: EnvironmentValues) -> DisplayColor {
        provider.displayed(in: environment)
    }
}

extension Color.Provider {
    func displayed(in environment: EnvironmentValues) -> DisplayColor {
        switch self {
        case .fixed(let resolved):
            return resolved.displayed
        case .system(let color):
            return color.displayed(in: environment)
        case .named(let name, let bundle):
            return NamedColors.shared.color(name, bundle: bundle, isDark: environment.colorScheme == .dark)
        case .faded(let base, let opacity):
            var color = base.displayed(in: environment)
            color.opacity *= opacity
            return color
        case .mixed(let first, let second, let fraction, let space):
            return Color.Resolved(first.displayed(in: environment))
                .mixed(with: Color.Resolved(second.displayed(in: environment)), fraction, space).displayed
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch provider {
        case .fixed(let resolved): resolved.description
        case .system(let color): "\(color)"
        case .named(let name, _): "Color(\"\(name)\")"
        case .faded(let base, let opacity): "\(Color(base)) at \(opacity)"
        case .mixed(let first, let second, let fraction, _): "\(fraction) between \(Color(first)) and \(Color(second))"
        }
    }
}

extension Color: ShapeStyle {
    public func _paint(_ context: _StyleContext) -> _StylePaint {
        var color = displayed(in: context.environment)
        if context.level > 0 {
            color.opacity *= HierarchicalShapeStyle.opacity(ofLevel: context.level)
        }
        return _StylePaint(.color(color))
    }
}

extension Color: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Color, _ context: _ViewContext) -> _ViewNode<Color> {
        StyleNode(view, context)
    }
}
