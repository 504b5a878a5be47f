import DisplayList
import Foundation

/// A look and a behaviour for buttons: decides itself what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style is told of the button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        public typealias Body = Never
        private let content: AnyView

        init<V: View>(_ content: V) {
            self.content = AnyView(content)
        }

        @MainActor public static func _makeNode(_ view: Label, _ context: _ViewContext) -> _ViewNode<Label> {
            ForwardingNode(view, context) { $0.content }
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor @preconcurrency
    public func trigger() {
        action()
    }
}

/// A look for buttons, which are triggered as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of the button.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        public typealias Body = Never
        fileprivate let content: PrimitiveButtonStyleConfiguration.Label

        @MainActor public static func _makeNode(_ view: Label, _ context: _ViewContext) -> _ViewNode<Label> {
            ForwardingNode(view, context) { $0.content }
        }
    }

    public let role: ButtonRole?
    public let label: Label
    /// The pointer holds the button down.
    public let isPressed: Bool
}

/// The style of the buttons at a place.
nonisolated enum ButtonStyleChoice {
    /// One that the hosts know; nil: the one usual at the place.
    case builtIn(ButtonContent.Style?)
    case custom(AnyButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleChoice { .builtIn(nil) }
}

extension EnvironmentValues {
    var buttonStyleChoice: ButtonStyleChoice {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// A style of a program's own, and the one that holds around it: for the buttons that the style itself is made of.
@MainActor
class AnyButtonStyle {
    nonisolated let outer: ButtonStyleChoice

    nonisolated init(outer: ButtonStyleChoice) {
        self.outer = outer
    }

    func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        fatalError("\(type(of: self)) has no style")
    }
}

@MainActor
private final class TypedButtonStyle<Style: PrimitiveButtonStyle>: AnyButtonStyle {
    private let style: Style

    init(_ style: Style, outer: ButtonStyleChoice) {
        self.style = style
        super.init(outer: outer)
    }

    override func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        let styled = StyledBody(style, configuration) { $0.makeBody(configuration: $1) }
        return AnyView(styled.environment(\.buttonStyleChoice, outer))
    }
}

nonisolated struct ButtonStyleModifier<Style: PrimitiveButtonStyle>: EnvironmentModifier {
    typealias Body = Never

    let style: Style

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        if let builtIn = style as? any BuiltInButtonStyle {
            values.buttonStyleChoice = .builtIn(builtIn.content)
        } else {
            values.buttonStyleChoice = .custom(TypedButtonStyle(style, outer: values.buttonStyleChoice))
        }
    }
}

/// Makes a style that only draws one that also triggers.
nonisolated private struct DrawnButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        DrawnButton(style: style, configuration: configuration)
    }
}

nonisolated private struct DrawnButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        let drawn = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label), isPressed: isPressed)
        ButtonItem(
            role: configuration.role, style: .plain, action: configuration.action, pressing: $isPressed,
            label: StyledBody(style, drawn) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    /// Sets the style of the buttons in this view.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        modifier(ButtonStyleModifier(style: style))
    }

    /// Sets the style of the buttons in this view.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        modifier(ButtonStyleModifier(style: DrawnButtonStyle(style: style)))
    }
}
