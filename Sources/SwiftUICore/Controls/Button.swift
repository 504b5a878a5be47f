import DisplayList
import Foundation

/// A control that does something when it is pressed.
nonisolated public struct Button<Label>: View where Label: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyleChoice) private var style

    /// A button with a label of any views. The action runs on the main actor.
    @preconcurrency
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor @preconcurrency
    public var body: some View {
        switch style {
        case .builtIn(let style):
            ButtonItem(role: role, style: style, action: action, pressing: nil, label: label)
        case .custom(let style):
            style.view(PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: action))
        }
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// In a style: a button like the one that is styled, in the style that holds around this one.
    @MainActor @preconcurrency
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// What a button is for, from which follows how it looks.
nonisolated public struct ButtonRole: Equatable, Sendable {
    let role: ButtonContent.Role

    /// Deletes something.
    public static let destructive = ButtonRole(role: .destructive)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(role: .cancel)
}

/// A button as an item, in a style that the hosts know.
nonisolated struct ButtonItem<Label: View>: View {
    typealias Body = Never

    let role: ButtonRole?
    /// nil: as the host shows buttons at this place.
    let style: ButtonContent.Style?
    let action: @MainActor () -> Void
    /// Is told whether the pointer holds the button down. nil: only the host marks that.
    let pressing: Binding<Bool>?
    let label: Label

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<ButtonItem<Label>> {
        ButtonNode(view, context)
    }
}

@MainActor
private final class ButtonNode<Label: View>: LabeledControlNode<ButtonItem<Label>, Label, ButtonBox> {
    override func label(of view: ButtonItem<Label>) -> Label {
        view.label
    }

    override func makeControl(around label: Box) -> ButtonBox {
        let control = ButtonBox(around: label, depth: depth)
        control.action = { [unowned self] in view.action() }
        control.press = { [unowned self] in view.pressing?.wrappedValue = $0 }
        return control
    }

    override func show(in control: ButtonBox) {
        let style =
            view.style ?? (control.environment?.isInListRow == true ? .row : graph.metrics.automaticButtonStyle)
        control.button = ButtonContent(style: style, role: view.role?.role, isPressed: control.button.isPressed)
        control.followsPointer = view.pressing != nil
        control.metrics = graph.metrics.metrics(of: .button(style))
    }
}

@MainActor
final class ButtonBox: LabeledControlBox {
    var button = ButtonContent(style: .plain)
    var action: (@MainActor () -> Void)?
    var press: (@MainActor (Bool) -> Void)?
    /// The program's own style shows that the pointer is down, and so has to follow it.
    var followsPointer = false

    override var kind: Control.Kind { .button(button) }

    override func activate() {
        action?()
    }

    override var takesPointer: Bool { followsPointer }

    override func pointerMoved(isInside: Bool) {
        setPressed(isInside && isEnabled)
    }

    override func pointerLeft() {
        setPressed(false)
    }

    override func pressed(at time: Double) {
        _ = receive(.activate(id))
    }

    private func setPressed(_ isPressed: Bool) {
        guard isPressed != button.isPressed else { return }
        button.isPressed = isPressed
        markContent()
        press?(isPressed)
    }
}

extension Box {
    /// The button that stands for the whole row of a list that has this inside.
    var rowButton: ButtonBox? {
        if let button = self as? ButtonBox, button.button.style == .row { return button }
        var found: ButtonBox?
        visitContent { box in
            if found == nil { found = box.rowButton }
        }
        return found
    }
}
