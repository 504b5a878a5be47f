import DisplayList
import Foundation

/// A control for a line of text.
///
/// The label is shown as the prompt where there is no other. With `axis: .vertical` the field grows over several lines,
/// as many as `lineLimit` allows.
nonisolated public struct TextField<Label>: View where Label: View {
    public typealias Body = Never

    private let content: TextInputContent<Label>

    private init(content: TextInputContent<Label>) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: TextField, _ context: _ViewContext) -> _ViewNode<TextField<Label>> {
        TextFieldNode(view, context) { $0.content }
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(content: TextInputContent(input: .text(text), prompt: prompt, label: label()))
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(
            content: TextInputContent(
                input: .text(text), prompt: prompt, isMultiline: axis == .vertical, label: label()))
    }

    /// A field for a value. What is typed becomes the value on Return or when the focus goes; a text that can't be
    /// read as one is dropped.
    public init<F>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(content: TextInputContent(input: .format(value, format), prompt: prompt, label: label()))
    }

    /// A field for a value that can be missing: then it is empty, and emptying it takes the value away.
    public init<F>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(content: TextInputContent(input: .format(value, format), prompt: prompt, label: label()))
    }

    /// A field for a value that a formatter for numbers or dates reads. Other formatters only show.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(content: TextInputContent(input: .formatter(value, formatter), prompt: prompt, label: label()))
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) where S: StringProtocol {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) where S: StringProtocol {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

extension TextField where Label == Text {
    @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:) instead.")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            content: TextInputContent(
                input: .text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit,
                label: Text(titleKey)))
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:) instead.")
    @_disfavoredOverload
    public init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) where S: StringProtocol {
        self.init(
            content: TextInputContent(
                input: .text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit,
                label: Text(title)))
    }

    @available(*, deprecated, message: "Use focused(_:) instead.")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            content: TextInputContent(
                input: .text(text), prompt: nil, onEditingChanged: onEditingChanged, label: Text(titleKey)))
    }
}

extension TextInput {
    fileprivate static func format<F>(_ value: Binding<F.FormatInput>, _ format: F) -> TextInput
    where F: ParseableFormatStyle, F.FormatOutput == String {
        .value(
            read: { format.format(value.wrappedValue) },
            write: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }, isLive: true)
    }

    fileprivate static func format<F>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextInput
    where F: ParseableFormatStyle, F.FormatOutput == String {
        .value(
            read: { value.wrappedValue.map(format.format) ?? "" },
            write: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    value.wrappedValue = new
                }
            },
            isLive: true)
    }

    fileprivate static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextInput {
        .value(
            read: { formatter.string(for: value.wrappedValue) ?? "" },
            write: { if let new: V = formatter.parsed($0) { value.wrappedValue = new } }, isLive: false)
    }
}

extension Formatter {
    fileprivate func parsed<V>(_ text: String) -> V? {
        let object: Any? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: text)
            case let formatter as DateFormatter: formatter.date(from: text)
            case let formatter as ISO8601DateFormatter: formatter.date(from: text)
            // Foundation on Linux has no way to ask others.
            default: nil
            }
        guard let object else { return nil }
        // Numbers don't become decimals by a cast here.
        if V.self == Decimal.self, let number = object as? NSNumber { return number.decimalValue as? V }
        return object as? V
    }
}

/// A field whose text is shown as dots.
nonisolated public struct SecureField<Label>: View where Label: View {
    public typealias Body = Never

    private let content: TextInputContent<Label>

    @MainActor public static func _makeNode(
        _ view: SecureField, _ context: _ViewContext
    ) -> _ViewNode<SecureField<Label>> {
        TextFieldNode(view, context) { $0.content }
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        content = TextInputContent(input: .text(text), prompt: prompt, isSecure: true, label: label())
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
