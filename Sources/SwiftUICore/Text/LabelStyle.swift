import Foundation

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabelStyleConfiguration
}

/// What a style is told of the label.
nonisolated public struct LabelStyleConfiguration {
    /// The label's title.
    nonisolated public struct Title: View {
        public typealias Body = Never
        fileprivate let content: AnyView

        @MainActor public static func _makeNode(_ view: Title, _ context: _ViewContext) -> _ViewNode<Title> {
            ForwardingNode(view, context) { $0.content }
        }
    }

    /// The label's icon.
    nonisolated public struct Icon: View {
        public typealias Body = Never
        fileprivate let content: AnyView

        @MainActor public static func _makeNode(_ view: Icon, _ context: _ViewContext) -> _ViewNode<Icon> {
            ForwardingNode(view, context) { $0.content }
        }
    }

    public let title: Title
    public let icon: Icon
    let loneIcon: Icon

    init<TitleView: View, IconView: View>(title: TitleView, icon: IconView, loneIcon: IconView) {
        self.title = Title(content: AnyView(title))
        self.icon = Icon(content: AnyView(icon))
        self.loneIcon = Icon(content: AnyView(loneIcon))
    }
}

/// The style of the labels at a place.
nonisolated enum LabelStyleChoice {
    case builtIn(LabelPart)
    case custom(AnyLabelStyle)
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleChoice { .builtIn(.titleAndIcon) }
}

extension EnvironmentValues {
    var labelStyleChoice: LabelStyleChoice {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

/// A style of a program's own, and the one that holds around it: for the labels that the style itself is made of.
@MainActor
class AnyLabelStyle {
    func view(_ configuration: LabelStyleConfiguration) -> AnyView {
        fatalError("\(type(of: self)) has no style")
    }

    nonisolated init() {}
}

@MainActor
private final class TypedLabelStyle<Style: LabelStyle>: AnyLabelStyle {
    private let style: Style
    private let outer: LabelStyleChoice

    init(_ style: Style, outer: LabelStyleChoice) {
        self.style = style
        self.outer = outer
        super.init()
    }

    override func view(_ configuration: LabelStyleConfiguration) -> AnyView {
        let styled = StyledBody(style, configuration) { $0.makeBody(configuration: $1) }
        return AnyView(styled.environment(\.labelStyleChoice, outer))
    }
}

nonisolated struct LabelStyleModifier<Style: LabelStyle>: EnvironmentModifier {
    typealias Body = Never

    let style: Style

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        if let builtIn = style as? any BuiltInLabelStyle {
            values.labelStyleChoice = .builtIn(builtIn.parts)
        } else {
            values.labelStyleChoice = .custom(TypedLabelStyle(style, outer: values.labelStyleChoice))
        }
    }
}

extension View {
    /// Sets the style of the labels in this view.
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        modifier(LabelStyleModifier(style: style))
    }
}

@MainActor
private protocol BuiltInLabelStyle: LabelStyle {
    var parts: LabelPart { get }
}

extension BuiltInLabelStyle {
    fileprivate func parts(of configuration: LabelStyleConfiguration) -> some View {
        LabelParts(
            parts: parts, title: configuration.title, icon: configuration.icon, loneIcon: configuration.loneIcon)
    }
}

/// Title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        parts(of: configuration)
    }
}

extension DefaultLabelStyle: BuiltInLabelStyle {
    fileprivate var parts: LabelPart { .titleAndIcon }
}

/// Title and icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        parts(of: configuration)
    }
}

extension TitleAndIconLabelStyle: BuiltInLabelStyle {
    fileprivate var parts: LabelPart { .titleAndIcon }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        parts(of: configuration)
    }
}

extension TitleOnlyLabelStyle: BuiltInLabelStyle {
    fileprivate var parts: LabelPart { .titleOnly }
}

/// The icon alone; assistive technology is still told the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: Configuration) -> some View {
        parts(of: configuration)
    }
}

extension IconOnlyLabelStyle: BuiltInLabelStyle {
    fileprivate var parts: LabelPart { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
