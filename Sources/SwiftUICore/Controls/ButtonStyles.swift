import DisplayList
import Foundation

/// A style that the hosts draw themselves.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    /// nil: the one usual at the place.
    var content: ButtonContent.Style? { get }
}

extension BuiltInButtonStyle {
    fileprivate func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
        ButtonItem(
            role: configuration.role, style: content, action: configuration.action, pressing: nil,
            label: configuration.label)
    }
}

/// The style that is usual where the button is: in the row of a list it is the row.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension DefaultButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { nil }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that is usual where the button is: in the row of a list it is the row.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension PlainButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Only the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label with a border around.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension BorderedButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label with a border around.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label with a border around, for what the user most likely wants.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension BorderedProminentButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label with a border around, for what the user most likely wants.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label as a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        button(configuration)
    }
}

extension LinkButtonStyle: BuiltInButtonStyle {
    var content: ButtonContent.Style? { .link }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension View {
    /// Sets the outline of bordered buttons. Without effect: the hosts of Oriel draw their own.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        self
    }
}
