internal import SwiftSyntax

/// What a closure is for: part of the screen, or run later on when something happens.
enum ClosureRole: Equatable {
    case content
    case action(trigger: String)

    private static let actionLabels: Set<String> = ["action", "perform", "set", "completion", "handler", "operation"]
    private static let actionCallees: Set<String> = [
        "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit",
        "onDelete", "onMove", "onInsert", "onEnded", "onChanged", "updating", "refreshable", "onOpenURL", "onHover",
        "onDrop", "onDrag", "onCommand", "onExitCommand", "onMoveCommand", "onKeyPress", "onContinueUserActivity",
        "onPreferenceChange", "onScrollGeometryChange", "onGeometryChange", "Task", "async", "asyncAfter", "sync",
        "detached", "run", "sink", "dataTask", "scheduledTimer", "addObserver", "withAnimation", "EditButton",
        "handleEvents", "onCompletion", "onContinuousHover", "onPasteCommand", "dropDestination", "itemProvider",
        "accessibilityAction", "accessibilityAdjustableAction", "assumeIsolated", "fileImporter", "fileExporter",
        "keyboardShortcut", "backgroundTask", "onRotate", "perform", "performBackgroundTask",
    ]

    init(_ closure: ClosureExprSyntax) {
        let call: FunctionCallExprSyntax?
        var label: String?
        var isFirstTrailing = false
        if let argument = closure.parent?.as(LabeledExprSyntax.self) {
            label = argument.label?.text
            call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        } else if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
            label = element.label.text
            call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        } else {
            call = closure.parent?.as(FunctionCallExprSyntax.self)
            isFirstTrailing = call?.trailingClosure?.id == closure.id
        }
        guard let call, let name = call.calleeName else {
            self = .content
            return
        }
        if let label, Self.actionLabels.contains(label) || label.hasPrefix("on") && label != "on" {
            self = .action(trigger: name)
        } else if name == "Button" || name.hasSuffix("Button") {
            let isAction = isFirstTrailing && call.argument("action") == nil && call.closure("label") != nil
            let isOnly = isFirstTrailing && call.additionalTrailingClosures.isEmpty && call.argument("action") == nil
            // `MyButton { Text("x") }` of the project's own may be content.
            self = isAction || isOnly && name == "Button" ? .action(trigger: name) : .content
        } else if Self.actionCallees.contains(name), label != "label", label != "content" {
            self = .action(trigger: name)
        } else {
            self = .content
        }
    }
}
