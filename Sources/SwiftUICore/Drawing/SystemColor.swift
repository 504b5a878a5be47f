import DisplayList
import Foundation

/// The colours that a system has, with what they are in a light and in a dark environment.
nonisolated enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    case primary, secondary, tertiary, quaternary, accent, background, separator, placeholder, link, fill

    func displayed(in environment: EnvironmentValues) -> DisplayColor {
        let isDark = environment.colorScheme == .dark
        func pick(_ light: UInt32, _ dark: UInt32, _ opacity: Double = 1, _ role: DisplayColor.Role? = nil)
            -> DisplayColor
        {
            let rgb = isDark ? dark : light
            func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
            return DisplayColor(
                red: component(16), green: component(8), blue: component(0), opacity: opacity, role: role)
        }
        switch self {
        case .red: return pick(0xFF3B30, 0xFF453A)
        case .orange: return pick(0xFF9500, 0xFF9F0A)
        case .yellow: return pick(0xFFCC00, 0xFFD60A)
        case .green: return pick(0x34C759, 0x30D158)
        case .mint: return pick(0x00C7BE, 0x63E6E2)
        case .teal: return pick(0x30B0C7, 0x40C8E0)
        case .cyan: return pick(0x32ADE6, 0x64D2FF)
        case .blue, .link: return pick(0x007AFF, 0x0A84FF)
        case .indigo: return pick(0x5856D6, 0x5E5CE6)
        case .purple: return pick(0xAF52DE, 0xBF5AF2)
        case .pink: return pick(0xFF2D55, 0xFF375F)
        case .brown: return pick(0xA2845E, 0xAC8E68)
        case .gray: return pick(0x8E8E93, 0x8E8E93)
        case .black: return pick(0x000000, 0x000000)
        case .white: return pick(0xFFFFFF, 0xFFFFFF)
        case .clear: return .clear
        case .primary: return pick(0x000000, 0xFFFFFF, 1, .primary)
        case .secondary: return pick(0x3C3C43, 0xEBEBF5, 0.6, .secondary)
        case .tertiary: return pick(0x3C3C43, 0xEBEBF5, 0.3, .tertiary)
        case .quaternary: return pick(0x3C3C43, 0xEBEBF5, 0.18, .quaternary)
        case .background: return pick(0xFFFFFF, 0x000000, 1, .background)
        case .separator: return pick(0x3C3C43, 0x545458, isDark ? 0.6 : 0.29)
        case .placeholder: return pick(0x3C3C43, 0xEBEBF5, 0.3, .tertiary)
        case .fill: return pick(0x787880, 0x787880, isDark ? 0.36 : 0.2)
        case .accent:
            if let tint = environment.tintStyle {
                return tint.displayedColor(in: environment)
            }
            return pick(0x007AFF, 0x0A84FF, 1, .accent)
        }
    }
}

extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    public static let black = Color(.black)
    public static let white = Color(.white)
    public static let clear = Color(.clear)
    /// The colour of what matters: text, as the host shows it.
    public static let primary = Color(.primary)
    /// The colour of what matters less.
    public static let secondary = Color(.secondary)
    /// The tint of the place, or the host's accent colour where none is set.
    public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}
