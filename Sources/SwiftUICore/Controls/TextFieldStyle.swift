import DisplayList
import Foundation

/// The look of text fields: one of the styles that there are.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

@MainActor
private protocol BuiltInTextFieldStyle: TextFieldStyle {
    /// nil: the one usual at the place.
    var content: TextFieldContent.Style? { get }
}

/// With a border, except in the rows of lists.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}

extension DefaultTextFieldStyle: BuiltInTextFieldStyle {
    fileprivate var content: TextFieldContent.Style? { nil }
}

/// Only the text.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}

extension PlainTextFieldStyle: BuiltInTextFieldStyle {
    fileprivate var content: TextFieldContent.Style? { .plain }
}

/// The text with a border around.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}

extension RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    fileprivate var content: TextFieldContent.Style? { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// With a border, except in the rows of lists.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Only the text.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text with a border around.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: TextFieldContent.Style? { nil }
}

extension EnvironmentValues {
    /// nil: the style usual at the place.
    var textFieldStyle: TextFieldContent.Style? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

nonisolated struct TextFieldStyleModifier<Style: TextFieldStyle>: EnvironmentModifier {
    typealias Body = Never

    let style: Style

    @MainActor
    func write(_ values: inout EnvironmentValues) {
        values.textFieldStyle = (style as? any BuiltInTextFieldStyle)?.content
    }
}

extension View {
    /// Sets the style of the text fields in this view.
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        modifier(TextFieldStyleModifier(style: style))
    }
}
