import Foundation

/// Something that takes focus and input, with the state that it shows now.
public struct Control: Equatable, Sendable {
    public var kind: Kind
    public var isEnabled: Bool
    public var isFocused: Bool
    public var tint: DisplayColor?
    /// False: only the pointer reaches it, as with a text that can be tapped.
    public var isFocusable: Bool

    public init(
        kind: Kind, isEnabled: Bool = true, isFocused: Bool = false, tint: DisplayColor? = nil,
        isFocusable: Bool = true
    ) {
        self.kind = kind
        self.isEnabled = isEnabled
        self.isFocused = isFocused
        self.tint = tint
        self.isFocusable = isFocusable
    }

    public enum Kind: Equatable, Sendable {
        case button(ButtonContent)
        case textField(TextFieldContent)
        case textEditor(text: String, font: DisplayFont)
        case toggle(ToggleContent)
    }

    /// Whether the keyboard can reach it.
    public var takesFocus: Bool {
        isEnabled && isFocusable
    }

    /// The text that the user can edit; nil for what is no text input.
    public var editableText: String? {
        switch kind {
        case .textField(let field): field.text
        case .textEditor(let text, _): text
        case .button, .toggle: nil
        }
    }
}

public struct ButtonContent: Equatable, Sendable {
    public enum Style: Hashable, Sendable {
        /// Only the label; the host may mark the press.
        case plain
        /// The label in the accent colour.
        case borderless
        case bordered
        case borderedProminent
        case link
        /// The whole row of a list is the button.
        case row
    }

    public enum Role: Hashable, Sendable {
        case cancel, destructive
    }

    public var style: Style
    public var role: Role?
    public var isPressed: Bool

    public init(style: Style, role: Role? = nil, isPressed: Bool = false) {
        self.style = style
        self.role = role
        self.isPressed = isPressed
    }
}

public struct TextFieldContent: Equatable, Sendable {
    public enum Style: Hashable, Sendable {
        case plain, roundedBorder
    }

    public var text: String
    /// Shown while `text` is empty.
    public var prompt: String
    public var style: Style
    /// The text is shown as dots.
    public var isSecure: Bool
    /// The field grows over several lines.
    public var isMultiline: Bool
    public var font: DisplayFont
    public var color: DisplayColor
    public var alignment: TextSource.Alignment

    public init(
        text: String, prompt: String, style: Style, isSecure: Bool = false, isMultiline: Bool = false,
        font: DisplayFont, color: DisplayColor, alignment: TextSource.Alignment = .leading
    ) {
        self.text = text
        self.prompt = prompt
        self.style = style
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.font = font
        self.color = color
        self.alignment = alignment
    }
}

public struct ToggleContent: Equatable, Sendable {
    public enum Style: Hashable, Sendable {
        case checkbox, `switch`
        /// A button that stays pressed; the label is on it.
        case button
    }

    /// nil: some of what it stands for is on and some is off.
    public var isOn: Bool?
    public var style: Style
    /// Where the box or switch is, in the coordinates of the item; the label is beside it. Empty for `.button`.
    public var indicator: CGRect

    public init(isOn: Bool?, style: Style, indicator: CGRect) {
        self.isOn = isOn
        self.style = style
        self.indicator = indicator
    }
}
