import DisplayList
import Foundation

/// A look and a behaviour for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ToggleStyleConfiguration
}

/// What a style is told of the toggle.
nonisolated public struct ToggleStyleConfiguration {
    /// The toggle's label.
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

    public let label: Label
    /// Whether the toggle is on; writing it switches the toggle.
    @Binding public var isOn: Bool
    /// The toggle stands for several values, not all of which are equal.
    public var isMixed: Bool
    let state: ToggleState

    init(_ source: ToggleConfigurationSource) {
        label = source.label
        state = source.state
        let state = source.state
        isMixed = state.isOn == nil
        if state.bindings.count == 1 {
            _isOn = state.bindings[0]
        } else {
            let location = FunctionalLocation(get: { state.isOn == true }, set: { isOn, _ in state.set(isOn) })
            _isOn = Binding(location: location)
        }
    }
}

/// A toggle for which the configuration is made where the style runs, so that the style follows its value.
nonisolated struct ToggleConfigurationSource {
    let state: ToggleState
    let label: ToggleStyleConfiguration.Label
}

/// The style of the toggles at a place.
nonisolated enum ToggleStyleChoice {
    /// One that the hosts know; nil: the one usual there.
    case builtIn(ToggleContent.Style?)
    case custom(AnyToggleStyle)
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ToggleStyleChoice { .builtIn(nil) }
}

extension EnvironmentValues {
    var toggleStyleChoice: ToggleStyleChoice {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

/// A style of a program's own, and the one that holds around it: for the toggles that the style itself is made of.
@MainActor
class AnyToggleStyle {
    nonisolated let outer: ToggleStyleChoice

    nonisolated init(outer: ToggleStyleChoice) {
        self.outer = outer
    }

    func view(_ source: ToggleConfigurationSource) -> AnyView {
        fatalError("\(type(of: self)) has no style")
    }
}

@MainActor
private final class TypedToggleStyle<Style: ToggleStyle>: AnyToggleStyle {
    private let style: Style

    init(_ style: Style, outer: ToggleStyleChoice) {
        self.style = style
        super.init(outer: outer)
    }

    override func view(_ source: ToggleConfigurationSource) -> AnyView {
        let styled = StyledBody(style, source) { $0.makeBody(configuration: ToggleStyleConfiguration($1)) }
        return AnyView(styled.environment(\.toggleStyleChoice, outer))
    }
}

nonisolated struct ToggleStyleModifier<Style: ToggleStyle>: EnvironmentModifier {
    typealias Body = Never

    let style: Style

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        if let builtIn = style as? any BuiltInToggleStyle, builtIn.tint == nil {
            values.toggleStyleChoice = .builtIn(builtIn.content)
        } else {
            values.toggleStyleChoice = .custom(TypedToggleStyle(style, outer: values.toggleStyleChoice))
        }
    }
}

extension View {
    /// Sets the style of the toggles in this view.
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        modifier(ToggleStyleModifier(style: style))
    }
}

/// A style that the hosts draw themselves.
@MainActor
protocol BuiltInToggleStyle: ToggleStyle {
    /// nil: the one usual there.
    var content: ToggleContent.Style? { get }

    /// A colour of the style's own.
    var tint: Color? { get }
}

extension BuiltInToggleStyle {
    var tint: Color? { nil }

    fileprivate func toggle(_ configuration: ToggleStyleConfiguration) -> some View {
        ToggleItem(state: configuration.state, style: content, label: configuration.label)
    }
}

/// The style that is usual with the host: a check box in a terminal.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        toggle(configuration)
    }
}

extension DefaultToggleStyle: BuiltInToggleStyle {
    var content: ToggleContent.Style? { nil }
}

/// A switch at the trailing edge.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    let tint: Color?

    public init() {
        tint = nil
    }

    /// A switch in a colour of its own.
    public init(tint: Color) {
        self.tint = tint
    }

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            toggle(configuration).tint(tint)
        } else {
            toggle(configuration)
        }
    }
}

extension SwitchToggleStyle: BuiltInToggleStyle {
    var content: ToggleContent.Style? { .switch }
}

/// A box before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        toggle(configuration)
    }
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
    var content: ToggleContent.Style? { .checkbox }
}

/// A button that stays pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        toggle(configuration)
    }
}

extension ButtonToggleStyle: BuiltInToggleStyle {
    var content: ToggleContent.Style? { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that is usual with the host.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch at the trailing edge.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box before the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
