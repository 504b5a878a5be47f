import DisplayList
import Foundation

extension Color {
    /// A colour's components, 0 to 1 within sRGB.
    nonisolated public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0: invisible, 1: opaque.
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
        }

        init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
            self.opacity = Float(opacity)
            switch space {
            case .sRGB:
                linearRed = Float(linear(red))
                linearGreen = Float(linear(green))
                linearBlue = Float(linear(blue))
            case .sRGBLinear:
                linearRed = Float(red)
                linearGreen = Float(green)
                linearBlue = Float(blue)
            case .displayP3:
                let (r, g, b) = (linear(red), linear(green), linear(blue))
                linearRed = Float(1.2249402 * r - 0.2249402 * g)
                linearGreen = Float(-0.0420570 * r + 1.0420570 * g)
                linearBlue = Float(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
            }
        }

        init(_ color: DisplayColor) {
            self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        }

        public var red: Float {
            get { Float(encoded(Double(linearRed))) }
            set { linearRed = Float(linear(Double(newValue))) }
        }

        public var green: Float {
            get { Float(encoded(Double(linearGreen))) }
            set { linearGreen = Float(linear(Double(newValue))) }
        }

        public var blue: Float {
            get { Float(encoded(Double(linearBlue))) }
            set { linearBlue = Float(linear(Double(newValue))) }
        }

        var displayed: DisplayColor {
            // Six digits: a component that was given as 0.2 is shown as 0.2 and not as 0.20000000298.
            func component(_ linear: Float) -> Double {
                (min(max(encoded(Double(linear)), 0), 1) * 1e6).rounded() / 1e6
            }
            return DisplayColor(
                red: component(linearRed), green: component(linearGreen), blue: component(linearBlue),
                opacity: (min(max(Double(opacity), 0), 1) * 1e6).rounded() / 1e6)
        }

        func mixed(with other: Color.Resolved, _ fraction: Double, _ space: Gradient.ColorSpace) -> Color.Resolved {
            func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
            let opacity = between(Double(opacity), Double(other.opacity))
            switch space.kind {
            case .device:
                return Color.Resolved(
                    .sRGB, red: between(Double(red), Double(other.red)),
                    green: between(Double(green), Double(other.green)),
                    blue: between(Double(blue), Double(other.blue)), opacity: opacity)
            case .perceptual:
                let (a, b) = (Oklab(self), Oklab(other))
                return Oklab(
                    lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b)
                ).resolved(opacity: opacity)
            }
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        func hex(_ component: Double) -> String {
            let byte = UInt8(component * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        let color = displayed
        return "#" + [color.red, color.green, color.blue, color.opacity].map(hex).joined()
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(self)._paint(context)
    }
}

extension Color.Resolved: Codable {}

private func linear(_ component: Double) -> Double {
    let size = abs(component)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -value : value
}

private func encoded(_ component: Double) -> Double {
    let size = abs(component)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return component < 0 ? -value : value
}

/// A space in which equal distances look equal.
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: Color.Resolved) {
        let (red, green, blue) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func resolved(opacity: Double) -> Color.Resolved {
        let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let medium = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return Color.Resolved(
            .sRGBLinear,
            red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
    }
}
