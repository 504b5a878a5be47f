import DisplayList

/// The colours that stand for the terminal's own where something translucent is mixed with them.
public struct Theme: Hashable, Sendable {
    public var foreground: DisplayColor
    public var background: DisplayColor

    public init(foreground: DisplayColor, background: DisplayColor) {
        self.foreground = foreground
        self.background = background
    }

    public static let dark = Theme(
        foreground: DisplayColor(red: 0.9, green: 0.9, blue: 0.9), background: DisplayColor(red: 0, green: 0, blue: 0))
    public static let light = Theme(
        foreground: DisplayColor(red: 0, green: 0, blue: 0), background: DisplayColor(red: 1, green: 1, blue: 1))

    func components(_ color: CellColor) -> DisplayColor {
        switch color {
        case .foreground: foreground
        case .background: background
        case .rgb(let red, let green, let blue):
            DisplayColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        }
    }

    /// `color` laid over `ground` with the given share of it.
    func mix(_ color: DisplayColor, over ground: CellColor, opacity: Double) -> CellColor {
        let base = components(ground)
        func channel(_ a: Double, _ b: Double) -> UInt8 {
            let value = b + (a - b) * opacity
            return UInt8(min(max(value.isFinite ? value : 0, 0), 1) * 255 + 0.5)
        }
        return .rgb(
            channel(color.red, base.red), channel(color.green, base.green), channel(color.blue, base.blue))
    }

    /// A colour for letters and lines, with the attributes that stand in for what it means.
    func ink(_ color: DisplayColor, opacity: Double, over ground: CellColor) -> (CellColor, CellStyle.Attributes) {
        let opacity = color.opacity * opacity
        switch color.role {
        case .primary:
            return (.foreground, opacity < 0.75 ? .dim : [])
        case .secondary, .tertiary, .quaternary:
            return (.foreground, .dim)
        case .background:
            return (.background, [])
        case .accent, nil:
            return (mix(color, over: ground, opacity: opacity), [])
        }
    }

    /// A colour for the ground of a cell.
    func fill(_ color: DisplayColor, opacity: Double, over ground: CellColor) -> CellColor {
        let opacity = color.opacity * opacity
        switch color.role {
        case .background where opacity > 0.5:
            return .background
        case .primary where opacity > 0.95:
            return .foreground
        case .primary:
            return mix(foreground, over: ground, opacity: opacity)
        case .background:
            return mix(background, over: ground, opacity: opacity)
        default:
            return mix(color, over: ground, opacity: opacity)
        }
    }
}
